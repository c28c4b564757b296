# A few texts in Russian: three plural forms, animate accusative, adjectives that agree.

list-comma = { $first }, { $next }
    .instrumental = { INSTRUMENTAL($first) }, { INSTRUMENTAL($next) }
list-and = { $first } и { $next }
    .instrumental = { INSTRUMENTAL($first) } и { INSTRUMENTAL($next) }
counted = { $n } { $what }
colour-yellow = жёлтый
card-sailor = { $n ->
        [one] моряк
        [few] моряка
       *[many] моряков
    }
    .gender = masculine
    .accusative = моряка
card-captain = { $n ->
        [one] капитан
        [few] капитана
       *[many] капитанов
    }
    .gender = masculine
    .instrumental = капитаном
card-settler = { $n ->
        [one] поселенец
        [few] поселенца
       *[many] поселенцев
    }
    .gender = masculine
    .instrumental = поселенцем
card-trader = торговец
    .gender = masculine
    .accusative = торговца
card-mademoiselle = сеньорита
    .gender = feminine
    .accusative = сеньориту
name-ship-yellow = жёлтая лодка
    .gender = feminine
    .accusative = жёлтую лодку
name-coloured = { $person } ({ $colour })
    .gender = { GENDER($person) }
    .accusative = { ACCUSATIVE($person) } ({ $colour })
name-expedition = экспедиция ({ $needs })
    .gender = feminine
    .accusative = экспедицию ({ $needs })
coloured-ship-yellow = { $n ->
        [one] жёлтый корабль
        [few] жёлтых корабля
       *[many] жёлтых кораблей
    }
story-hired = { $name } нанимает { ACCUSATIVE($card) } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
story-repelled = { $name } прогоняет { ACCUSATIVE($card) }.
do-claim = выполнить { ACCUSATIVE($expedition) } с { INSTRUMENTAL($with) }
odds-twice = Два { $ships } не могут стоять в гавани вместе (B13).
why = { $sentence } ({ $rule })
why-not-in-harbour = { GENDER($card) ->
        [feminine] { $card } не лежит в гавани: её там нет.
       *[masculine] { $card } не лежит в гавани: его там нет.
    }
