# A few texts in German: nouns have a gender, adjectives and articles follow the case.

list-comma = { $first }, { $next }
    .accusative = { ACCUSATIVE($first) }, { ACCUSATIVE($next) }
    .dative = { DATIVE($first) }, { DATIVE($next) }
list-and = { $first } und { $next }
    .accusative = { ACCUSATIVE($first) } und { ACCUSATIVE($next) }
    .dative = { DATIVE($first) } und { DATIVE($next) }
counted = { $n } { $what }
colour-yellow = gelb
card-sailor = { $n ->
        [one] Matrose
       *[other] Matrosen
    }
    .gender = masculine
    .accusative = den Matrosen
    .dative = dem Matrosen
card-captain = { $n ->
        [one] Kapitän
       *[other] Kapitäne
    }
    .gender = masculine
    .accusative = den Kapitän
    .dative = dem Kapitän
card-settler = Siedler
    .gender = masculine
    .accusative = den Siedler
    .dative = dem Siedler
card-trader = Händler
    .gender = masculine
    .accusative = den Händler
card-mademoiselle = Fräulein
    .gender = neuter
    .accusative = das Fräulein
    .dative = dem Fräulein
name-ship-yellow = gelbe Pinasse
    .gender = feminine
    .accusative = die gelbe Pinasse
    .dative = der gelben Pinasse
name-coloured = { $person } ({ $colour })
    .gender = { GENDER($person) }
    .accusative = { ACCUSATIVE($person) } ({ $colour })
name-expedition = Expedition ({ $needs })
    .gender = feminine
    .accusative = die Expedition ({ $needs })
coloured-ship-yellow = { $n ->
        [one] gelbes Schiff
       *[other] gelbe Schiffe
    }
story-hired = { $name } heuert { ACCUSATIVE($card) } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } an.
story-repelled = { $name } vertreibt { ACCUSATIVE($card) }.
do-claim = { ACCUSATIVE($expedition) } mit { DATIVE($with) } erfüllen
odds-twice = Zwei { $ships } können nicht zusammen im Hafen liegen (B13).
why = { $sentence } ({ $rule })
why-not-in-harbour = { GENDER($card) ->
        [feminine] Die { $card } liegt nicht im Hafen.
        [neuter] Das { $card } liegt nicht im Hafen.
       *[masculine] Der { $card } liegt nicht im Hafen.
    }
