# Every text of the app in English, in Fluent syntax. A language is one more file with the same keys.
#
# Numbers pick their form by plural category: [one] and [other] in English. A choice stands on lines of its own.
#
# Cards, persons, colours and counts are things: `{ $card }` gives the thing's own text (card-sailor). A language
# whose words bend gives the texts of things more forms, as attributes, and asks for them in its sentences:
#
#   card-sailor = { $n ->
#           [one] Matrose
#          *[other] Matrosen
#       }
#       .gender = masculine
#       .accusative = { $n ->
#           [one] den Matrosen
#          *[other] die Matrosen
#       }
#   story-hired = { $name } heuert { ACCUSATIVE($card) } an.
#   story-gone = { GENDER($card) ->
#           [feminine] Sie
#          *[masculine] Er
#       } ist fort.
#
# The forms are GENDER, PLURAL (more than one, without a number), DEFINITE, INDEFINITE, GENITIVE, DATIVE, ACCUSATIVE,
# INSTRUMENTAL and LOCATIVE; a thing that lacks one gives its plain text, and so does a name that a person typed.
# A text that is made of things (name-ship, list-and) hands a form on by having it too:
# `.accusative = { ACCUSATIVE($first) } und { ACCUSATIVE($next) }`.
# Understood besides: { other-key }, { "literal" }, \u and \U in literals. Terms, NUMBER() and the like are refused.

list-comma = { $first }, { $next }
list-and = { $first } and { $next }

## Cards and terms

letter-yellow = Y
letter-blue = B
letter-green = G
letter-red = R
letter-black = K
letter-ares = A
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-red = red
colour-black = black
colour-ares = Ares
ship-yellow = pinnace
ship-blue = flute
ship-green = skiff
ship-red = frigate
ship-black = galleon
ship-ares = pirates
card-trader = { $n ->
        [one] trader
       *[other] traders
    }
card-settler = { $n ->
        [one] settler
       *[other] settlers
    }
card-captain = { $n ->
        [one] captain
       *[other] captains
    }
card-priest = { $n ->
        [one] priest
       *[other] priests
    }
card-jack = { $n ->
        [one] jack of all trades
       *[other] jacks of all trades
    }
card-sailor = { $n ->
        [one] sailor
       *[other] sailors
    }
card-pirate = { $n ->
        [one] pirate
       *[other] pirates
    }
card-mademoiselle = { $n ->
        [one] mademoiselle
       *[other] mademoiselles
    }
card-jester = { $n ->
        [one] jester
       *[other] jesters
    }
card-admiral = { $n ->
        [one] admiral
       *[other] admirals
    }
card-governor = { $n ->
        [one] governor
       *[other] governors
    }
card-wholesaler = { $n ->
        [one] wholesaler
       *[other] wholesalers
    }
card-passenger = { $n ->
        [one] passenger
       *[other] passengers
    }
card-gambler = { $n ->
        [one] gambler
       *[other] gamblers
    }
card-clerk = { $n ->
        [one] clerk
       *[other] clerks
    }
card-gunner = { $n ->
        [one] gunner
       *[other] gunners
    }
card-vice-admiral = { $n ->
        [one] vice-admiral
       *[other] vice-admirals
    }
card-lookout = { $n ->
        [one] lookout
       *[other] lookouts
    }
card-innkeeper = { $n ->
        [one] innkeeper
       *[other] innkeepers
    }
card-tibook-brother = { $n ->
        [one] Tibook brother
       *[other] Tibook brothers
    }
card-expedition = { $n ->
        [one] expedition
       *[other] expeditions
    }
card-tax = { $n ->
        [one] tax increase
       *[other] tax increases
    }
name-ship-yellow = yellow pinnace
name-ship-blue = blue flute
name-ship-green = green skiff
name-ship-red = red frigate
name-ship-black = black galleon
name-ship-ares = Ares pirates
coloured-ship-yellow = { $n ->
        [one] yellow ship
       *[other] yellow ships
    }
coloured-ship-blue = { $n ->
        [one] blue ship
       *[other] blue ships
    }
coloured-ship-green = { $n ->
        [one] green ship
       *[other] green ships
    }
coloured-ship-red = { $n ->
        [one] red ship
       *[other] red ships
    }
coloured-ship-black = { $n ->
        [one] black ship
       *[other] black ships
    }
coloured-ship-ares = { $n ->
        [one] Ares ship
       *[other] Ares ships
    }
name-coloured = { $person } ({ $colour })
name-expedition = expedition ({ $needs })
counted = { $n } { $what }
skull = skull
swords = { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
crowns = { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }
cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
colours = { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    }
vp = { $n } VP
costs = costs { $n }
gift = +{ $n } to another
item-bread = carries bread
item-rum = carries rum
item-herbs = carries herbs
item-book = ritual book
ability-trader = +1 { $colour }
ability-settler = settler S
ability-captain = captain C
ability-priest = priest P
ability-jack = C, P or S
ability-sailor = { swords }
ability-pirate = { swords }
ability-tibook-brother = { swords }
ability-mademoiselle = hires -1
ability-jester = bust: +1
ability-admiral = 5+ cards: 2
ability-governor = +1 card
ability-wholesaler = tucks { $colour }
ability-passenger = only VP
ability-gambler = draws 4
ability-clerk = { $colour } +1
ability-gunner = ships - 1
ability-vice-admiral = 3-4 cards: 1
ability-lookout = sees 3
ability-innkeeper = buys food
bonus-most-swords = most swords +
bonus-fewest-vp = fewest VP +
tax-halve = { $n } coins or more: half is lost
tax-down-to-8 = { $n } coins or more: down to 8
tax-brief = { $n }+ coins
face = { $name }: { $shows }

## Home

home-subtitle = table companion and the whole game
home-continue = Continue
home-empty =
    Nothing started yet. Open a door below, or press f for the ninety-second tour.
    Whatever you start is saved at every step and waits here.
home-tip = Tip: { $tip }
tip-letters = cards carry letters: press one to pick the card.
tip-why = press w in a game to hear why something cannot be done, with its rule.
tip-undo = u takes a step back, U redoes it, after a restart too.
tip-palette = : opens the palette: every command of the screen, and every tool.
tip-rules = F2 opens the rules at the page of the present phase.
tip-spyglass = the spyglass knows the exact risk of the next card at your table.
tip-theme = there are four themes, one for colour-blind eyes, one of high contrast.
kind-campaign = campaign at the table
kind-contracts = contracts at the table
kind-game = digital game
kind-score = score sheet
kind-other = another kind of save
too-small =
    A harbour needs room.
    At least { $width } columns and { $height } rows; now { $now_width } and { $now_height }.

door-home-campaign = Campaign at the table
door-home-contracts = Contracts at the table
door-home-game = Digital game
door-home-tools = Spyglass and tools
door-tool-spyglass = Spyglass
door-tool-score-sheet = Score sheet
door-tool-rules-reference = Rules
door-tool-card-browser = Cards
door-tool-data-sheet = Data sheet
door-tool-saves = Saves
door-tool-settings = Settings
door-tool-tour = Tour
door-tool-table-lesson = Table lesson

## Commands: label and help line of each

cmd-help = help
cmd-help-help = What this screen is for and all its keys.
cmd-palette = palette
cmd-palette-help = Search every command of this screen, and every tool.
cmd-rules = rules
cmd-rules-help = The rules reference, the present phase first.
cmd-open-spyglass = spyglass
cmd-open-spyglass-help = The odds: the exact risk of the next card at your table.
cmd-open-score-sheet = score sheet
cmd-open-score-sheet-help = VP, coins and swords, the tax, who has won.
cmd-open-cards = card browser
cmd-open-cards-help = Every card, with where its data come from.
cmd-open-data-sheet = data sheet
cmd-open-data-sheet-help = Correct assumed values for your own copy.
cmd-open-saves = saves
cmd-open-saves-help = All saves, and the trash.
cmd-open-settings = settings
cmd-open-settings-help = Theme, glyphs, odds, confirmations, animations.
cmd-open-campaign-new = new campaign
cmd-open-campaign-new-help = Begin a campaign at the table.
cmd-open-table-lesson = table lesson
cmd-open-table-lesson-help = Two minutes at a pretend table: how the app keeps your books.
cmd-open-contracts-new = new contracts
cmd-open-contracts-new-help = Begin an evening of contracts at the table.
cmd-open-game-new = new game
cmd-open-game-new-help = Begin a digital game.
cmd-back = back
cmd-back-help = Leave this screen; everything is saved already.
cmd-quit = quit
cmd-quit-help = Leave the app; everything is saved already.
cmd-home-campaign = campaign
cmd-home-campaign-help = Track the adventure: story, tasks, crowns and events.
cmd-home-contracts = contracts
cmd-home-contracts-help = Size the time deck, count it down, score the evening.
cmd-home-game = game
cmd-home-game-help = Every module; alone, hot-seat, or with bots.
cmd-home-tools = tools
cmd-home-tools-help = Odds, score sheet, rules, cards, data sheet.
cmd-home-saves = saves
cmd-home-saves-help = All saves, and the trash.
cmd-home-settings = settings
cmd-home-settings-help = Theme, glyphs, odds, confirmations, animations.
cmd-home-tour = tour
cmd-home-tour-help = A guided turn in ninety seconds.
cmd-home-leave = leave
cmd-home-leave-help = Leave the app.
cmd-dialog-leave = close
cmd-dialog-leave-help = Close without an answer.
cmd-confirm-yes = yes
cmd-confirm-yes-help = Do it.
cmd-confirm-no = no
cmd-confirm-no-help = Leave everything as it is.
cmd-choose-take = choose
cmd-choose-take-help = Choose the marked line; its letter does the same.
cmd-count-take = take it
cmd-count-take-help = Take this count.
cmd-number-take = take it
cmd-number-take-help = Take this number.
cmd-number-more = one more
cmd-number-more-help = Count one up.
cmd-number-less = one less
cmd-number-less-help = Count one down.
cmd-form-done = done
cmd-form-more = everything
cmd-form-more-help = Show every line of the form.
cmd-form-done-help = Take everything as it stands.
cmd-steps-tick = tick
cmd-steps-tick-help = Tick the marked step; the last one writes everything down as one entry.
cmd-steps-done = done so far
cmd-steps-done-help = Tick everything up to the next question, or to the end.
cmd-steps-other = otherwise
cmd-steps-other-help = The table says something else: another card, another verdict.
cmd-steps-untick = take back
cmd-steps-untick-help = Take the last tick back.
cmd-cards-next = next card
cmd-cards-next-help = Go to the next card.
cmd-cards-previous = card before
cmd-cards-previous-help = Go to the card before.
cmd-cards-below = below
cmd-cards-below-help = Go to the card below.
cmd-cards-above = above
cmd-cards-above-help = Go to the card above.
cmd-cards-pick = pick
cmd-cards-pick-help = Pick the marked card.
cmd-tool-spyglass = odds
cmd-tool-spyglass-help = The exact risk of the next card at your table.
cmd-tool-score-sheet = scores
cmd-tool-score-sheet-help = VP, coins and swords, the tax, who has won.
cmd-tool-rules-reference = rules
cmd-tool-rules-reference-help = Every rule by id, searchable.
cmd-tool-card-browser = cards
cmd-tool-card-browser-help = Every card, with where its data come from.
cmd-tool-data-sheet = data
cmd-tool-data-sheet-help = Correct assumed values for your own copy.
cmd-tool-saves = saves
cmd-tool-saves-help = All saves, and the trash.
cmd-tool-settings = settings
cmd-tool-settings-help = Theme, glyphs, odds, confirmations, animations.
cmd-tool-tour = tour
cmd-tool-tour-help = A guided turn in ninety seconds.
cmd-tool-table-lesson = lesson
cmd-tool-table-lesson-help = Two minutes at a pretend table: how the app keeps your books.
cmd-rules-search = search
cmd-rules-search-help = Type words or a rule's id.
cmd-rules-open = read ahead
cmd-rules-open-help = Open what this rule keeps for later chapters.
cmd-browser-search = search
cmd-browser-search-help = Type a name, a code, a set or a source.
cmd-settings-next = next choice
cmd-settings-next-help = The next choice of the marked setting.
cmd-settings-previous = choice before
cmd-settings-previous-help = The choice before.

## Dialogs

confirm-title = Are you sure?
choose-none = Mark a line first.
count-hint = 11, +3 or -2; Enter alone: one more
count-result = { $present } now, then { $total }.
count-refused = { $present } now: type a number such as 11, or a change such as +3; not below 0.
number-range = { $least } to { $most }
form-needed = { $field } is needed.
steps-hint = { $n ->
        [one] { $n } step to go. Nothing is written before the last one is ticked.
       *[other] { $n } steps to go. Nothing is written before the last one is ticked.
    }
palette-title = Commands

## Help

help-title = Help
help-here = On this screen
help-everywhere = Everywhere
help-widget-cards = Cards on the table: walk with the arrows, pick with Enter, a letter or a click.
help-app = Port Royal Companion.
help-home = Continue an evening or open a door. Everything is saved at every step.
help-tools = Small tools for a table with real cards, and the reference books.
help-rules = The rules in our own words. Refusals in the game cite these ids. What belongs to later chapters stays closed until you reach them.
help-browser = Every card the project knows. A question mark marks data that are assumed: the data sheet corrects them.
help-settings = Arrows change the marked setting; it is kept at once.
help-dialog = A question. Esc leaves it without an answer.
help-confirm = A yes-or-no question. Esc leaves it without an answer.
help-choose = Press a letter, or walk with the arrows and press Enter.
help-number = Type a number, or step it with the arrows.
help-form = Fill in what you like; Enter goes to the next line, Ctrl+S is done.
help-steps = Do each step at the table and tick it. Nothing is written before the last one.

## Tools

tools-title = Spyglass and tools
rules-title = Rules
rules-detail = in our own words
rules-search = search: words or an id such as B24
rules-found = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-none = No rule holds all these words.
rule-closed = What belongs to later chapters is told when you reach them.
rule-closed-key = (o opens it anyway.)
rules-open-title = Read ahead?
rules-open-sure = { $rule } goes on with tasks and cards of chapters that you have not reached. Open it anyway?
rule-reading = The rulebook is silent on part of this; it is our reading.
rule-print = Known from other prints, not from the rulebook.
rule-book = Stated by the Big Box rulebook.
rule-part-B = Base game
rule-part-U = Underway!
rule-part-G = Gambler
rule-part-C = One more contract
rule-part-A = The adventure begins
browser-title = Cards
browser-detail = every known face, with its source
browser-search = search: name, code, set or source
browser-found = { $n ->
        [one] { $n } face
       *[other] { $n } faces
    }, { cards-short }
cards-short = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
browser-none = No card fits these words.
browser-copies = { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    } · { $set }
browser-code = Code { $code }
browser-timing = When: { $when }
browser-ladder = Coins for the 1st to 5th finisher: { $ladder }
browser-seal = Seal: { $digit } { $letter }
browser-seal-source = Seal: { $source }
timing-any-time = any time
timing-at-once = at once, or never
timing-active-only = active player only
timing-at-once-active-only = at once, active player only
set-base = base game
set-underway = Underway!
set-gambler = Gambler
set-contracts = One more contract
set-adventure = The adventure begins
set-contract = contract
source-rulebook = Source: the rulebook
source-print = Source: other public prints
source-assumed = Source: assumed; the data sheet corrects it for your copy
source-original = Source: original, invented for this project

## Settings

settings-title = Settings
settings-detail = kept at once
settings-sample = Sample
settings-hint = Left and right change the marked setting; a click does too.
settings-unreadable = The settings file cannot be read ({ $reason }), so the usual settings count. "companion doctor" looks at it.
settings-not-kept = The settings file cannot be written ({ $reason }); what you set counts until you leave.
setting-theme = Theme
setting-theme-port-royal = Port Royal, dark
setting-theme-port-royal-light = Port Royal, light
setting-theme-high-contrast = high contrast
setting-theme-colour-blind = colour-blind safe
setting-glyphs = Symbols
setting-glyphs-unicode = Unicode
setting-glyphs-ascii = ASCII only
setting-odds = Odds of the next card, in new games
setting-odds-off = off
setting-odds-after = after the draw
setting-odds-before = before the draw
setting-confirmations = Ask before what matters
setting-confirmations-on = yes
setting-confirmations-off = no
setting-animations = Animations and bot pauses
setting-animations-on = yes
setting-animations-off = no

## Spyglass and odds

bullet = •
spyglass-title = Spyglass
spyglass-detail = the exact odds of the next card
spyglass-seen = What lies on the table
spyglass-harbour = Ship colours in the harbour:
spyglass-swords = Your swords: { $n }   (+ and -)
spyglass-modules = In the deck besides the base game:
spyglass-gone = Known to be gone: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }   { $names }
spyglass-answer = The next card
spyglass-verdict = busts. { $unseen ->
        [one] { $unseen } card is
       *[other] { $unseen } cards are
    } unseen; never stopping, you would turn over { $cards } on average.
spyglass-assumptions = What this supposes
spyglass-pick = Which card is gone?
odds-next = bust on the next card
odds-within = bust within { $n }
odds-reach = reach { $n } colours
odds-repel = your swords repel it
odds-unknown-module = No module is called '{ $name }'; there are { $names }.
odds-unknown-card = No card of this deck is called '{ $code }'; write a code (yellow.1.1) or a plain colour.
odds-unknown-gone = No card of this deck is called '{ $code }'; cards that are gone are named by their codes.
odds-too-many = { $count ->
        [one] There is only 1 copy
       *[other] There are only { $count } copies
    } of { $code } in this deck.
odds-no-copy = No { $ship } is left that could be the one in the harbour.
odds-twice = Two { $ships } cannot lie in the harbour together: that is a bust (B13).
odds-not-harbour = { $code } never lies in the harbour (B15, B17); name it among the cards that are gone.
odds-swords = Swords are a number from 0 up, not { $swords }.
odds-assume-unseen = Unseen are the draw pile and the face-down coins: every card of the deck that neither lies in the harbour nor is named as gone, all equally likely.
odds-assume-sharpen = Name what lies in displays and in the discard pile to sharpen the figures; after a reshuffle leave out what went back into the deck.
odds-assume-repel = You repel exactly the ships that would bust and that your swords can repel, and no others.
odds-assume-others = Persons, taxes, expeditions and repelled ships count as cards turned over, but change no colour.
odds-assume-plain = A plain colour in the harbour may be any unseen copy of it; the figures are averaged over the copies.
odds-assume-draw-on = Reaching colours and the expected number of cards suppose that you draw on and never stop.
module-gambler = Gambler
module-underway-mix = Underway! mix-in
module-contract-cards = contract persons and ships
pick-search = type to narrow the list
help-events = Type the event's name; events met before are listed. Enter takes the marked line, Tab goes to what the event does.
help-pick = Type to narrow the list; Enter takes the marked line.
help-spyglass = Tell what you see: a key for each ship colour in the harbour, + and - for your swords. The number is exact, nothing is simulated.
help-widget-chips = Switches: arrows walk, Space or a click turns one.
cmd-pick-take = take
cmd-pick-take-help = Take the marked line.
cmd-pick-down = down
cmd-pick-down-help = One line down.
cmd-pick-up = up
cmd-pick-up-help = One line up.
cmd-events-take = take
cmd-events-take-help = Take the marked event, or the new name.
cmd-events-down = down
cmd-events-down-help = One event down.
cmd-events-up = up
cmd-events-up-help = One event up.
cmd-events-text = what it does
cmd-events-text-help = Go to the line for what the event does, and back to its name.
cmd-chips-next = next
cmd-chips-next-help = Go to the next switch.
cmd-chips-previous = before
cmd-chips-previous-help = Go to the switch before.
cmd-chips-press = turn
cmd-chips-press-help = Turn the marked switch.
cmd-spyglass-yellow = yellow
cmd-spyglass-yellow-help = A yellow ship lies in the harbour, or not.
cmd-spyglass-blue = blue
cmd-spyglass-blue-help = A blue ship lies in the harbour, or not.
cmd-spyglass-green = green
cmd-spyglass-green-help = A green ship lies in the harbour, or not.
cmd-spyglass-red = red
cmd-spyglass-red-help = A red ship lies in the harbour, or not.
cmd-spyglass-black = black
cmd-spyglass-black-help = A black ship lies in the harbour, or not.
cmd-spyglass-clear = new turn
cmd-spyglass-clear-help = The harbour is empty again.
cmd-spyglass-sword = sword more
cmd-spyglass-sword-help = You have one sword more.
cmd-spyglass-no-sword = less
cmd-spyglass-no-sword-help = You have one sword less.
cmd-spyglass-module-1 = Gambler
cmd-spyglass-module-1-help = The Gambler cards are in the deck, or not.
cmd-spyglass-module-2 = Underway! mix
cmd-spyglass-module-2-help = The Underway! cards are in the deck, or not.
cmd-spyglass-module-3 = contract cards
cmd-spyglass-module-3-help = The contract persons and ships are in the deck, or not.
cmd-spyglass-gone = card gone
cmd-spyglass-gone-help = Name a card that cannot come next: in a display, or discarded.
cmd-spyglass-reset = reset
cmd-spyglass-reset-help = Forget everything seen.
progress-steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }

## Contracts

contract-luminary = Luminary
contract-bruja = Bruja
contract-maritime-supremacy = Maritime Supremacy
contract-new-colony = New Colony
contract-trade-outpost = Trade Outpost
contract-trade-master = Trade Master
contract-thrifty-staff = Thrifty Staff
contract-mercenary = Mercenary
contract-explorer = Explorer
contract-frigate-nemesis = Frigate Nemesis
contract-galleon-nemesis = Galleon Nemesis
contract-tax-inspector = Tax Inspector
contract-jinx = Jinx
contract-speculator = Speculator
contract-major-speculator = Major Speculator
contract-pirates-nest = Pirates' Nest
contract-small-estate = Small Estate
contract-ransom = Ransom
rank-landlubber = landlubber
rank-sailor = sailor
rank-pirate = pirate
rank-captain = captain
rank-lord-of-the-seas = lord of the seas

## Digital game: actions as choices

do-draw = reveal a card
do-stop = stop and take
do-repel = send the ship away
do-keep = let the ship in
do-pass = take no more
do-end = end the turn
do-gamble = gamble: four cards at once
do-take = take the { $card }{ $given ->
        [yes] , 1 coin to { $name }
       *[no] { "" }
    }{ $how ->
        [decline] , decline its coins
        [item] , keep it as an item
       *[trade] { "" }
    }
do-claim = claim the { $expedition } with { $with }
do-complete = complete { $goal }
do-complete-with = complete { $goal }, discarding { $with }
do-decline = let { $goal } go
do-score-yes = move a time card to the score pile
do-score-no = leave the time deck as it is
do-keep-ship = keep the ship for Pirates' Nest
do-discard-ship = discard the ship

## Why not

why = { $sentence } ({ $rule })
why-over = The game is over.
why-answer-repel = First decide about the { $card }: send it away, or let it in.
why-answer-first = First answer the open question.
why-other-seat = Another seat has to act.
why-not-in-discover = That belongs to phase 1, while cards are being discovered.
why-not-in-trade = That belongs to phase 2, to a player's own taking.
why-first-card = The first card of a turn has to be revealed before you may stop.
why-no-card = No card is left to reveal.
why-nothing-to-repel = No ship is waiting to be sent away.
why-not-in-harbour = The { $card } does not lie in the harbour.
why-no-takes-left = You have taken all the cards you may.
why-too-expensive = It costs { $cost }, you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
why-fee = With the fee for the active player it costs { $cost }, you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
why-not-active = Only the active player may do that.
why-no-expedition = The { $card } does not lie in the middle of the table.
why-wrong-persons = Your persons do not meet what the { $card } asks for.
why-not-owned = Those persons are not all in your display.
why-no-claim-after-bust = In the first edition nothing is claimed after a bust.
why-no-bust = That only ends a turn after a bust.
why-not-available = That is not possible now.
why-no-gambler = You have no gambler left to use this turn.
why-gambled = After a gamble only the next gambler or stopping is possible.
why-no-gift = That ship brings no gift.
why-gift-needed = That ship brings another player a coin: say who gets it.
why-gift-seat = The gift goes to another player.
why-cannot-decline = Those coins cannot be declined.
why-not-on-table = That contract does not lie on the table.
why-done-already = You have completed that contract already.
why-no-marker = You have no marker left: three contracts are the most.
why-not-fulfilled = You do not have what the contract asks for yet.
why-special-moment = That contract is decided at its special moment only.
why-not-asked = No such question is open.
why-no-kept-ship = No repelled ship is waiting.
why-no-item = That ship cannot be kept as an item.
why-not-trade-yet = Cards are taken in phase 2: stop discovering first.
why-bot = { $name } is thinking.

## Story

story-shuffled = The discard pile is shuffled into a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
story-turn = { $name }'s turn, round { $round }.
story-revealed = { $name } reveals: { $card }.
story-entered = It enters the harbour: { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }.
story-repelled = { $name } sends the { $card } away.
story-bust = Bust! { $name } loses the harbour, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
story-jesters = { $name }'s jesters bring { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-expedition = An { $card } lies open.
story-tax = Tax increase!
story-tax-paid = { $name } loses { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-tax-bonus = { $name } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } of it.
story-stopped = { $name } stops at { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }.
story-taking = { $name } may take { $takes ->
        [one] { $takes } card
       *[other] { $takes } cards
    }.
story-income = { $name }'s people earn { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-traded = { $name } trades the { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-hired = { $name } hires the { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-fee = { $name } pays { $other } 1 coin.
story-passed = { $name } takes no more.
story-claimed = { $name } claims the { $card }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-left-over = { "" }
story-end-announced = The end is announced at { $vp } VP: the last round has begun.
story-over = The game is over.
story-time-card = The time card: { $card }. { $left ->
        [0] None is
       *[other] { $left } are
    } left.
story-gambled = { $name } gambles.
story-gamble-won = The gamble holds: { $bonus } more to take.
story-tucked = The { $card } is tucked away for 1 VP.
story-gift = { $other } gets 1 coin as a gift.
story-coins-declined = { $name } declines the coins of the { $card }.
story-completed = { $name } completes { $contract }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-progress = { $name } gets on with { $contract }, step { $steps }.
story-refused = { $name } lets { $contract } go.
story-score-card = A time card goes to the score pile: { $score_pile } now.
story-ship-kept = { $name } keeps the { $card } for Pirates' Nest.
story-discarded = { $name } discards the { $card }.

## Digital game

game-base = Base game
game-underway = Underway!
game-contracts = One more contract
game-adventure = The adventure begins
mode-competitive = competitive
mode-coop = co-op
mode-solo = solo
game-title = { $game }, { $mode }
game-counts = round { $round }  deck { $deck }  discard { $discard }
game-time = time { $time }  score { $score }
bot-named = { $name } (bot)
panel-harbour = Harbour
panel-middle = Middle of the table
panel-players = Players
panel-odds = Next card
panel-story = What happened
harbour-empty = The harbour is empty.
middle-empty = No expedition lies here.
expedition-lacks = { $who } lacks { $needs }
expedition-ready = { $who } can claim it
under-way = { $who } under way
tucked = { $n ->
        [one] { $n } ship tucked
       *[other] { $n } ships tucked
    }
kept = holds { $letters }
items = { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
odds-bust = bust
odds-none = Shown while discovering.
odds-was = risk of the last draw
odds-after-note = The risk is told after each draw.
odds-unknown = No odds for this deck.
final-round = The last round has begun.
prompt-over = The game is over. Enter shows the result.
prompt-bot = { $name } is thinking ...
prompt-draw = { $name }: reveal a card.
prompt-discover = { $name }: reveal another card, or stop and take.
prompt-repel = { $name }: a { $card } is in sight. Send it away, or let it in?
prompt-take = { $name }: take { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, by letter or click.
prompt-take-nothing = { $name }: nothing more to take; claim or complete something, or end the taking.
prompt-bust = { $name }: bust. Claim an expedition, or end the turn.
prompt-ask = { $name }: { $ask }
ask-contract = complete { $contract } now?
ask-score = move the top time card to the score pile?
ask-pirates-nest = keep the repelled ship for Pirates' Nest?
pick-title = Take the { $card }
undo-nothing = There is nothing to take back.
redo-nothing = There is nothing to make again.
undo-past-reveal = Cards were revealed since then. The log will say that this run is not clean. Take it back anyway?
why-title = Why not?
why-text = What cannot be done now, and the rule that forbids it.
why-no-game-yes = No question is open.
why-no-game-no = No question is open.
why-no-game-claim = No expedition in the middle can be claimed with your persons now (B16).
why-no-game-complete = No contract can be completed now (C10).
help-game = Discover cards one by one, stop before the harbour busts, then take. Letters on cards pick them. Everything is saved at every step.
help-game-new = Choose a game, the seats and what is mixed in. b begins.
game-new-title = Digital game
game-new-detail = arrows walk, Space turns, Tab goes on
game-new-evening = Game
game-new-players = Players
game-new-seats = Seats: press to change between person and bot
game-new-modules = Mixed in
game-new-options = Options
game-new-seed = Deal number { $seed }: the same number deals the same cards again.
game-new-odds = Odds of the next card: { $odds } (see settings).
evening-base = Base game
evening-underway = Underway!
evening-contracts = Contracts, competitive
evening-contracts-coop = Contracts, co-op and solo
about-base = The base game for 2 to 5: first to 12 influence points ends it.
about-underway = The small stand-alone game for 2 to 4: wholesalers tuck ships away, 8 points end it.
about-contracts = Four contracts lie open; the earlier you complete one, the more coins it brings.
about-contracts-coop = Complete every open contract before the time deck runs out; alone or together.
option-end_needs_expedition = the end needs an expedition
option-2014 = 2014 edition
option-random-start = random first player
option-one-per-colour = 2015 contract ships
option-score_pile = score pile: { $n }
bot-trader = trader, plays well
bot-random = random, plays anything
seat-person = { $name }
seat-bot = { $name }: bot ({ $bot })
seat-name = Seat { $n }
names-title = Who plays?
seed-title = Deal number
seed-label = A whole number
seed-text = The same number and set-up give the same game on every machine.
pile-title = Score pile before the start
pile-text = Time cards you move aside now are points if you succeed (C34).
save-title = { $who }
cmd-game-new-begin = begin
cmd-game-new-begin-help = Shuffle and deal.
cmd-game-new-names = names
cmd-game-new-names-help = Change the players' names.
cmd-game-new-seed = deal number
cmd-game-new-seed-help = Play a certain deal again.
cmd-game-new-pile = score pile
cmd-game-new-pile-help = Move time cards aside before the start.
cmd-game-draw = draw
cmd-game-draw-help = Reveal the next card.
cmd-game-stop = stop
cmd-game-stop-help = Stop discovering; take cards.
cmd-game-repel = send away
cmd-game-repel-help = Repel the ship just revealed with your swords.
cmd-game-keep = let in
cmd-game-keep-help = Let the ship into the harbour.
cmd-game-yes = yes
cmd-game-yes-help = Answer the open question with yes.
cmd-game-no = no
cmd-game-no-help = Answer the open question with no.
cmd-game-pass = take no more
cmd-game-pass-help = End your taking.
cmd-game-end = end turn
cmd-game-end-help = End the turn after a bust.
cmd-game-claim = expedition
cmd-game-claim-help = Claim an expedition with your persons.
cmd-game-complete = complete
cmd-game-complete-help = Complete a contract or a task.
cmd-game-gamble = gamble
cmd-game-gamble-help = Use a gambler: four cards at once.
cmd-game-choices = more choices
cmd-game-choices-help = Everything else that can be done now.
cmd-game-result = result
cmd-game-result-help = Who won, and what decided it.
cmd-game-undo = undo
cmd-game-undo-help = Take your last step back.
cmd-game-redo = redo
cmd-game-redo-help = Make it again.
cmd-game-why = why not
cmd-game-why-help = What cannot be done now, and which rule forbids it.
cmd-game-timeline = timeline
cmd-game-timeline-help = Every step so far; go to any of them.
cmd-game-displays = displays
cmd-game-displays-help = Every player's cards in full.
story-revealed-entered = { $name } reveals: { $card }, { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    } now.
step-line = { $name }: { $text }
timeline-title = Timeline
timeline-line = line: { $line }
timeline-clean = clean run
timeline-not-clean = not clean: cards were taken back
timeline-start = the start
bookmark-title = Bookmark this step
bookmark-label = Name
lines-title = Lines of play
lines-text = Every undo that was followed by something else opened a line of its own; none is lost.
line-row = { $name }
help-timeline = Every step so far. Enter goes to the marked one; the steps after it stay reachable.
help-result = The game is over.
displays-title = Displays
display-title = { $name }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $vp } VP
display-empty = nothing yet
result-title = Result
result-won = Won! { $score ->
        [one] { $score } point
       *[other] { $score } points
    }: { $rank }.
result-lost = Lost: the time ran out with work undone.
result-nobody = Nobody wins.
result-winner = { $n ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
result-busts = { $n ->
        [one] { $n } bust
       *[other] { $n } busts
    }
result-taken = { $n ->
        [one] { $n } card taken
       *[other] { $n } cards taken
    }
result-clean = A clean run: no revealed card was taken back.
result-not-clean = Not a clean run: revealed cards were taken back.
vp-of = { $source ->
        [persons] { $n } VP from persons
        [expeditions] { $n } VP from expeditions
        [contracts] { $n } VP from contracts
        [tucked] { $n } VP from tucked ships
       *[crowns] { $n } VP from crowns
    }
decided-busts = { $n ->
        [0] Nobody busted.
        [one] One bust in the whole game.
       *[other] { $n } busts in the whole game.
    }
decided-coins = Level on VP: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more decided for { $name } over { $other }.
decided-markers = Level on VP: fewer markers left on the hero decided for { $name } over { $other }.
decided-needed = { $other } has more to show, but cannot win without { $needed ->
        [trophy] an open trophy
       *[expedition] an expedition
    }: { $name } does.
decided-source = { $name } came out { $n } VP ahead of { $other }; the largest gap lies in { $source ->
        [persons] the VP from persons
        [expeditions] the VP from expeditions
        [contracts] the VP from contracts
        [tucked] the VP from tucked ships
       *[crowns] the VP from crowns
    }: { $gap }.
decided-more-busts = { $name } busted { $n ->
        [one] once
       *[other] { $n } times
    }, against { $other }.
cmd-timeline-go = go there
cmd-timeline-go-help = Go to the marked step.
cmd-timeline-bookmark = bookmark
cmd-timeline-bookmark-help = Give the marked step a name.
cmd-timeline-lines = lines
cmd-timeline-lines-help = Change to another line of play.
cmd-result-home = home
cmd-result-home-help = Back to the home screen.

## Contracts at the table

contracts-new-title = Contracts at the table
contracts-new-choose = The table
contracts-new-players = Players (1 to 5):
contracts-new-which = Open contracts: { $chosen } of { $n } chosen
contracts-new-seals = Seals typed: { $seals }   (s types them)
contracts-new-names = At the table: { $names }   (n changes the names)
contracts-new-chosen = What they ask for
contracts-new-assumed = Assumed seals, marked ?: { $names }. No source tells them: compare them with your cards; s types what is printed.
contracts-new-size = Time deck
contracts-new-none = 13, before any seal is counted.
contracts-new-ranks = Ranks within reach, one card set aside at each tax: { $ranks }.
contracts-new-count = { $n ->
        [one] { $n } contract lies
       *[other] { $n } contracts lie
    } open for this table, { $chosen } are chosen (C30).
contracts-save = Contracts: { $names }
seals-title = Seals as printed
seals-label = Digit and letter of each, with spaces between
seals-text = For contracts you do not want to look up by name.
contracts-title = Contracts at the table
contracts-turn = { $n ->
        [0] before the start
       *[other] turn { $n }
    }
contracts-clock = Time deck
panel-contracts = Contracts
contracts-left = { $left ->
        [0] No card is
        [one] { $left } card is
       *[other] { $left } cards are
    } left of { $size }.
contracts-won = Every contract is done! { $n ->
        [one] { $n } point
       *[other] { $n } points
    }: { $rank }.
contracts-lost = Time is up, { $n ->
        [one] one contract
       *[other] { $n } contracts
    } undone. The sea keeps its own ledger.
contracts-pile = Score pile: { $n }
rank-now = { $rank }, as it stands
rank-ahead = { $rank }: { $n ->
        [one] one tax more
       *[other] { $n } taxes more
    }
contracts-which = Which contract?
contracts-who-done = Who completed it?
contracts-who-progress = Who is under way with it?
contracts-keys = c letter: done   i letter: what it asks for
log-keys = l: the whole log   a: a note
contracts-players-keys = markers left, contract VP
contracts-more-rows = +{ $n } more: i shows { $n ->
        [one] it
       *[other] them
    }
contracts-nothing-yet = The table is laid out. Nothing has happened yet.
contracts-assumed = { $n ->
        [one] One seal is assumed (marked ?)
       *[other] { $n } seals are assumed (marked ?)
    }: compare it with your card.
contracts-assumed-brief = { $n ->
        [one] One seal is assumed: ?
       *[other] { $n } seals are assumed: ?
    }
contracts-inspect-deck = The whole time deck: { $sum }.
contracts-seal-assumed = This seal is assumed, no source tells it: compare it with your card; the data sheet corrects it for your copy.
contracts-page-done = { $n ->
        [0] Nobody has completed it yet.
       *[other] Completed by { $who }.
    } A number corrects where that player stands.
contracts-page-player = { $left ->
        [one] { $left } marker
       *[other] { $left } markers
    } left of three; { $done ->
        [one] { $done } contract
       *[other] { $done } contracts
    } completed, worth { $vp } VP (C10, C11).
contracts-inspect-title = What would you like to look at or correct?
contracts-inspect-text = A letter: a contract. A number: a player. t and s: time deck and score pile. n and w: the turn, and whose it is.
contracts-active-title = Whose turn is it?
contracts-stands = { $name }: { $state ->
        [done] completed
        [progress] under way
       *[none] no marker
    }
contracts-marker-title = { $name } and { $contract }
contracts-marker = { $state ->
        [done] completed
        [progress] a marker under way
       *[none] no marker
    }
contracts-marker-now = so it is now
contracts-correct-title = What does the table say instead?
contracts-set-now = { $what }: { $n }
contracts-set-active = whose turn it is: { $name }
contracts-set-time_left = cards in the time deck
contracts-set-score_pile = cards in the score pile
contracts-set-turn = turn number
note-title = A note for the log
note-label = In your own words.
correct-text = The table is right: this is written into the log as a correction.
help-contracts-new = Choose how many play and which contracts lie open. The number on the right is the size of your time deck.
help-contracts = n at the start of every turn, x when a tax is revealed and you set a card aside, c and the letter of a contract when it is done. i and a letter tells what a contract asks for and corrects who has done it.
cmd-contracts-new-begin = begin
cmd-contracts-new-begin-help = Lay out the table and start counting.
cmd-contracts-new-names = names
cmd-contracts-new-names-help = Change the players' names.
cmd-contracts-new-seals = seals
cmd-contracts-new-seals-help = Type seals as printed instead of picking names.
cmd-contracts-new-clear = clear
cmd-contracts-new-clear-help = Choose no contract.
cmd-contracts-next = next turn
cmd-contracts-next-help = The next turn takes the top time card.
cmd-contracts-less = pile less
cmd-contracts-less-help = One card fewer in the score pile before the start.
cmd-contracts-more = pile more
cmd-contracts-more-help = One card more in the score pile before the start.
cmd-contracts-tax = tax
cmd-contracts-tax-help = A tax was revealed and the top time card goes to the score pile.
cmd-contracts-no-tax = tax: leave it
cmd-contracts-no-tax-help = A tax was revealed and the time deck stays as it is.
cmd-contracts-done = done
cmd-contracts-done-help = Someone completed a contract.
cmd-contracts-step = marker
cmd-contracts-step-help = Someone is under way with a contract of several steps.
cmd-contracts-undo = undo
cmd-contracts-undo-help = Take the last entry back.
cmd-contracts-redo = redo
cmd-contracts-redo-help = Make it again.
cmd-contracts-inspect = inspect
cmd-contracts-inspect-help = What a contract or a player has; set anything to what the table says.
cmd-contracts-note = note
cmd-contracts-note-help = Write something worth remembering into the log.
cmd-contracts-log = log
cmd-contracts-log-help = Every entry so far; go to any of them.

## Score sheet

score-new-title = Score sheet
score-new-players = Players
score-new-ending = How the game ends
score-new-names = At the table: { $names }   (n changes the names)
score-new-about = What the sheet does
score-new-ends = { $ending ->
        [expedition] Whoever has 12 VP and an expedition announces the end; the round is played out. Without an expedition nobody wins (B32).
        [underway] Whoever has 8 VP announces the end; the round is played out (U5).
       *[plain] Whoever has 12 VP announces the end; the round is played out. Most VP win, then most coins (B30, B31).
    }
score-new-does =
    Everybody begins with 3 coins. A number key marks a player; v, o and s set VP, coins and swords.
    x works a tax out for the whole table and says who pays and who gets what.
    Everything can be taken back with u, and looked up in the log.
score-save = Score sheet: { $names }
ending-plain = 12 VP
ending-expedition = 12 VP and an expedition
ending-underway = Underway!: 8 VP
score-title = Score sheet
score-goal = the end at { $n } VP
score-place = place { $n }
score-expedition = has an expedition
score-tax-title = Which tax was revealed?
score-tax-choice = { $why ->
        [swords] most swords
       *[vp] fewest VP
    }: +{ $bonus }; { $rule }
score-inspect-title = { $name }: what does the table say?
score-inspect-value = { $what ->
        [vp] VP: { $n }
        [coins] coins: { $n }
       *[swords] swords: { $n }
    }
score-inspect-expedition = expedition: { $n ->
        [0] none
       *[other] has one
    }
score-inspect-player = look at { $name }
score-inspect-withdraw = nobody has announced the end: take it back
score-inspect-announce = { $name } has announced the end
score-vp-title = { $name }'s VP
score-swords-title = { $name }'s swords
score-more-to-go = { $n } more VP
score-there = the end is reached
score-cannot-win = no expedition, cannot win
score-announced = announced the end
score-last-turn = has the last turn
score-nothing-yet = The sheet is empty. Nothing has happened yet.
score-taxes = If a tax came now
score-rows-keys = 1 to 5: mark   ← →: VP   + -: coins   s: swords   e: expedition
score-next-final = { $step } f ends it.
score-finale-row = { $name }: { $vp } VP, { $coins }
score-finale-after = u takes the end back; the home screen starts another evening.
help-score-new = A sheet for a base game with real cards.
help-score = A number or the arrows up and down mark a player. v, o and s ask for VP, coins and swords: 11 sets, +3 adds. Right and left are one VP more and less, + and - one coin. x works the tax out for everybody and says what it did.
cmd-score-new-begin = begin
cmd-score-new-begin-help = Open the sheet.
cmd-score-new-names = names
cmd-score-new-names-help = Change the players' names.
cmd-score-vp = VP
cmd-score-vp-help = The marked player's VP by number: 11 sets them, +3 adds.
cmd-score-coins = coins
cmd-score-coins-help = The marked player's coins by number: 11 sets them, -5 takes away.
cmd-score-swords = swords
cmd-score-swords-help = The marked player's swords by number.
cmd-score-more-vp = one VP more
cmd-score-more-vp-help = The marked player gains 1 VP.
cmd-score-less-vp = one VP less
cmd-score-less-vp-help = The marked player loses 1 VP.
cmd-score-more-coins = one coin more
cmd-score-more-coins-help = The marked player gains 1 coin.
cmd-score-less-coins = one coin less
cmd-score-less-coins-help = The marked player loses 1 coin.
cmd-score-above = mark above
cmd-score-above-help = Mark the player above.
cmd-score-below = mark below
cmd-score-below-help = Mark the player below.
cmd-score-note = note
cmd-score-note-help = Write something worth remembering into the log.
cmd-score-expedition = expedition
cmd-score-expedition-help = The marked player has an expedition, or not.
cmd-score-tax = tax
cmd-score-tax-help = Work a tax increase out for everybody.
cmd-score-inspect = inspect
cmd-score-inspect-help = Every value of the marked player or of another; set any to what the table says.
cmd-score-finish = finish
cmd-score-finish-help = The last round has been played.
cmd-score-undo = undo
cmd-score-undo-help = Take the last entry back.
cmd-score-redo = redo
cmd-score-redo-help = Make it again.
cmd-score-log = log
cmd-score-log-help = Every entry so far; go to any of them.

## Saves

saves-title = Saves
saves-trash = Trash
saves-count = { $n ->
        [one] { $n } save
       *[other] { $n } saves
    }
saves-none = Nothing here.
saves-throw-sure = Move { $title } to the trash? It can be brought back from there.
rename-title = Rename
rename-label = Title
date-today = today { $time }
date-yesterday = yesterday { $time }
date-day = { $weekday } { $day } { $month }
date-year = { $day } { $month } { $year }
date-weekday-1 = Mon
date-weekday-2 = Tue
date-weekday-3 = Wed
date-weekday-4 = Thu
date-weekday-5 = Fri
date-weekday-6 = Sat
date-weekday-7 = Sun
date-month-1 = Jan
date-month-2 = Feb
date-month-3 = Mar
date-month-4 = Apr
date-month-5 = May
date-month-6 = Jun
date-month-7 = Jul
date-month-8 = Aug
date-month-9 = Sep
date-month-10 = Oct
date-month-11 = Nov
date-month-12 = Dec
help-saves = Every save. Enter opens one; the trash gives everything back.
cmd-saves-open = open
cmd-saves-open-help = Go on where it was left.
cmd-saves-restore = bring back
cmd-saves-restore-help = Take the marked save out of the trash.
cmd-saves-rename = rename
cmd-saves-rename-help = Give the marked save another title.
cmd-saves-throw = to the trash
cmd-saves-throw-help = Move the marked save to the trash.
cmd-saves-trash = trash
cmd-saves-trash-help = Look into the trash, or out of it.

## Campaign at the table

campaign-new-title = Campaign at the table
campaign-new-detail = arrows walk, Space turns, Tab goes on, b begins
campaign-new-about = What you need
campaign-new-book = Book
campaign-new-players = Players (or press 1 to 4)
campaign-new-mode = How
campaign-new-chapter = Begin with chapter
campaign-new-known = Crews you know
campaign-new-crew = Our crew
campaign-new-crew-label = Name of the crew
campaign-mode-coop = together (or solo)
campaign-mode-competitive = against each other
campaign-mode-after = after the campaign
campaign-about-printed = The campaign of your own box. You read its cards; the app keeps count, and asks once for what only the print says. Nothing you have not revealed is ever shown.
campaign-about-salt-ledger = An original story of five chapters. The app reads story, tasks and events to you; the printed story and event cards stay in the box.
campaign-how-coop = How it is won: every task on the table is done by someone, and your markers and VP together reach card 9's numbers (A40). A lost chapter is played again, with 3 extra coins for the team each time (A41).
campaign-how-competitive = How it is won: someone with an open trophy reaches 12 VP, then the round is finished. Only open trophies can win: most VP, then fewest markers left, then most coins (A50).
campaign-how-after = After the five chapters: won as a chapter against each other, with all play cards in the deck and 4 starred tasks drawn at random; event 3 takes Month's End's place (A60).
campaign-first-month = Event deck: { $zeros ->
        [one] { $zeros } event numbered 0
       *[other] { $zeros } events numbered 0
    }{ $one ->
        [yes] , event 1 shuffled in
       *[no] , without event 1
    }, Month's End below. The first month has { $turns } turns (A3).
campaign-need = From the box:
campaign-need-printed = base game, story cards in their order, event cards, heroes, crown cards and markers; the adventure's play cards wait beside the deck.
campaign-need-salt-ledger = base game, heroes, crown cards, markers and the adventure's play cards, which wait beside the deck until the story names them.
campaign-title = Campaign
campaign-chapter = { $titled ->
        [yes] chapter { $n } of 5: { $title }
       *[no] chapter { $n } of 5
    }
panel-tasks = Tasks
panel-month = Month
panel-crew = Crew
panel-glance = Now
panel-event = Event
glance-month = MONTH
glance-left = TURNS LEFT
goals-odd = { $n } things here contradict each other: i, then the chapter, names them.
tasks-none = No task lies on the table yet.
task-open = open
task-reward = 1st { $first } all { $crowns }
task-choice = { $number }: { $needs }
task-has = has done it already
task-title = Which task does { $name } complete?
task-needs-unknown = not known yet
month-none = The month has not begun.
month-end-cell = END
month-left = { $n ->
        [0] Month's End is open
        [one] 1 turn left: Month's End, { $name }'s
       *[other] { $n } turns left, the last is Month's End ({ $name })
    }
event-now = Event: { $name }.
condition-tasks = tasks done { $have } of { $need }
condition-markers = markers { $have } of { $need }
condition-vp = VP together { $have } of { $need }
campaign-attempt = { $n ->
        [2] second attempt
        [3] third attempt
       *[other] attempt { $n }
    }
campaign-month = MONTH { $month }  turn { $turn } of { $length }
crowns-to-next = { $n } to next shield
month-ahead = ahead: { $names }
month-no-event = No event is in force.
hero-none = no hero
space-door = ability
space-window1 = trophy
space-window2 = 1 crown
space-window3 = 3 crowns
hero-way-title = Your heroes
hero-way-deal = dealt at random: we name them now
hero-way-draft = drafted: ask us in that order
hero-way-skip = we keep track of heroes ourselves
first-title = Who goes first?
first-text = Whoever was last at sea, or whom you choose.
hero-title = { $name }'s hero
hero-choice = { $name }: { $text }
hero-taken = its card is in use
on-screen-title = Chapter { $chapter } on the screen
on-screen-text = The app deals the cards. The result comes back into this log, and the next chapter can be played here or there.
on-screen-deal = Deal a hero card to each player
on-screen-draft = Let the players draft their heroes
extra-title = Share out { $n ->
        [one] { $n } extra coin
       *[other] { $n } extra coins
    } (A41)
extra-sum = { $coins } coins are to be shared out, these are { $given }.
after-tasks-title = The four starred tasks drawn
after-tasks-label = Their numbers, with spaces between
setup-title = Lay out chapter { $chapter }
month-end-title = Month's End
month-end-card = Which card does the hourglass lead to?
month-end-read = Read the hourglass line of task { $task }: the number of a card; 9 is the end of the chapter.
month-end-won-title = The chapter's end
month-end-won = Without card 9's numbers your own word counts. Was the chapter won?
month-end-other = What does your table say instead?
month-end-other-card = another card was read
month-end-yes = the chapter is won
month-end-no = the chapter is lost
card9-title = Card 9
card9-label = Markers and VP on the side for { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
card9-text = Two numbers; they count at once and are remembered. Empty: later, or never.
card9-says = { $markers } markers on tasks and { $vp } VP between you
track-title = The crown card
track-label = The spaces of its shields, one after the other
track-text = Count the crowns up to each shield; then the app knows what they are worth. Empty: later, or never.
page-lost = So it goes
buy-out-title = Who pays { $price } coins to open a space (A51)?
card-number-hint = number, such as { $card }
card-number-hint-end = number, such as { $card }; 9 for the chapter's end
card-number-again = Enter once more takes { $number }.
crowns-title = { $name }'s crowns
vp-title = { $name }'s VP, crowns included
reveal-title = Which story card is read?
face-form-title = What does card { $card } say?
face-form-text = Empty lines are fine: Esc skips it all. What you type is remembered.
face-crowns = Crowns for everyone
face-crowns-hint = 0 to 3
face-first = First to complete it
face-first-hint = coins such as 2, a crown as 1c
face-line = Hourglass
face-line-hint = { $next }, or 9 for the end, or { $ask }? { $next } { $other } (done? yes no)
face-title = Title
face-title-hint = as printed
face-needs = What the task asks for
face-needs-hint = in your own words
face-adds = Play cards to shuffle in, with commas between
face-adds-hint = a dash for none
face-other = Hourglass in the other mode, where it is another line
face-other-hint = co-op and competitive lines can differ
face-at_once = Decided at once?
face-at_once-hint = y or n
face-steps = Spaces for one marker
face-steps-hint = 1, or 2 with an upper space
face-star = Starred?
face-star-hint = y or n
event-next-title = The next turn begins: which event?
inspect-title = Inspect or correct
inspect-player = { $name }: { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }, { $vp } VP, hero and markers
inspect-task = Task { $number }: { $needs }
inspect-card = Card { $number } { $title }
inspect-cards = What a revealed card says
inspect-month = Month, active player, events
inspect-goals = Card 9 and the crown track
inspect-chapter = Chapter, attempts, cards on the table
inspect-value = { $label }: { $present }
correct-nobody = nobody
correct-crowns = crowns
correct-vp = VP, crowns included
correct-coins = coins
correct-hero = hero
correct-extra = extra coins of failed attempts
correct-month = month
correct-turn = turn of the month
correct-reserve = events in the reserve
correct-active = active player
correct-first = first player
correct-announced = who announced the end
correct-current = event now open
correct-ahead = events ahead
correct-discard = events already drawn
correct-turns = turns of this chapter so far
correct-phase = where the chapter stands
phase-setup = about to begin
phase-running = under way
phase-month_end = at Month's End
phase-ended = ended
phase-over = the campaign is over
correct-pile-text = In their order, with commas between; ? is an unknown one, month-end is Month's End.
correct-chapter = chapter
correct-failed = lost attempts at this chapter
correct-losses = chapters lost in all
correct-revealed = cards on the table, left to right
correct-revealed-text = Their numbers with spaces between; tasks that stay keep their markers.
correct-card9 = card 9: markers and VP
correct-track = crown track: shields
correct-done = completed by
correct-done-title = Who completed task { $task }?
correct-progress = upper space
correct-card = the card and its hourglass
correct-several = Tick in the order of completing; markers and crowns follow.
correct-door = the door (ability)
correct-window1 = window 1 (trophy)
correct-window2 = window 2 (1 crown)
correct-window3 = window 3 (3 crowns)
correct-space = Where does the marker of this space lie?
place-hero = on the hero
place-box = in the box
place-task = on task { $task }
place-progress = on the upper space of task { $task }
event-name-title = Which event was revealed?
event-name-hint = its name; ↓ marks one met before
event-name-wanted = Type the event's name, or mark one with ↓ and ↑.
event-text-label = What it does (may stay empty)
event-text-hint = as short as you like; remembered for the next time
event-row = { $known ->
        [rule] { $name }: { $rule }
        [seen] { $name } (turned up in this chapter)
        [seen-rule] { $name } (turned up in this chapter): { $rule }
       *[name] { $name }
    }
event-row-new = new: { $name }
coins-title = { $name }'s coins
story-title = Which card?
story-card-title = Card { $number } { $title }
story-no-text = Read the card of your own copy.
story-rewards = { $crowns ->
        [unknown] Crowns not typed in
        [0] No crowns
        [one] { $crowns } crown for everyone
       *[other] { $crowns } crowns for everyone
    }; { $reward ->
        [unknown] first reward not typed in.
       *[other] the first gets { $reward }.
    }
story-task = Task: { $needs }
concede-sure = Give this attempt up? It counts as lost.
reset-title = Put the table back
sort-title = Back to a plain base game
keep-added-title = The play cards
keep-added = Do the play cards added in this chapter stay in the deck (A41)?
correct-reason = the table says so
chapter-won = Chapter won!
chapter-lost = Chapter lost.
standing = { $place }. { $name } { $vp } VP
help-campaign-new = Choose your book and crew; b begins with the set-up of the chapter.
help-campaign = A number or ↑ ↓ marks a player. e begins a turn, t completes a task; c and v take a count (11, +3), + and - are one crown, → and ← one VP. i looks at anything and corrects it. m carries Month's End out.
help-several = Letters tick; Enter is done.
help-story-card = A card that has been read. c corrects what is printed on it.
help-count = Type the count, or a change with + or -. Enter alone adds one.
help-card-number = Type the number printed on the card.
cmd-campaign-new-begin = begin
cmd-campaign-new-begin-help = Start the campaign.
cmd-campaign-new-names = names
cmd-campaign-new-names-help = Name the crew and its players.
cmd-campaign-new-lesson = lesson
cmd-campaign-new-lesson-help = Two minutes at a pretend table: a month, from the set-up to its end.
cmd-campaign-begin = begin chapter
cmd-campaign-begin-help = Choose heroes and lay the chapter out, step by step.
cmd-campaign-event = turn
cmd-campaign-screen = play on screen
cmd-campaign-screen-help = Play this chapter here, without cards; its result comes back into this log.
cmd-campaign-event-help = The next turn begins: reveal the top event.
cmd-campaign-month-end = month's end
cmd-campaign-month-end-help = Carry Month's End out, step by step.
cmd-campaign-next = go on
cmd-campaign-next-help = Put the table back and go on to the next attempt or chapter.
cmd-campaign-task = task
cmd-campaign-task-help = The marked player completes a task.
cmd-campaign-step = upper space
cmd-campaign-step-help = The marked player's marker goes to the upper space of a task.
cmd-campaign-crown = crown
cmd-campaign-vp = VP
cmd-campaign-crown-help = The marked player's crowns: 5 sets them, +2 adds.
cmd-campaign-crown-more = one crown more
cmd-campaign-crown-more-help = The marked player gains a crown.
cmd-campaign-crown-less = one crown less
cmd-campaign-crown-less-help = The marked player loses or spends a crown.
cmd-campaign-vp-help = The marked player's VP: 11 sets them, +3 adds.
cmd-campaign-vp-more = one VP more
cmd-campaign-vp-more-help = The marked player gains 1 VP.
cmd-campaign-vp-less = one VP less
cmd-campaign-vp-less-help = The marked player loses 1 VP.
cmd-campaign-bust = bust
cmd-campaign-bust-help = The marked player went bust: counted in the statistics.
cmd-campaign-note = note
cmd-campaign-note-help = Write a note into the log.
cmd-campaign-mark-next = next player
cmd-campaign-mark-next-help = Mark the next player.
cmd-campaign-mark-previous = previous player
cmd-campaign-mark-previous-help = Mark the previous player.
cmd-campaign-named-event = name event
cmd-campaign-named-event-help = Name the event that lies open, or the next one, and say what it does.
cmd-campaign-correct = inspect
cmd-campaign-correct-help = Look at anything on the table, and correct it.
cmd-story-card-close = close
cmd-story-card-close-help = Close the card.
cmd-story-card-correct = correct
cmd-story-card-correct-help = Correct what is printed on this card.
cmd-campaign-coins = coins
cmd-campaign-coins-help = Enter the marked player's coins, for the tie-break.
cmd-campaign-reveal = story card
cmd-campaign-reveal-help = A story card is read and laid out as a task.
cmd-campaign-story = read
cmd-campaign-story-help = Read a card that lies on the table again.
cmd-campaign-finish = end chapter
cmd-campaign-finish-help = The last round of a competitive chapter has been played.
cmd-campaign-concede = give up
cmd-campaign-concede-help = Give this attempt up; it counts as lost.
cmd-campaign-sort = sort out
cmd-campaign-sort-help = What to take out for a plain base game.
cmd-campaign-undo = undo
cmd-campaign-undo-help = Take the last entry back.
cmd-campaign-redo = redo
cmd-campaign-redo-help = Make it again.
cmd-campaign-chronicle = chronicle
cmd-campaign-chronicle-help = The campaign as a story, and its statistics; write it as a page.
cmd-contracts-chronicle = chronicle
cmd-contracts-chronicle-help = The evening as a story; write it as a page.
cmd-score-chronicle = chronicle
cmd-score-chronicle-help = The evening as a story; write it as a page.
cmd-campaign-timeline = log
cmd-campaign-timeline-help = Every entry so far; go to any of them.
cmd-card-number-take = take
cmd-card-number-take-help = Take this number.
cmd-several-tick = tick
cmd-several-tick-help = Tick the marked line, or not.
cmd-several-done = done
cmd-several-done-help = Take what is ticked.
progress-game = { $game }, round { $round }
progress-over = { $game }: won by { $winners }
progress-won = { $game }: won, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
progress-lost = { $game }: lost
progress-chapter = { $game }, chapter { $chapter }, round { $round }
progress-campaign = chapter { $chapter } of 5{ $attempt ->
        [1] { "" }
        [2] , 2nd attempt
        [3] , 3rd attempt
       *[other] , attempt { $attempt }
    }
progress-campaign-after = after the campaign
progress-campaign-setup = set-up
progress-campaign-ended = played to its end
progress-campaign-month = month { $month }
progress-campaign-turn = month { $month }, turn { $turn }
progress-campaign-over = the campaign is over

## Data sheet

data-title = Data sheet
data-detail = what your own printed copy says
data-track = Crown track: spaces with a shield
data-card9 = Card 9, { $n ->
        [one] { $n } player
       *[other] { $n } players
    }: markers / VP
data-hero = Coins on the hero card of { $name }
data-card = Story card { $number }{ $titled ->
        [yes] : { $title }
       *[no] , no title typed
    }
data-card-needs = asks: { $text }
data-card-first = first: { $text }
data-card-crowns = crowns: { $text }
data-card-adds = shuffles in: { $text }
data-card-line = hourglass: { $text }
data-card-nothing = nothing typed yet
data-card-closed = Story card { $number }, from another table
data-closed-title = A card from another table
data-closed-ask = Another table typed story card { $number } in. If you have not read it in your campaign yet, it tells a part of the story ahead. Open it all the same?
data-event = Event: { $name }
data-own = your copy
data-assumed = assumed
data-print = from print
data-unknown = not known
data-closed = closed
data-form = What does your copy say?
data-now = The app goes by { $value } ({ $source }).
data-hint-track = the spaces with a shield, in order
data-hint-card9 = markers, then VP
data-hint-hero = a number of coins
data-hint-event = what the event does
data-want-track = Type the numbers of the spaces that have a shield, in order, with blanks between.
data-want-card9 = Type two numbers: the markers and the VP that card 9 asks of this many players.
data-want-hero = Type one number: the coins printed on the hero card.
data-want-face = Type the two numbers of the face, with a blank between.
data-want-ship = Type the ship's swords and its coins, two numbers with a blank between; for a skull: skull, then the coins.
data-want-number = Coins and crowns are whole numbers; leave the line empty where you do not know it.
data-exported = { $n ->
        [one] { $n } story card and everything else typed in
       *[other] { $n } story cards and everything else typed in
    } went into { $file }. Send that file to the others: they put it into the folder of the same name and press m.
data-import-none = No file of typed-in cards lies in { $folder }. Put one there, then press m again.
data-import-title = Take over which file?
data-import-text = Files in the exchange folder of your data folder.
data-import-whose = Whose words win?
data-import-differ = { $new ->
        [one] { $new } card is new
       *[other] { $new } cards are new
    }; { $differing ->
        [one] { $differing } card or value differs from yours.
       *[other] { $differing } cards or values differ from yours.
    }
data-import-mine = mine, where they differ
data-import-theirs = theirs, where they differ
help-data = Values that your own copy may print otherwise, or that no source tells. Enter types what yours says; it is kept for every later campaign. One owner can type for all: x writes a file, m takes one over.
cmd-data-correct = correct
cmd-data-correct-help = Type what your copy says.
cmd-data-export = export
cmd-data-export-help = Write everything typed in to a file for other tables.
cmd-data-import = import
cmd-data-import-help = Take over a file that another table exported.

## Chronicle and statistics

chronicle-title = Chronicle
chronicle-numbers = Statistics
chronicle-nothing = Nothing has happened yet.
chronicle-no-numbers = Only campaigns have statistics; this log is told evening by evening.
chronicle-before = Before the first chapter
chronicle-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
chronicle-days = { $first } to { $last }
chronicle-duration = { $hours ->
        [0] { $all } min
       *[other] { $hours } h { $minutes } min
    }
chronicle-months = { $n ->
        [one] { $n } month
       *[other] { $n } months
    }
chronicle-points = { $name } { $vp } VP
chronicle-evenings = { $n ->
        [one] { $n } evening
       *[other] { $n } evenings
    }
chronicle-written = The chronicle is written: { $file }. Open it in a browser, print it, send it to the others.
statistics-evenings = evenings
statistics-time = time at the table
statistics-attempts = chapters begun
statistics-won = chapters won
statistics-months = months played
statistics-entries = entries in the log
statistics-corrections = corrections
statistics-undone = times taken back
statistics-notes = notes
statistics-by-evening = Evenings
statistics-by-chapter = Chapters
statistics-by-tasks = Tasks completed
statistics-by-first = First to complete a task
statistics-by-crowns = Crowns gained
statistics-by-vp = VP, all chapters together
statistics-by-busts = Busts
statistics-evening = { $duration }, { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
statistics-result = { $how ->
        [won] won in { $months }
        [lost] lost after { $months }
        [winners] won by { $names } in { $months }
       *[running] running, { $months } so far
    }
help-chronicle = The whole log to be read, and what it comes to in numbers. w writes it as one page for a browser or for paper; what would tell the story ahead is folded there.
cmd-chronicle-turn = other page
cmd-chronicle-turn-help = Turn between the chronicle and its statistics.
cmd-chronicle-write = write page
cmd-chronicle-write-help = Write the chronicle as one self-contained page and say where it lies.

## The chronicle as a page

page-story = What happened, month by month (tells the story)
page-notes = Notes from the table
page-fold = Every chapter's story is folded: open what you have played. On paper folded parts stay away; open what you want to print.
page-made = Made by Port Royal Companion, an unofficial companion for tables. Nothing in this page comes from elsewhere, and nothing leaves it.

## Tour

tour-title = A guided turn
tour-offer = Welcome aboard! Shall we play one guided turn together? It takes ninety seconds, and f on the home screen repeats it.
tour-you = Ann
tour-meg = Iron Meg
tour-step = { $n } of { $of }
tour-not-now = Not now: the box below says what comes next. Esc leaves the tour.
tour-draw = You are Ann, and it is your turn. Press d (or Space) to reveal the first card. Every key that counts now stands in the bottom line.
tour-again = A yellow pinnace. Ships of different colours may lie side by side; two of one colour are a bust. Draw again with d.
tour-person = A sailor: persons cost coins, bring points, and help. The gauge shows the exact risk of the next card. One more: d.
tour-stop = Two colours and a sailor: a fair catch. Press s to stop and take a card.
tour-hire = You may take one card. The cards carry letters now: press the sailor's letter, or click the card. It costs your 3 coins.
tour-fee = Now the others may take, and pay you 1 coin for each card. Iron Meg trades the flute.
tour-other = Meg's turn. She reveals a green skiff ...
tour-bust = ... and pushes her luck.
tour-sword = A second green ship: bust! Her harbour is gone. Your turn again: draw with d.
tour-repel = Your sailor's sword could send this ship away with r. It is worth 2 coins, so let it in: k.
tour-expedition = Draw once more: d.
tour-trade = An expedition! Two captains would claim it; it waits in the middle. Press s to stop.
tour-ship = Trade the pinnace for 2 coins: press its letter.
tour-end = That was a round. w tells why something cannot be done, u takes a step back, ? shows every key. Esc leads home.
table-lesson-title = Table lesson
table-lesson-crew = Ann Bob Cem
table-lesson-keys = { $n } of { $of }: N does it for you, Esc leaves
table-lesson-over = Esc leaves
table-lesson-leave = Leave the lesson? Nothing of it is kept; l on the screen of a new campaign begins it again.
table-lesson-aside = This is not what the lesson waits for, but look around. Esc leads back to the table.
table-lesson-hello = Two minutes at a pretend table: Ann, Bob and Cem, and you are their clerk. The box stays the game, the app keeps the books. Nothing here is kept, so try anything. N goes on.
table-lesson-setup = Every evening begins with the set-up. Press b: it tells what to lay out, step by step, and asks only what it has to know.
table-lesson-setup-steps = Space ticks one step, d everything up to the next question. Esc leaves the list; b brings it back with your ticks.
table-lesson-setup-first-title = Whoever you like: press a letter, or walk with the arrows and press Enter. Turns and deals begin with this player.
table-lesson-setup-hero-way-title = The app can keep the heroes too. For the lesson press c: we keep track of them ourselves. They can be named later with i.
table-lesson-setup-choose = Press the letter of the hero's side that this player chose. Esc leads back to the list.
table-lesson-setup-track-title = Printed on your crown card: typed once, the app counts what crowns are worth. For now leave it empty with Enter.
table-lesson-setup-card9-title = Printed on your card 9: how many markers and VP the chapter wants. It may stay empty; Enter goes on, and the app asks when it matters.
table-lesson-card = Card 10 lies open. Press s, then a, to read what the app knows of it; c there types what is printed on yours.
table-lesson-card-form = Pretend your card says: 2 Enter, 1 Enter, 11 Enter. So the app knows what a task brings and where the month leads. Esc skips it all.
table-lesson-card-choose = The cards that lie open. Press a to look at card 10.
table-lesson-card-story-card = Nothing is known of this card yet: c types what is printed on it.
table-lesson-turn = Ann is first. Press e (or Space) whenever a turn begins and an event is turned over; the app counts towards Month's End. E names the event too, if you like.
table-lesson-turn-events = Type the name on the card, then Enter. From then on it is in this list. Esc leaves it unnamed.
table-lesson-vp = Bob hires somebody worth 3 VP. A number marks a player: press 2. Then v, 3 and Enter. → and ← are one VP more or less.
table-lesson-vp-count = Type 3 and Enter. A bare number is the new total, +3 adds, -2 takes away, Enter alone adds one.
table-lesson-crown = A crown for somebody: mark who gets it with 1, 2 or 3, then press c, +1 and Enter. The key + alone does the same.
table-lesson-crown-count = It reads as before: +1 and Enter adds one crown. Enter alone is enough.
table-lesson-task = The first task is done! Mark who did it, press t for a list of the tasks, then a. Look at the crew: a marker moves, and something opens.
table-lesson-task-choose = Every task on the table has a letter. Press a: card 10 is done.
table-lesson-undo = Was that too early? u takes the last entry back, as many as you like, and the line above says what it took back. Press u.
table-lesson-redo = Read the line above: it names what went. It was right after all, so press U (with Shift), and it is made again.
table-lesson-look = Something is wrong on the screen? i looks at anything and corrects it. Press i, choose a player, and see. Esc leads back.
table-lesson-look-choose = A letter opens what you want to look at; a letter there corrects it. Esc leads back to the table.
table-lesson-look-number = Type what is right at the table and Enter, or leave it as it is with Esc. u would take it back.
table-lesson-look-several = Space ticks, Enter is done. Esc leaves everything as it is.
table-lesson-look-form = Type what is right at the table, or leave it as it is with Esc.
table-lesson-events = Turns go by. Press e for each of them until the app says Month's End. You can count things in between, as before.
table-lesson-events-events = Type the name on the card, then Enter; or Esc, and e alone is enough.
table-lesson-month = Month's End is turned over. Press m: the app knows the order of things, so that nobody forgets a step.
table-lesson-month-card-number = The hourglass line of your newest card names the next one. Pretend that it says 11: type it.
table-lesson-month-steps = Do each step at the table and tick it with Space; d ticks them all. The last tick writes the month down as one entry.
table-lesson-end = That was a month. u would even take Month's End back, ? shows every key, l the whole log. Your own table: c on the home screen. Esc leaves the lesson.
table-lesson-end-form = The next card, asked in the same way. Type what you like, or skip it all with Esc: the lesson is done.
table-lesson-lost-setup = The set-up was taken back. U makes it again, as often as it takes; or press b and begin anew.
table-lesson-lost-end = The chapter has ended before its time. No harm done: u takes that back, and the lesson goes on.
cmd-table-lesson-skip = do it for me
cmd-table-lesson-skip-help = The app does this step of the lesson, and the next one begins.
help-table-lesson = A pretend table. The box below says what to do; whatever reaches it counts, and nothing is kept. N does a step for you, Esc leaves.
why-not-the-question = That does not answer the open question.

## The adventure, digital

module-adventure = the adventure's 39 cards
cmd-spyglass-module-4 = adventure
cmd-spyglass-module-4-help = The adventure's play cards are in the deck, or not.
cmd-spyglass-ares = Ares
cmd-spyglass-ares-help = An Ares ship lies in the harbour, or not.
evening-adventure-coop = The adventure, co-op and solo
evening-adventure = The adventure, competitive
about-adventure-coop = The Salt Ledger, our own story in five chapters: tasks, crowns and events, together or alone.
about-adventure = A chapter of the Salt Ledger against each other: 12 points and an open trophy end it. Six is the variant after the campaign.
option-draft = draft the heroes
game-new-chapter = Chapter
chapter-chip = { $n }
game-chapter = Chapter { $n }, { $mode }
game-month = month { $month } [{ $strip }]
chapter-title = Chapter { $n }: { $title }
task-number = task { $number }
tasks-finished = { $n } of { $of ->
        [one] { $of } task
       *[other] { $of } tasks
    } done
chapter-goal = Card 9 asks for { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } and { $vp } VP together
hero-ready = { $hero } (ability)
hero-asleep = { $hero }
hero-markers = { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
result-chapter-won = Chapter won, with { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } and { $vp } VP!
result-chapter-lost = Chapter lost, with { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } and { $vp } VP.
ask-hero = choose a hero side (a).
ask-task = complete task { $task } now?
ask-put_back = which card goes back on top (a)?
ask-buy_out = pay { $coins } coins to open the next space of your hero?
do-buy-out-yes = pay to open a space
do-buy-out-no = keep the coins
do-put-back = put card { $n } back on top
do-look = look at the top three cards
do-sell = sell the { $card } to the { $innkeeper }
do-hero = choose { $hero }
story-event = Event, month { $month }: { $event }.
story-story = Story card { $task } is read.
story-shuffled-in = { $cards ->
        [one] { $cards } new card is
       *[other] { $cards } new cards are
    } shuffled in.
story-task-done = { $name } completes task { $task }.
story-task-step = { $name } takes a step of task { $task }.
story-task-refused = { $name } lets task { $task } go.
story-crowns = { $name }: { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }.
story-opened = { $space ->
        [0] { $name }'s hero is free to act.
        [1] { $name }'s trophy is open.
       *[other] { $name } opens a window.
    }
story-hero = { $name } plays { $hero }.
story-hero-coins = { $name }'s hero brings { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-event-coins = The event: { $name } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-reward = { $name } is first: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-looked = { $name } looks at { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
story-sold = { $name } sells the { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
story-bought-out = { $name } pays { $coins } coins for a space.
why-task-not-on-table = That task does not lie on the table.
why-task-done = You have completed that task already.
why-task-moment = That task is decided at its special moment only.
why-task-not-fulfilled = You do not have what the task asks for.
why-no-hero-marker = No marker is left on your hero: four tasks are the most.
why-no-lookout = You have no lookout left that has not looked this turn.
why-no-innkeeper = No innkeeper lies in your display.
why-no-goods = There is no such bread or rum, or that innkeeper has bought already.
why-no-game-sell = Nothing can be sold now: it takes an innkeeper, and bread or rum, in your own taking (A21).
help-page = A page of the story, to be read aloud.
cmd-page-close = close
cmd-page-close-help = Close the page.
cmd-game-look = look ahead
cmd-game-look-help = A lookout looks at the top three cards.
cmd-game-sell = sell
cmd-game-sell-help = An innkeeper buys bread or rum.
cmd-game-story = story
cmd-game-story-help = Read a card of the story again.
cmd-result-next = go on
cmd-result-next-help = Play the next chapter, or this one again; a chapter of a table goes back to its log.
cmd-result-table = at the table
cmd-result-table-help = Go on with this campaign at the table, with its cards, losses and extra coins.
help-finale = How it ended, and what comes next.
cmd-finale-close = close
cmd-finale-close-help = Back to the table.
finale-title = The evening's end
finale-contracts-after = u takes the last entry back; the home screen starts another evening.
finale-chapter-title = Chapter { $n }
data-search = search: hero, seal, wholesaler, red ...
data-count = { $n } of { $of } from your copy
data-seal = Seal of { $name }
data-face = { $name }: { $one } and { $two }
data-hint-seal = a digit and a letter
data-hint-face = two numbers
data-hint-ship = swords or skull, then coins
field-swords = swords
field-coins = coins
field-cost = cost
field-vp = VP
cmd-data-search = search
cmd-data-search-help = Narrow the list by typing.
source-own = Your copy says so

## Campaign at the table: what the tracker says

campaign-players-coop = Together the adventure is for 1 to 4 players, not { $count }.
campaign-players-competitive = Against each other the adventure is for 2 to 4 players, not { $count }.
campaign-bad-chapter = Chapters are numbered 1 to 5.
campaign-after-coop = The variant after the campaign is played against each other.
campaign-heroes-each = Name one hero for every player.
campaign-no-hero = No hero is called '{ $hero }'; there are { $heroes }.
campaign-hero-twice = Two players cannot use the same hero card.
campaign-extra = There are { $coins } extra coins to share out, one number for each player.
campaign-four-tasks = Name the four different starred tasks that were drawn.
campaign-no-star = { $tasks } cannot be drawn: the variant uses only tasks with a star.
campaign-event-order = The events of a chapter are the book's own, each once; event 1 comes in the first month or not at all.
campaign-begun = This chapter has begun already.
campaign-screen-book = { $book } cannot be played on the screen: not all its cards are known. At the table it can.
campaign-screen-already = This chapter is being played on the screen already, as the game { $save }. Go on with it, or undo to play here.
campaign-screen-cards = Story cards { $cards } name their play cards in words of your own, so nobody can deal the deck on the screen. Play this chapter at the table.
campaign-screen-other = The game { $save } does not play this chapter; the table has gone another way.
campaign-screen-crew = The game on the screen has other players than this table.
campaign-finish-coop = Together, a chapter ends at Month's End, when the hourglass points to card 9.
campaign-not-announced = Nobody has 12 VP and an open trophy yet.
campaign-round-open = The round is played to its end: the last turn is { $last }'s.
campaign-coins-wanted = { $names } are level; enter their coins to break the tie.
campaign-no-concede = There is no chapter to give up.
campaign-not-ended = This chapter is not over yet.
campaign-no-field = A card has no { $field }; there are { $fields }.
campaign-no-event-open = No event that could have a name lies open.
campaign-no-events = The event deck is empty; correct it to go on.
campaign-other-event = The next event should be { $known }, not { $named }; correct the events ahead if so.
campaign-early-month-end = Month's End should lie further down; correct the events ahead if it came up now.
campaign-no-crowns = { $name } has { $have ->
        [one] { $have } crown
       *[other] { $have } crowns
    } and cannot spend { $by }.
campaign-vp-one = Enter VP in one way: all of them, those of the cards, or a change.
campaign-vp-negative = { $name } cannot have fewer than 0 VP.
campaign-no-task = Task { $task } does not lie on the table.
campaign-no-marker = { $name } has no marker left on the hero.
campaign-done-already = { $name } has completed task { $task } already.
campaign-one-step = Task { $task } has no upper space.
campaign-progress-already = { $name } has a marker on task { $task } already.
campaign-revealed = Card { $card } lies on the table already.
campaign-card9-unknown = Card 9's numbers are not known: type them in, or say whether the chapter was won.
campaign-buy-coop = Opening a space for coins is for competitive tables.
campaign-buy-once = Each player may pay once per Month's End.
campaign-no-month-end = Month's End has not been revealed.
campaign-month-end-first = Carry out Month's End first.
campaign-finish-first = The last round is over: end the chapter.
campaign-line-wanted = Read the hourglass line of task { $task } and name the card it leads to; 9 is the end of the chapter.
campaign-line-shape = '{ $text }' is no hourglass line: write 12, or 10? 11 : 12, or 9 for the end.
campaign-set-twice-done = Each player completes task { $task } once.
typing-crowns = { $n ->
        [0] nobody gets crowns for it
        [one] everyone who completes it gets { $n } crown
       *[other] everyone who completes it gets { $n } crowns
    }
typing-first = the first to complete it gets { $reward }
typing-nothing = nothing more
typing-number = a number from 0 to { $most }
typing-yes = y or n
typing-reward = coins such as 2, or crowns such as 1c
typing-line-chapter = { $number } is no card of chapter { $chapter }: its cards are { $chapter }0 to { $chapter }9; 9 is the chapter's end.
typing-card9 = two numbers: markers and VP, such as 6 17
typing-track = the spaces of the shields in rising order, such as 2 4 7 10 14 18
typing-track-says = the first VP at { $first } crowns, the last of { $most } at { $last }
campaign-strange-other = { $number } is no card of chapter { $chapter }; its cards are { $chapter }0 to { $chapter }9. Is it really { $number }?
campaign-strange-none = No story card of this adventure has the number { $number }; those of chapter { $chapter } are { $chapter }0 to { $chapter }9. Is it really { $number }?
campaign-strange-nine = 9 is the card that ends the chapter, not a story card. Is it really 9?
campaign-strange-ending = { $number } is a card to read when a chapter is over, not a task. Is it really { $number }?
campaign-card-number = '{ $text }' is no story card's number; it is printed on the card, such as 12 or 28b.
campaign-not-running-setup = The chapter has not begun yet.
campaign-not-running-ended = The chapter is over; go on, or undo.
campaign-not-running-over = The campaign is over; undo to change something.
campaign-set-number = This value is a number from 0 up.
campaign-set-word = This value is a word.
campaign-set-list = This value is a list.
campaign-set-twice = A card can lie on the table only once.
campaign-set-spaces = The four spaces are `hero`, `box`, `task N` or `progress N`.
campaign-set-player = Say whose it is: { $what }.
campaign-set-phase = The phase is one of { $phases }.
campaign-note-line = The line leads to { $line }, the table went on with { $said }.
campaign-note-verdict = { $said ->
        [won] The table says won, card 9 says otherwise.
       *[lost] The table says lost, card 9 says otherwise.
    }
campaign-odd-task = { $name }'s hero card says tasks { $hero }, the tasks on the table say { $tasks }.
campaign-odd-progress = { $name }'s hero card says upper spaces of { $hero }, the tasks on the table say { $tasks }.
campaign-odd-track = { $name } has { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }, but the track ends at { $end }.
campaign-odd-vp = { $name }'s { $vp } VP are fewer than the { $worth } VP of the crowns.
campaign-odd-extra = { $shared ->
        [one] { $shared } extra coin was
       *[other] { $shared } extra coins were
    } shared out, but there are { $coins }.
campaign-odd-zeros = Deck, discard pile and reserve hold { $zeros ->
        [one] { $zeros } event
       *[other] { $zeros } events
    } numbered 0 instead of { $all }.
campaign-odd-month-end = Month's End is in the event deck { $count } times.
campaign-odd-turn = It is turn { $turn } of the month, but { $drawn ->
        [one] 1 event has
       *[other] { $drawn } events have
    } been drawn.
campaign-odd-phase = Month's End lies open, but the phase says otherwise, or the other way round.
campaign-odd-twice = Somebody has two markers on task { $task }.
campaign-month-end = Month's End
campaign-unknown-event = unknown
campaign-to-end = card 9
campaign-to-stay = no new card
campaign-to-card = card { $card }
campaign-line-unknown = The hourglass line is not known yet.
campaign-branch-unknown = The hourglass of task { $task } is not typed in; Month's End will ask for the number.
campaign-branch-next = At Month's End: { $target }.
campaign-branch-ask = At Month's End: { $task } done leads to { $yes }, open to { $no }. It is { $done ->
        [yes] done
       *[no] open
    } now.
campaign-line-after = No story any more.
campaign-line-next = Next: { $target }.
campaign-line-ask = Was task { $ask } completed? Yes: { $yes }. No: { $no }.
campaign-why-after = Nothing is read after the campaign.
campaign-why-unknown = Read it off the newest task.
campaign-why-next = The hourglass leads straight to { $target }.
campaign-why-no-card = The hourglass brings no new card.
campaign-why-read = The table read { $target } off the newest task.
campaign-why-instead = The table goes on with { $target } instead.
campaign-why-tick = Task { $task } was completed: follow the tick.
campaign-why-cross = Nobody completed task { $task }: follow the cross.
campaign-why-stay = Card 9 is not for competitive tables: no new card.
campaign-adds = { $adds ->
        [none] No play cards to shuffle in.
        [unknown] Shuffle in the play cards that card { $card } shows.
        [again] The play cards of card { $card } are in the deck already.
        [perhaps] Shuffle in the play cards that card { $card } shows, unless they stayed in the deck.
       *[cards] Shuffle into the deck, one by one: { $cards }.
    }
campaign-s-read = Read story card { $card } aloud.
campaign-s-read-own = Then story card { $card } comes up on the screen: read it aloud.
campaign-s-lay = Turn card { $card } over and lay it to the right as the newest task.
campaign-s-check = Look at card 9: has everything been reached?
campaign-s-buy-out = Each player in turn may pay { $price } coins to open the leftmost space of the hero.
campaign-s-turn-over = Put Month's End on the event discard pile and turn the pile over without shuffling.
campaign-s-turn-over-own = The app turns the events over, a new one on top: month { $month } has { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
campaign-s-reserve = Put one event of the reserve on top, face down ({ $left ->
        [one] { $left } stays
       *[other] { $left } stay
    }).
campaign-s-no-reserve = The reserve is empty: nothing goes on top.
campaign-c-tasks = tasks completed by someone
campaign-c-markers = markers on tasks
campaign-c-vp = VP together
campaign-condition-tasks = tasks completed by someone { $have } of { $need }
campaign-condition-markers = markers on tasks { $have } of { $need }
campaign-condition-vp = VP together { $have } of { $need }
campaign-need-unknown = ?

campaign-need-have = have { $thing }{ $cost ->
        [any] { "" }
       *[other] { " " }of printed cost { $cost } or less
    }
campaign-need-discard = discard { $thing }{ $cost ->
        [any] { "" }
       *[other] { " " }of printed cost { $cost } or less
    }
campaign-need-when-colours = at once, active: { $harbour } ship colours in the harbour
campaign-need-when-tax = at once: when losing coins to a tax
campaign-need-when-stop = at once, active: stop after exactly { $harbour } in the harbour
campaign-need-fewer = take { $fewer } card fewer
campaign-need-twice = in two turns
campaign-need-nothing = no requirement

campaign-thing-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
campaign-thing-crowns = { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
campaign-thing-vp = { $n ->
        [one] 1 VP
       *[other] { $n } VP
    }
campaign-thing-swords = { $n ->
        [one] 1 sword
       *[other] { $n } swords
    }
campaign-thing-persons = { $n ->
        [one] 1 person
       *[other] { $n } persons
    }
campaign-thing-expedition = { $n ->
        [one] an expedition
       *[other] { $n } expeditions
    }
campaign-thing-ares = { $n ->
        [one] an Ares ship
       *[other] { $n } Ares ships
    }
campaign-thing-herbs = { $n ->
        [one] Ares herbs
       *[other] { $n } Ares herbs
    }
campaign-thing-book = { $n ->
        [one] a ritual book
       *[other] { $n } ritual books
    }
campaign-thing-bread = { $n ->
        [one] a bread ship
       *[other] { $n } bread ships
    }
campaign-thing-rum = { $n ->
        [one] a rum ship
       *[other] { $n } rum ships
    }
campaign-thing-provisions = { $n ->
        [one] bread or rum
       *[other] { $n } bread or rum
    }
campaign-thing-trader = { $n ->
        [one] a trader
       *[other] { $n } traders
    }
campaign-thing-settler = { $n ->
        [one] a settler
       *[other] { $n } settlers
    }
campaign-thing-captain = { $n ->
        [one] a captain
       *[other] { $n } captains
    }
campaign-thing-priest = { $n ->
        [one] a priest
       *[other] { $n } priests
    }
campaign-thing-jack = { $n ->
        [one] a jack of all trades
       *[other] { $n } jacks of all trades
    }
campaign-thing-sailor = { $n ->
        [one] a sailor
       *[other] { $n } sailors
    }
campaign-thing-pirate = { $n ->
        [one] a pirate
       *[other] { $n } pirates
    }
campaign-thing-mademoiselle = { $n ->
        [one] a mademoiselle
       *[other] { $n } mademoiselles
    }
campaign-thing-jester = { $n ->
        [one] a jester
       *[other] { $n } jesters
    }
campaign-thing-admiral = { $n ->
        [one] an admiral
       *[other] { $n } admirals
    }
campaign-thing-governor = { $n ->
        [one] a governor
       *[other] { $n } governors
    }
campaign-thing-lookout = { $n ->
        [one] a lookout
       *[other] { $n } lookouts
    }
campaign-thing-innkeeper = { $n ->
        [one] an innkeeper
       *[other] { $n } innkeepers
    }
campaign-thing-tibook-brother = { $n ->
        [one] a Tibook brother
       *[other] { $n } Tibook brothers
    }

campaign-guide-deck = Shuffle the base game's cards, without the special expedition, into the deck{ $more ->
        [yes] , plus every play card added so far
       *[no] { "" }
    }.
campaign-guide-deck-added = Added so far: { $cards }.
campaign-guide-look = Look at { $n ->
        [one] story card { $cards }: its play cards were
       *[other] story cards { $cards }: their play cards were
    } not typed in.
campaign-guide-deck-in = These play cards of the campaign belong in it, also those that came in on the screen: { $cards }.
campaign-guide-deck-earlier = The play cards that { $last ->
        [one] chapter 1
       *[other] chapters 1 to { $last }
    } brought before this log began stay in it too: look at the story cards.
campaign-guide-deck-all = All 39 play cards of the adventure stay in it.
campaign-guide-aside = Lay the other adventure play cards aside in their order; never shuffle them.
campaign-guide-aside-own = Keep the other adventure play cards beside the table: the story calls for them one by one.
campaign-guide-first = Who goes first?{ $draft ->
        [yes] { " " }The player on that player's right picks a hero first, then counter-clockwise.
       *[no] { "" }
    }
campaign-guide-heroes-deal = { $players ->
        [one] Draw one of the five hero cards at random and choose a side.
       *[other] Deal each player one of the five hero cards at random; each chooses a side.
    }
campaign-guide-heroes-draft = Choose heroes, one card each, in this order: { $order }.
campaign-guide-coins = Each player takes the coins printed on the hero{ $known ->
        [yes] { " " }({ $coins })
       *[no] { "" }
    }.
campaign-guide-coins-own = Starting coins of this book: { $coins }.
campaign-guide-extra = Share out { $coins } extra coins among you for { $failed ->
        [one] { $failed } failed attempt
       *[other] { $failed } failed attempts
    }.
campaign-guide-markers = Each player: a crown card and 5 markers, 4 on the hero's door and windows, 1 on the track.
campaign-guide-markers-own = Each player: 4 markers on the hero's door and windows. Crowns are counted here; 1 VP each at { $shields }.
campaign-guide-events = Shuffle the 13 events numbered 0: { $zeros } for the event deck, { $reserve } for the reserve.
campaign-guide-events-own = The app is the event deck: nothing to shuffle. It turns up and reads out each event.
campaign-guide-event1-in = Shuffle event 1 into the event deck.
campaign-guide-event1-out = Event 1 goes back into the box.
campaign-guide-month-end = Put event { $number } (Month's End) under the event deck; event { $other } goes into the box.
campaign-guide-first-month = Month 1 has { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, Month's End last.
campaign-guide-card9 = Lay card 9 out, the side for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
campaign-guide-goal = To win: every task done, { $markers } markers on tasks, { $players ->
        [one] { $vp } VP
       *[other] { $vp } VP between you
    }.
campaign-guide-no-card9 = Card 9 stays in the box.
campaign-guide-no-card9-own = You play against each other: { $goal } VP and an open trophy bring the last round.
campaign-guide-title-first = Read the cover.
campaign-guide-title-first-own = The cover and chapter 1's opening come up on the screen: read them aloud.
campaign-guide-title = Read the title card of chapter { $chapter }.
campaign-guide-title-own = The story so far comes up on the screen before chapter { $chapter }: read it aloud.
campaign-guide-story = { $first } reads story card { $card }, shuffles in its play cards and turns it over: the first task.
campaign-guide-story-own = Then { $first } reads story card { $card } from the screen and shuffles in its play cards: the first task.
campaign-guide-story-again = { $first } reads story card { $card }, whose play cards stayed, and turns it over: first task.
campaign-guide-story-again-own = Then { $first } reads story card { $card } from the screen, whose play cards stayed: the first task.
campaign-guide-variant = Draw 4 of the 15 starred tasks at random and lay them out.
campaign-guide-variant-own = Draw 4 of this book's starred tasks at random: { $tasks }.
campaign-guide-r-events = Sort the events: 13 numbered 0, and 1, 2 and 3.
campaign-guide-r-heroes = Heroes, crown cards and markers go back to the supply; card 9 too.
campaign-guide-r-heroes-own = Heroes and markers go back to the supply.
campaign-guide-r-displays = All cards of the displays, coins and both piles go back into the deck.
campaign-guide-r-story-again = { $n ->
        [one] Story card { $cards } goes
       *[other] Story cards { $cards } go
    } back into the pile by number.
campaign-guide-r-story-done = { $n ->
        [one] Story card { $cards }
       *[other] Story cards { $cards }
    } and the end card of chapter { $chapter } go into the box.
campaign-guide-r-added-stay = { $known ->
        [yes] These play cards stay in the deck: { $cards }.
       *[no] The play cards added so far stay in the deck.
    }
campaign-guide-r-added-may = { $known ->
        [yes] These play cards of this chapter may stay in the deck or go back to the pile: { $cards }.
       *[no] The play cards of this chapter may stay in the deck or go back to the pile.
    }
campaign-guide-r-end-card = Read end card { $card } aloud.
campaign-guide-r-end-card-own = Read the chapter's ending from the screen.
campaign-guide-r-screen = Nothing lies on the table: chapter { $chapter } was played on the screen. The next set-up says what is in your deck.
campaign-guide-r-next = Next: chapter { $chapter }, without extra coins.
campaign-guide-r-again = Play chapter { $chapter } again, with { $coins } extra coins to share.
campaign-guide-b-sort = Take out of the deck: { $cards }.
campaign-guide-b-none = No adventure play cards are in the deck.
campaign-guide-b-unknown = Some cards were added without a list ({ $n ->
        [one] story card { $cards }
       *[other] story cards { $cards }
    }): look for the adventure's mark.
campaign-guide-b-earlier = This log does not know what { $last ->
        [one] chapter 1
       *[other] chapters 1 to { $last }
    } brought: look for the adventure's mark.
campaign-guide-b-special = With 5 players the special expedition lies face up in the middle; otherwise it stays out.
campaign-guide-b-check = The base deck has 119 cards without the special expedition: count them.

campaign-view-n-setup = Lay out chapter { $chapter }, then begin.
campaign-view-n-screen = Chapter { $chapter } is being played on the screen; go on there, and its result comes back here by itself.
campaign-view-n-first = { $name } is active: reveal the first event, then discover.
campaign-view-n-turn = { $name } is active: discover, trade and hire. Then { $next } reveals { $event ->
        [end] Month's End
       *[other] an event
    }.
campaign-view-n-solo = Discover, trade and hire; then reveal { $event ->
        [end] Month's End
       *[other] the next event
    }.
campaign-view-n-month-end = { $name } revealed Month's End: carry it out.
campaign-view-n-after-month = { $name } goes on with the turn. Then { $next } begins month { $month }.
campaign-view-n-last-round = Last round, until { $last } has played: { $name } is active. Then { $next } reveals { $event ->
        [end] Month's End
       *[other] an event
    }.
campaign-view-n-finish = { $name } plays the very last turn. Then finish the chapter (f).
campaign-view-n-won = Chapter { $chapter } is won. Reset the table, then go on.
campaign-view-n-lost = Chapter { $chapter } is lost. Reset the table and try again.
campaign-view-n-winners = { $names } won chapter { $chapter }. Reset the table, then go on.
campaign-view-n-no-winner = Nobody could win chapter { $chapter }. Reset the table, then go on.
campaign-view-o-flawless = The campaign is won, flawless: not one chapter was lost.
campaign-view-o-won = The campaign is won, with { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }.
campaign-view-o-part = The campaign is won, with { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    } since chapter { $first }, where this log begins.
campaign-view-o-wins = The campaign is over: { $wins }.
campaign-view-o-win = { $name } { $n ->
        [one] { $n } chapter
       *[other] { $n } chapters
    }
campaign-view-head = { $title }, { $mode }, chapter { $chapter } of 5{ $attempt ->
        [1] { "" }
       *[other] , attempt { $attempt }
    }, month { $month }, turn { $turn }
campaign-view-head-setup = { $title }, { $mode }, chapter { $chapter } of 5{ $attempt ->
        [1] { "" }
       *[other] , attempt { $attempt }
    }: set-up
campaign-view-head-after = { $title }, { $mode }, after the campaign, month { $month }, turn { $turn }
campaign-view-solo = solo
campaign-view-mode-coop = co-op
campaign-view-mode-competitive = competitive
campaign-view-task = { "  " }task { $number }: { $needs }{ $reward ->
        [none] { "" }
       *[other] , first { $reward }
    }{ $crowns ->
        [0] { "" }
        [one] , { $crowns } crown
       *[other] , { $crowns } crowns
    }  { $who }
campaign-view-needs-unknown = requirement not typed in
campaign-view-who-open = open
campaign-view-who-done = done by { $names }
campaign-view-who-progress = under way: { $names }
campaign-view-strip = { "  " }month: { $strip }  { $left }, reserve { $reserve }
campaign-view-left = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    } left, Month's End is { $name }'s
campaign-view-ahead = { "  " }ahead: { $names }
campaign-view-crew = { "  " }{ $name } { $hero } { $spaces }  crowns { $crowns }{ $crown_vp ->
        [unknown] { "" }
       *[other] { " " }({ $crown_vp } VP)
    }  VP { $vp }
campaign-view-no-hero = no hero
campaign-view-contradiction = { "  " }! { $sentence }
campaign-view-check = { "  " }chapter end: { $conditions }
campaign-view-now = NOW  { $step }
campaign-view-ability = ability
campaign-view-trophy = trophy
campaign-view-crown1 = 1 crown
campaign-view-crown3 = 3 crowns

campaign-hero-bust_coins = { $amount } coins after an own bust with { $limit } or fewer cards in the harbour
campaign-hero-claim_crowns = { $amount } crowns per expedition claimed
campaign-hero-sword = 1 sword
campaign-hero-mademoiselle = persons cost 1 coin less
campaign-hero-trader = { $pays ->
        [crowns] 1 crown
       *[coins] 1 coin
    } more for a ship of the hero's colour
campaign-hero-admiral = 1 coin when 5 or more cards lie in the harbour
campaign-hero-ship_coins = 1 coin when { $limit } or more ships lie in the harbour
campaign-hero-coins_once = { $amount } coins, once
campaign-hero-lookout = once a turn: look at 3 cards, discard 2, put 1 back

campaign-tell-begin = Chapter { $chapter } begins{ $attempt ->
        [1] { "" }
       *[other] , attempt { $attempt }
    }. { $first } goes first{ $chosen ->
        [yes] ; heroes: { $heroes }
       *[no] { "" }
    }{ $shared ->
        [yes] ; extra coins: { $shares }
       *[no] { "" }
    }. { $story }
campaign-tell-story = Story card { $card } is read{ $titled ->
        [yes] { " " }({ $title })
       *[no] { "" }
    }; { $adds ->
        [none] no play cards to shuffle in
        [unknown] shuffle in the play cards that card { $card } shows
        [again] the play cards of card { $card } are in the deck already
       *[cards] shuffle into the deck, one by one: { $cards }
    }.
campaign-tell-variant = Tasks { $tasks } are drawn.
campaign-tell-reveal = Story card { $card } is revealed{ $titled ->
        [yes] { " " }({ $title })
       *[no] { "" }
    }; { $adds ->
        [none] no play cards to shuffle in
        [unknown] shuffle in the play cards that card { $card } shows
        [again] the play cards of card { $card } are in the deck already
       *[cards] shuffle into the deck, one by one: { $cards }
    }.
campaign-tell-know = Typed in from the printed cards: { $what }.
campaign-tell-know-cards = { $n ->
        [one] card { $cards }
       *[other] cards { $cards }
    }
campaign-tell-know-track = the crown track
campaign-tell-know-card9 = card 9
campaign-tell-know-heroes = hero coins
campaign-tell-know-events = events
campaign-tell-named = The event is { $event }.
campaign-tell-bust = { $name } goes bust.
campaign-tell-note = Note: { $text }
campaign-tell-credit = Corrected: task { $task } was completed by { $who ->
        [none] nobody
       *[some] { $names }
    }.
campaign-tell-event = { $name } begins turn { $turn } of month { $month }: { $event }.
campaign-tell-complete = { $name } completes task { $task }{ $first ->
        [rewarded] , the first to do so ({ $reward })
        [yes] , the first to do so
       *[no] { "" }
    }{ $crowns ->
        [0] { "" }
        [one] , { $crowns } crown
       *[other] , { $crowns } crowns
    }; { $space ->
        [0] the door is open{ $ability ->
            [none] { "" }
           *[other] : { $ability }
        }
        [1] the trophy is open
       *[other] a window brings { $window }
    }.
campaign-tell-progress = { $name } puts a marker on the upper space of task { $task }.
campaign-tell-crowns-up = { $name } gains { $crowns }{ $vp ->
        [unknown] { "" }
       *[other] { " " }(now { $vp } VP from crowns)
    }.
campaign-tell-crowns-down = { $name } loses { $crowns }{ $vp ->
        [unknown] { "" }
       *[other] { " " }(now { $vp } VP from crowns)
    }.
campaign-tell-vp = { $name } has { $vp } VP.
campaign-tell-coins = { $name } has { $coins }.
campaign-tell-month-end = Month's End: { $why } { $then }
campaign-tell-bought = { $names } { $n ->
        [one] pays
       *[other] pay
    } { $price } coins and opened a space.
campaign-tell-m-stay = No new card.
campaign-tell-m-deck = { $reserve ->
        [yes] The event pile is turned over, one reserve event on top.
       *[no] The event pile is turned over.
    }
campaign-tell-m-won = Card 9: { $conditions }. The chapter is won.
campaign-tell-m-lost = Card 9: { $conditions }. The chapter is lost.
campaign-tell-finish = The last round is over. { $winners }
campaign-tell-winners = { $names } { $n ->
        [one] wins
       *[other] share
    } chapter { $chapter }.
campaign-tell-no-winner = Nobody has an open trophy, so nobody wins.
campaign-tell-concede = The attempt is given up: lost.
campaign-tell-on-screen = Chapter { $chapter }{ $attempt ->
        [1] { "" }
       *[other] , attempt { $attempt },
    } is played on the screen, as the game { $save }.{ $shared ->
        [yes] { " " }Extra coins: { $shares }.
       *[no] { "" }
    }
campaign-tell-played = Chapter { $chapter } was played on the screen, as the game { $save }{ $how ->
        [won] : won
        [lost] : lost
       *[competitive] { "" }
    } in { $months ->
        [one] one month
       *[other] { $months } months
    }. VP: { $vp }.{ $done ->
        [yes] { " " }{ $n ->
            [one] Task done: { $tasks }.
           *[other] Tasks done: { $tasks }.
        }
       *[no] { " " }No task was done.
    }{ $added ->
        [yes] { " " }New in the deck: { $cards }.
       *[no] { "" }
    }
campaign-tell-earlier = Chapter { $chapter }, attempt { $attempt }, was played on the screen before this log began: { $how ->
        [won] won
       *[lost] lost
    }.
campaign-tell-next = On to chapter { $chapter }.
campaign-tell-again = Chapter { $chapter } again, with { $coins } extra coins to share.
campaign-tell-set = { $whose ->
        [player] The table says: { $what } of { $name } is { $value } ({ $reason }).
        [task] The table says: { $what } of task { $task } is { $value } ({ $reason }).
       *[table] The table says: { $what } is { $value } ({ $reason }).
    }
campaign-tell-no-reason = no reason given
campaign-tell-announced = { $name } has 12 VP and an open trophy: the end is announced.
campaign-tell-contradiction = That does not fit together: { $sentence }
campaign-tell-chronicle = The chronicle of { $title }
campaign-tell-crew = { $names }; { $mode }; book: { $book }
campaign-tell-chapter = Chapter { $chapter }{ $titled ->
        [yes] : { $title }
       *[no] { "" }
    }{ $attempt ->
        [1] { "" }
       *[other] , attempt { $attempt }
    }
campaign-tell-month = Month { $month }
campaign-tell-nothing = Nothing has happened yet.

campaign-what-crowns = the number of crowns
campaign-what-vp = the number of VP
campaign-what-coins = the number of coins
campaign-what-hero = the hero
campaign-what-spaces = the row of hero spaces
campaign-what-extra = the share of extra coins
campaign-what-done = the list of finishers
campaign-what-progress = the list of markers under way
campaign-what-month = the month
campaign-what-turn = the turn of the month
campaign-what-turns = the number of turns played
campaign-what-first = the first player
campaign-what-active = the active player
campaign-what-phase = the phase
campaign-what-chapter = the chapter
campaign-what-failed = the number of failed attempts
campaign-what-losses = the number of losses
campaign-what-reserve = the event reserve
campaign-what-ahead = the event deck
campaign-what-discard = the event discard pile
campaign-what-current = the open event
campaign-what-revealed = the row of story cards
campaign-what-announced = who announced the end


campaign-card-ship = { $count } { $ship } ({ $strength }{ $item ->
        [none] { "" }
       *[other] , { $item }
    })
campaign-card-ares = { $n ->
        [one] Ares pirate
       *[other] Ares pirates
    }
campaign-card-settler = { $n ->
        [one] settler
       *[other] settlers
    }
campaign-card-captain = { $n ->
        [one] captain
       *[other] captains
    }
campaign-card-priest = { $n ->
        [one] priest
       *[other] priests
    }
campaign-card-jack = { $n ->
        [one] jack of all trades
       *[other] jacks of all trades
    }
campaign-card-pirate = { $n ->
        [one] pirate
       *[other] pirates
    }
campaign-card-mademoiselle = { $n ->
        [one] mademoiselle
       *[other] mademoiselles
    }
campaign-card-jester = { $n ->
        [one] jester
       *[other] jesters
    }
campaign-card-lookout = { $n ->
        [one] lookout
       *[other] lookouts
    }
campaign-card-innkeeper = { $n ->
        [one] innkeeper
       *[other] innkeepers
    }
campaign-card-tibook-brother = { $n ->
        [one] Tibook brother
       *[other] Tibook brothers
    }
campaign-card-bread = bread
campaign-card-rum = rum
campaign-card-herbs = herbs
campaign-card-book = book
campaign-card-person = { $count } { $kind } (cost { $cost }, { $vp } VP)
campaign-card-expedition = { $count } { $count ->
        [one] expedition
       *[other] expeditions
    } ({ $needs }{ $item ->
        [none] { "" }
       *[other] , { $item }
    })
campaign-card-tax = { $count } { $count ->
        [one] tax
       *[other] taxes
    } (from { $threshold } coins)

## Contracts at the table: what the table says

contracts-table-player = Player { $number }
contracts-table-no-contract = No contract on this table is called '{ $text }'.
contracts-table-pile-late = Cards move to the score pile before the first turn; later only when a tax comes up.
contracts-table-pile-size = The score pile takes 0 to { $most } time cards; at least one stays.
contracts-table-tax-empty = The time deck is empty, no card can be set aside.
contracts-table-twice = { $name } has completed { $contract } already.
contracts-table-three = { $name } has no marker left: three contracts each.
contracts-table-over = This table is finished; undo or correct it to go on.
contracts-table-before = Begin the first turn before that.
contracts-table-corrected = { $what } is { $value }: { $reason }
contracts-table-what-time_left = time_left
contracts-table-what-score_pile = score_pile
contracts-table-what-turn = turn
contracts-table-what-first = first
contracts-table-what-phase = phase
contracts-table-what-done = done
contracts-table-what-progress = progress
contracts-table-what-marker = marker
contracts-table-no-reason = no reason given
contracts-table-set-list = { $what } takes a list of players.
contracts-table-set-marker = A marker is set for one player and one contract to done, progress or none.
contracts-table-set-phase = The phase is one of before, turn, won, lost.
contracts-table-set-number = { $what } is a number from 0 up.
contracts-table-odd-time = { $left } time cards, { $pile } in the score pile and { $turns } turns make { $counted }, not { $size }.
contracts-table-odd-markers = { $name } has more than three markers on contracts.
contracts-table-odd-won = The table says won, but a contract is still open.
contracts-table-odd-open = Every contract is completed, but the table does not say won.
contracts-table-t-pile = { $n ->
        [one] { $n } time card
       *[other] { $n } time cards
    } before the start in the score pile: { $rank }.
contracts-table-t-turn = Turn { $turn }: { $name } turns the time card over.
contracts-table-t-lost = No time card is left and contracts are open: lost.
contracts-table-t-tax = A tax: one time card joins the score pile.
contracts-table-t-no-tax = A tax: the time deck stays as it is.
contracts-table-t-done = { $name } completes { $contract }{ $coins ->
        [0] { "" }
        [one] { " " }and takes { $coins } coin
       *[other] { " " }and takes { $coins } coins
    }{ $vp ->
        [0] { "" }
       *[other] , { $vp } VP for contract number { $nth }
    }.
contracts-table-t-won = That was the last one: won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $rank }.
contracts-table-t-progress = { $name } has a marker under way on { $contract }.
contracts-table-t-set = The table says: { $what ->
        [time_left] { $n ->
            [one] { $n } card is
           *[other] { $n } cards are
        } in the time deck
        [score_pile] { $n ->
            [one] { $n } card is
           *[other] { $n } cards are
        } in the score pile
        [turn] it is turn { $n }
        [first] { $value } began
        [phase] { $value ->
            [before] the first turn is still to come
            [won] won
            [lost] lost
           *[turn] the game goes on
        }
        [done] { $n ->
            [0] nobody has completed { $contract }
           *[other] { $contract } is completed by { $value }
        }
        [progress] { $n ->
            [0] nobody is under way with { $contract }
           *[other] { $value } under way with { $contract }
        }
       *[marker] { $value ->
            [done] { $name } has completed { $contract }
            [progress] { $name } is under way with { $contract }
           *[none] { $name } has no marker on { $contract }
        }
    }{ $said ->
        [yes] { " " }({ $reason })
       *[no] { "" }
    }.
contracts-table-n-before = Set the score pile, then begin: { $name } turns over the first time card.
contracts-table-n-turn = { $name } plays. Then the next turn: { $left ->
        [one] { $left } time card
       *[other] { $left } time cards
    }.
contracts-table-n-last = { $name } plays the last turn: { $open } must be completed now.
contracts-table-n-won = Won: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $rank }.
contracts-table-n-lost = Lost: { $open } stayed open.
contracts-table-contracts = { $n ->
        [one] { $n } contract
       *[other] { $n } contracts
    }
contracts-table-rank-now = { $rank } with the score pile as it is
contracts-table-rank-ahead = { $rank } with { $taxes ->
        [one] { $taxes } more tax
       *[other] { $taxes } more taxes
    }
contracts-table-row = { "  " }{ $label } { $seal }  { $state }
contracts-table-row-open = open
contracts-table-row-done = done by { $names }
contracts-table-row-progress = open, under way: { $names }
contracts-table-head = Contracts, { $players }: { $arithmetic }
contracts-table-time = time { $left } of { $size }, score pile { $pile }, turn { $turn }
contracts-table-contradiction = ! { $sentence }
contracts-table-summary = time { $left } left, { $done } of { $all } contracts done
contracts-table-summary-won = won, { $rank }
contracts-table-summary-lost = lost

contracts-table-rank-landlubber = Landlubber
contracts-table-rank-sailor = Sailor
contracts-table-rank-pirate = Pirate
contracts-table-rank-captain = Captain
contracts-table-rank-lord-of-the-seas = Lord of the seas

## Score sheet: what the sheet says

score-table-players = A score sheet is for 2 to 5 players, not { $count }.
score-table-goal = The end is announced at 1 VP or more, not at { $goal }.
score-table-negative = { $what ->
        [vp] { $name } cannot have { $value } VP.
        [coins] { $name } cannot have { $value } coins.
       *[swords] { $name } cannot have { $value } swords.
    }
score-table-over = The game is over; undo to change the sheet.
score-table-not-yet = { $ending ->
        [expedition] Nobody has met the end condition yet: { $goal } VP and an expedition.
       *[plain] Nobody has met the end condition yet: { $goal } VP.
    }
score-table-add = { $name }: { $changes }.
score-table-change-vp = { $by } VP, now { $now }
score-table-change-coins = { $n ->
        [one] { $by } coin, now { $now }
       *[other] { $by } coins, now { $now }
    }
score-table-change-swords = { $n ->
        [one] { $by } sword, now { $now }
       *[other] { $by } swords, now { $now }
    }
score-table-no-change = ±0
score-table-has-vp = { $n } VP
score-table-has-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
score-table-has-swords = { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
score-table-has-expedition = { $n ->
        [0] no expedition
       *[other] an expedition
    }
score-table-set = { $name } has { $values }{ $said ->
        [yes] { " " }(the table says: { $reason })
       *[no] { "" }
    }.
score-table-tax = Tax: { $payers ->
        [0] nobody pays
       *[other] { $pays }
    }; { $n ->
        [one] { $names } has the { $why ->
            [swords] most swords
           *[vp] fewest VP
        } and gets { $coins }
       *[other] { $names } have the { $why ->
            [swords] most swords
           *[vp] fewest VP
        } and get { $coins } each
    }.
score-table-pays = { $name } pays { $coins } and keeps { $kept }
score-table-announce = { $name } announces the end.
score-table-withdraw = The announcement is taken back.
score-table-finish = The game ends.
score-table-next-play = { $lacks ->
        [expedition] Play on: { $name } needs { $vp } more VP and an expedition to announce the end.
       *[nothing] Play on: { $name } needs { $vp } more VP to announce the end.
    }
score-table-next-final = Final round: finish it, the last turn is { $last }'s. Then end the game.
score-table-winner = { $names } { $n ->
        [one] wins
       *[other] share the win
    } with { $vp } VP and { $coins }.
score-table-nobody-wins = Nobody has an expedition, so nobody wins.
score-table-row = { $place } { $name } { $vp } VP { $coins } coins { $swords } swords{ $note ->
        [expedition] { "  " }expedition
        [blocked] { "  " }no expedition, cannot win
       *[none] { "" }
    }
score-table-summary = score sheet, { $leader } leads with { $vp } VP

## Every table

happened-more = (l: all of it)
table-undone = Taken back: { $sentence }
table-redone = Made again: { $sentence }
table-note = Note: { $text }
table-note-empty = A note needs words.
table-shape = This entry cannot be read: { $problem }.
table-nobody = Nobody at this table is called '{ $who }'.
table-seat = There is no seat { $who } at this table.
table-names = Every player needs a name of their own.

show-active = is active
show-decides = has to decide
show-month-end = carries out Month's End
show-month = month
show-turns = turns to begin
show-chapter = chapter
show-round = round
show-setup = Set-up
show-setup-label = Lay out the chapter, then begin.
show-ended = Chapter over
show-over = The end
show-event = Event: { $name }. { $text }
show-hourglass = Hourglass of { $task }: { $line }
show-time = time cards left
show-pile = score pile
show-markers = { $n } of { $of } markers left
show-contracts-done = contracts done
show-place = place { $n }
show-expedition = expedition
show-goal = ends at { $n } VP
help-show = This window only looks: it follows what is written in another one, once a second. No key changes anything.
cmd-show-leave = leave
cmd-show-leave-help = Close this window; the log goes on without it.

table-said-nothing = Say what happened, for instance `{ $example }`; `help` lists what can be said.
table-said-near = '{ $word }' is not understood. Did you mean `{ $verb }`? For instance: { $example }
table-said-unknown = '{ $word }' is not understood. This table knows { $verbs }; `help` shows how each is said.
table-said-more = Something is missing. For instance: { $example }
table-said-left = '{ $rest }' does not fit there. For instance: { $example }
table-said-number = '{ $word }' is no number. For instance: { $example }
table-said-count = How many? For instance: { $example }
table-said-who = Who? For instance: { $example }
table-said-nobody = Nobody at this table is called '{ $who }'; there are { $names }.
table-said-several = '{ $what }' could be { $names }; say a letter more.
table-said-same = { $name } has { $crowns } already.
table-said-two = That sounds like two sentences: say `event then { $sentence }`.
table-said-anyway = { $doubt } Then say `anyway` behind it.
table-said-card9 = Card 9 has two numbers: card 9 markers 8 vp 24
table-said-what = '{ $word }' cannot be corrected in words; what can be: { $known }. For instance: { $example }
table-said-to = What should it be? For instance: { $example }
table-said-no-hero = No hero is called '{ $what }'; there are { $names }.
table-said-no-contract = No contract called '{ $what }' lies on this table; there are { $names }.
table-said-no-tax = No tax card is called '{ $what }'; there are { $names }.

table-tax-unknown = No tax card is called '{ $code }'; there are { $codes }.

table-knowledge-shape = This is not a file of typed-in cards: { $problem }.
table-knowledge-no-books = it names no `books`
table-knowledge-no-json = it is no JSON

time-deck-seal = '{ $text }' is neither a contract nor a seal; a seal is a digit (-1 to 2) and a letter: 1G.
time-deck-twice = The contract '{ $text }' can lie on the table only once.
time-deck-players = Contracts are played by 1 to 5 players, not { $players }.
time-deck-count = { $players } at the table: { $wanted } contracts lie open, { $given ->
        [one] { $given } was
       *[other] { $given } were
    } named.
time-deck-most = At most { $most } contracts lie open, { $given ->
        [one] { $given } was
       *[other] { $given } were
    } named.
time-deck-none = Name the open contracts or their seals, such as 1G 0G -1H.
time-deck-size = Time deck: { $size } cards
time-deck-arithmetic = { $base } + ({ $digits }) + { $letters } = { $size }
time-deck-brief = { $size } cards: { $base } { $digits } and { $letters ->
        [one] { $letters } letter
       *[other] { $letters } letters
    }
time-deck-letters = { $n ->
        [one] { $n } letter
       *[other] { $n } different letters
    } ({ $names })

## Saves and sessions: refusals and notices

session-nonsense = The save { $id } makes no sense: { $problem }.
session-step-broken = Step { $n } of this log cannot be played again: { $problem }
session-other-deal = This game, begun with version { $version }, would be dealt otherwise now, so it is not opened as another one. Nothing of its log is lost.
session-other-game = Step { $n } of this game, played with version { $version }, would lead elsewhere by the present rules, so it is not opened as another game. Nothing of its log is lost.
session-no-archive = The card data of version { $version } are missing from this installation, so this game cannot be opened as it was played: { $problem }. Install the program again.
session-copy = { $title } (copy)
session-conflict = There already is a different save { $id } ({ $title }). Keep both to take this one in under an id of its own.
session-documents-differ = Your { $names } differ from those in the file; say whose are to be kept.
session-document-settings = settings
session-document-knowledge = knowledge
session-left-out = { $id } is left out: { $problem }
session-no-start = the log has no start
session-no-fit = record { $n } does not fit behind { $revision }
session-line-missing = there is no line called '{ $name }'
name-empty = Player { $n } has no name: type one.
name-long = The name of player { $n } has more than { $most } characters: shorten it.
name-control = The name of player { $n } has a control character in it: type it again.
name-invisible = The name of player { $n } has an invisible character in it: type it again.
name-twice = Two players are called '{ $name }': give one of them another name.
session-unknown-kind = This program does not know how to play a '{ $name }'.
session-stale = The log has moved on since this was chosen; look at it again and choose anew.
session-doubled = This was already done a moment ago; it was not done twice.
session-name-empty = A name needs at least one letter.
session-name-taken = The name '{ $name }' is taken.
session-past-reveal = Cards were revealed since then; going back is marked in the log as not clean.
session-bad-bots = `bots` of a set-up is a list with one entry for each player: { $bots }, or an empty text for a person.
both-ways-game = { $title }, chapter { $chapter }{ $attempt ->
        [1] { "" }
       *[other] , attempt { $attempt }
    }
both-ways-table = { $title }, at the table
both-ways-no-campaign = Only a campaign plays a chapter on the screen; this log is none.
both-ways-trashed = The game { $save } that plays this chapter lies in the trash. Restore it, or undo to play the chapter here.
both-ways-not-over = The game { $save } goes on; its result comes back when it is over.
both-ways-no-next = No chapter follows from this game.
session-bad-table = `table` of a set-up is the id of a table log.
session-bad-odds = `odds` of a set-up is one of { $choices }.
session-no-undo = There is nothing to take back.
session-no-redo = There is nothing to make again.
session-no-line = There is no line called '{ $name }'.
session-no-bookmark = There is no bookmark called '{ $name }'.
session-no-step = There is no step { $n } in this history.
session-no-game = This file holds no digital game; a table's log has nothing that could be verified.
store-foreign = { $about } is not a file exported by this program.
store-tampered = { $about } was changed or damaged after its export: its checksum does not match.
store-no-version = { $about } names no file version.
store-bad-id = { $about } is not a whole save: { $id } cannot be the name of a save.
store-no-json = { $about } is not a file exported by this program: it is not JSON.
store-no-save = { $about } is not a whole save: { $problem }.
store-bad-settings = { $about } holds settings that cannot be read: { $problem }.
store-bad-archive = { $about } is a damaged archive: { $problem }.
store-checksum = { $about } does not match its checksum.
store-unreadable = { $about } cannot be read.
store-closed = { $about } is already closed.
store-refused = The system refused to write ({ $problem }): { $what } was not saved.
store-disk-full = The disk is full: { $what } was not saved. Free some space and do it again.
store-read-only = The data folder cannot be written to: { $what } was not saved. It can still be read.
store-log-gone = The log of this save is gone.
store-changed = Another window has changed this save meanwhile.
store-the-step = this step
store-busy = Another window is writing to the same file; try again in a moment.
store-no-such-version = { $about } names file version { $schema }, which never was.
store-newer = { $about } was written by a newer version of the program (file version { $schema }, this one knows { $present }). It was left untouched; update the program to open it.
store-entry-object = An entry must be an object with named fields.
store-entry-unwritable = This entry holds something that cannot be written to a file.
store-the-save = The save { $id }
store-log-unreadable = { $about }: nothing of its log can be read.
store-the-repaired-log = the repaired log
store-blocked = { $problem } This step was not made.
store-the-new-save = the new save
store-log-no-version = { $about }: the first line of its log names no file version.
store-gone = { $about } is no longer there; it may lie in the trash.
store-the-new-form = the save in its new form
store-log-grows = A log only grows: its records cannot be changed.
store-not-understood = { $about } cannot be understood: { $problem }.
store-the-settings = The settings file
store-the-knowledge = The file of your own cards and corrections
store-not-a-folder = { $path } is a file; name a folder for the data.
store-exists = There already is a save { $id }.
store-several = Several saves are called '{ $identity }'; name one by its id: { $ids }.
store-exists-in-saves = There already is a save { $id } in the saves.
store-exists-in-trash = There already is a save { $id } in the trash.
store-none = No save is called '{ $identity }'.
store-none-in-trash = No save is called '{ $identity }' in the trash.
store-none-but-saved = No save is called '{ $identity }' in the trash; it is among the saves already.
store-none-but-trashed = No save is called '{ $identity }'; it lies in the trash, restore it first.
store-the-move = the move
store-the-cards = the file of typed-in cards
store-the-chronicle = the chronicle

## What the engine refuses before a game or an action begins

setup-no-field = A set-up has no field { $key }; it has: { $known }.
setup-no-option = There is no option { $key }; there are: { $known }.
setup-no-game = There is no game { $game }; there are: { $known }.
setup-no-mode = There is no mode { $mode }; there are: { $known }.
setup-no-coop = The game { $game } has no co-operative mode; these have: { $known }.
setup-players = { $game }, { $mode }: for { $least } to { $most } players, not { $count }.
setup-no-module = There is no module { $name }; there are: { $known }.
setup-module-game = The module { $name } cannot be added to the game { $game }.
setup-module-twice = A module is named twice.
setup-type = `{ $key }` is { setup-wanted }, not { setup-given }.
setup-texts = `{ $key }` is a list of texts; one of them is { setup-given }.
setup-one-of = `{ $key }` is one of { $known }, not { $value }.
setup-start-player-word = `start_player` is a seat or "random", not { $value }.
setup-start-player = The start player is a seat from 0 to { $last }, or "random".
setup-underway-expedition = Underway! has no expeditions: its end cannot need one.
setup-adventure-expedition = The adventure has ends of its own (A40, A50), which need no expedition (B32).
setup-last-turn = In the adventure all have equal turns (A50): its last turn cannot be moved.
setup-name =
    { $why ->
        [empty] The name of seat { $seat } is empty.
        [long] The name of seat { $seat } is longer than { $most } characters.
        [control] The name of seat { $seat } has a control character.
        [invisible] The name of seat { $seat } has an invisible character.
       *[twice] The name of seat { $seat } is that of an earlier seat too.
    }
setup-score-pile = A score pile of 0 or more cards is for co-operative contract games only (C34).
setup-time-deck = Only co-operative contract games have a time deck (C31).
setup-contracts = Contracts lie on the table in the contracts game only.
setup-campaign = Only the adventure has a campaign.
setup-start-entry = Each entry of `start` is an object with a `seat`.
setup-start-key = An entry of `start` has seat, coins and display, not { $key }.
setup-start-seat = `start` names each seat from 0 to { $last } at most once; { $seat } is wrong.
setup-start-coins = Seat { $seat } cannot start with { $coins } coins.
setup-display-card = { $card } cannot lie in a display: only persons, expeditions and items can.
setup-special = { $card } lies in the middle of the table from the start, never in a deck (B2).
setup-no-card = `{ $key }`: there is no card { $card } in this game.
setup-copies = `{ $key }`: there are not so many copies of { $card }.
setup-coins-short = There are not enough cards for { $coins } coins of seat { $seat }.
setup-time-deck-long = `time_deck` is longer than the time deck of { $count } cards.
setup-time-deck-short = There are not enough cards left for a time deck of { $count }.
setup-time-card-left = At least one of the { $count } time cards must stay in the time deck (C34).
setup-contract-count = { $count } different contracts lie on this table, not { $given }.
setup-no-contract = The contract { $contract } is not one of this game's.
setup-after-coop = After the campaign only the competitive variant is played (A60).
setup-campaign-field = A campaign has no field { $key }; it has: { $known }.
setup-campaign-type = `{ $key }` of a campaign is { setup-wanted }.
setup-campaign-range = `{ $key }` of a campaign goes from { $low } to { $high }, not { $value }.
setup-campaign-count = `cards` of a campaign: { $card } needs a whole number.
setup-incomplete-book = The book { $book } cannot be played yet, { $count } faces are unknown: { $first } ... (`companion book check { $book }` lists them all).
setup-heroes = `heroes` is "deal", "draft" or one hero a seat, out of: { $known }.
setup-hero-card = Two seats cannot have sides of the same hero card (A2).
setup-events = `events` names each event of this game at most once, and not { $event }.
setup-events-long = `events` is longer than the { $count } events above Month's End.
setup-extra = `extra` shares at most { $count } coins among { $seats } seats (A41).
setup-play-cards = `cards` of a campaign: there are no { $count } play cards { $card }.
setup-book = { $what }.
setup-log = A log is an object with `setup`, `shuffles` and `actions`.
setup-log-shuffles = `shuffles` of a log is a list of lists of card codes.
setup-log-action = An action of the log is none: { $why }
setup-log-illegal = The log does not replay: { $why }
setup-log-shuffle = The log does not replay: a recorded shuffle does not hold the cards that were shuffled.
setup-log-deck = The log does not replay: its deck is that of another game.
setup-log-card = The log shuffles a card { $card } that is not in this game.
setup-wanted =
    { $wanted ->
        [text] a text
        [whole] a whole number
        [flag] true or false
        [list] a list
        [texts] a list of texts
        [wholes] a list of whole numbers, one a seat
        [counts] an object: a play card's code and how many
       *[object] an object
    }
setup-given =
    { $given ->
        [null] null
        [flag] true or false
        [number] a number
        [point] a number with a point
        [text] a text
        [list] a list
       *[object] an object
    }
action-object = An action is an object with `do`.
action-verb = `do` is one of { $known }.
action-no-key = The action { $verb } has no key { $key }.
action-needs = The action { $verb } needs `{ $key }`.
action-needs-one = The action { $verb } needs exactly one of these: { $keys }.
action-type = `{ $key }` of the action { $verb } is { setup-wanted }.
action-nothing-to-undo = There is nothing to undo: no action has been applied yet.
why-answer-task = First decide about task { $task }: complete it or let it go.

## What is wrong with the shape of something typed or stored: ends of a sentence

shape-missing = the field `{ $field }` is missing
shape-unknown = there is no field `{ $field }` here
shape-type = the field `{ $field }` is `{ $found }` where `{ $wanted }` is needed
shape-type-whole = it is `{ $found }` where `{ $wanted }` is needed
shape-value = the field `{ $field }` cannot have this value
shape-value-whole = it has a value that cannot be

## Events of a book: what each does

effect-sentence = { $clauses }.
effect-coins = { $who ->
        [all] everyone
        [others] everyone else
       *[active] the active player
    } { $sign ->
        [less] loses
       *[more] gets
    } { coins }
effect-crowns = { $who ->
        [all] everyone
        [others] everyone else
       *[active] the active player
    } { $sign ->
        [less] loses
       *[more] gets
    } { crowns }
effect-tax = a tax at once: whoever has { $n } coins or more loses half; no bonus is paid
effect-no_repel = no ship can be repelled this turn
effect-repel_coins = each ship that the active player repels this turn earns { coins }
effect-swords = the active player has { swords } { $sign ->
        [less] fewer
       *[more] more
    } this turn
effect-ship_coins = every ship traded this turn pays { coins } { $sign ->
        [less] less
       *[more] more
    }, whoever trades it
effect-person_cost = every person hired this turn costs { coins } { $sign ->
        [less] less
       *[more] more
    }, whoever hires
effect-fee = { $n ->
        [0] nobody pays the active player a fee this turn
       *[other] the others pay the active player { coins } for each card they take this turn
    }
effect-no_passive = only the active player takes cards this turn
effect-allowance = the active player may take { cards } { $sign ->
        [less] fewer
       *[more] more
    } this turn
effect-min_cards = the active player cannot stop before { $n ->
        [one] { $n } card lies
       *[other] { $n } cards lie
    } in the harbour
effect-max_cards = discovering ends as soon as { $n ->
        [one] { $n } card lies
       *[other] { $n } cards lie
    } in the harbour
effect-lookout = the active player has { $n ->
        [one] { $n } lookout
       *[other] { $n } lookouts
    } more this turn
effect-bust_coins = an active player who goes bust this turn gets { coins }
effect-claim_crowns = each expedition claimed this turn brings { crowns }
effect-month_end = carry out the hourglass line of the newest task
effect-buy_out = in a competitive game each player may pay { coins } to put the leftmost hero marker back into the box

## Command line: tables

cli-no-json = { $what } is not valid JSON: line { $line } cannot be read.
cli-no-object = { $what } is not a JSON object.
cli-table-do =
    Write down what happened at the table, and hear what it did.

    In plain words: `companion table do thursday task 10 by Ann`. Names in any case, by their beginning or by seat number; quote what belongs together. Several at once: part them with `then`, or quote each sentence. A bare number sets a count, +2 and -1 change it.

    WORDS may also be JSON objects, such as '{ "{" }"do": "event"{ "}" }' (`companion table entries` lists them), or `-`: then sentences are read from standard input, one a line, and each is answered at once. `help` lists what this table understands, `show` tells how it stands.
cli-table-listen = Say what happens, one sentence a line. `help` lists what can be said, `show` tells how it stands; Ctrl+D ends.
cli-table-say-campaign = Campaign:
cli-table-say-contracts = Contracts (by place, name, seal, or the beginning of a name):
cli-table-say-score = Score sheet:
cli-table-none = No table logs yet.
cli-table-not-table = { $title } is no log of a table; `companion table list` names those.
cli-table-not-campaign = Only campaigns have this.
cli-table-entry-number = Entry { $n }
cli-table-entry = Entry { $n }: { $problem }
cli-table-entry-kept = Entry { $n }: { $problem } The entries before it are kept.
cli-table-play = Play it with: companion play --resume { $id }. When it is over, its result is in this log.
cli-table-no-game = No chapter of this table was played on the screen.
cli-table-shares = '{ $text }' is no list of coins, such as 2,1.
cli-table-made = { $title } is kept as { $id }.

cli-table-quiet = There is nothing to lay out or reset now.
cli-table-card =
    { $number }  { $title }
    { "    " }task: { $needs }
    { "    " }{ $adds } { $line }
cli-table-no-title = (no title typed in)
cli-table-no-needs = not typed in
cli-table-no-cards = No story card has been revealed yet.
cli-table-exported = { $n ->
        [one] { $n } typed-in card
       *[other] { $n } typed-in cards
    } written to { $file }.
cli-table-one-way = Say --export FILE or --import FILE.
cli-table-no-kind = No kind of table is called '{ $kind }'; there are { $kinds }.
cli-table-not-kept = With what this data folder knows of the cards it cannot be kept whole: { $problem }
cli-table-script = { $file } is not a table script: { $problem }.
cards-imported = { $new ->
        [one] { $new } new card
       *[other] { $new } new cards
    } taken over, { $differing ->
        [one] { $differing } differs
       *[other] { $differing } differ
    } from yours: { $whose ->
        [theirs] theirs were kept.
       *[yours] yours were kept.
    }
cli-table-set-up = set-up

## Command line: cards, odds, books

cli-cards-set = set
cli-cards-code = code
cli-cards-n = n
cli-cards-shows = shows
cli-cards-source = source
cli-cards-gift = 1 to another player
cli-cards-cost = cost { $n }
cli-cards-price = pays { $n } for bread or rum
cli-cards-ares = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } on Ares ships
cli-cards-needs = needs { $needs }{ $item ->
        [none] { "" }
       *[other] { " " }and { $item }
    }
cli-cards-players = { $n ->
        [one] { $n } player only
       *[other] { $n } players only
    }
cli-cards-tax = { $rule ->
        [halve] { $n }+ coins: halve
       *[down-to-8] { $n }+ coins: down to 8
    }
cli-cards-bonus = { $who ->
        [most-swords] { $n } to most swords
       *[fewest-vp] { $n } to fewest VP
    }
cli-cards-total = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $n ->
        [one] { $n } face
       *[other] { $n } faces
    }. rulebook: stated by the rulebook. print: read off other public card lists. assumed: ours, unknown in print. original: our invention.

cli-odds-unseen = { $n ->
        [one] { $n } unseen card
       *[other] { $n } unseen cards
    }, { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }
cli-odds-bust = { $n ->
        [1] bust on the next card
        [one] bust within { $n } card
       *[other] bust within { $n } cards
    }
cli-odds-repel = next card repelled
cli-odds-reach = { $n ->
        [one] { $n } colour before a bust
       *[other] { $n } colours before a bust
    }
cli-odds-cards = cards until the bust, on average { $cards }
cli-odds-assume = Assumptions:

cli-book-counts =
    { $title }: { $cards } story cards, { $events } events, { $heroes } hero sides,
    { $stars } starred tasks, { $added } play cards added on the way.
cli-book-wrong = wrong: { $problem }
cli-book-gap = unknown: { $gap }
cli-book-unsound = Not sound.
cli-book-sound = Sound, for tracking only.
cli-book-complete = Sound and complete: it can be played.
cli-book-unknown = unknown
cli-book-heroes = Heroes
cli-book-ability = coins { $coins }; { $ability }{ $colour ->
        [none] { "" }
       *[other] { " " }({ $colour })
    }
cli-book-events = Events
cli-book-track = Crown track: shields at { $shields }
cli-book-card9 = Card 9
cli-book-goal = markers { $markers }, VP { $vp }
cli-book-where = { $chapter ->
        [0] every chapter
       *[other] chapter { $chapter }
    }, { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
cli-book-lost = Lost:
cli-book-adds = shuffle in: { $adds }
cli-book-none = none
cli-book-nothing = nothing
cli-book-task = task: { $needs }
cli-book-rewards = first { $first }, crowns { $crowns }{ $star ->
        [yes] , star
       *[no] { "" }
    }
cli-book-month-end = month's end: { $line }
cli-book-month-ends = month's end, co-op: { $coop } Competitive: { $competitive }
cli-book-drawn = (drawn above)
cli-book-chapter-end = chapter end
cli-book-done = { $task } done:
cli-book-open = { $task } open:

## Command line: simulation, speed, pictures

cli-sim-no-bot = there is no bot '{ $name }'; there are: { $names }.
cli-sim-bots = { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
cli-sim-playing = Playing
cli-sim-share = { $share }  [{ $low } to { $high }]
cli-sim-head-won = won
cli-sim-won = { $share }  of { $n ->
        [one] { $n } game
       *[other] { $n } games
    }, 95 % interval
cli-sim-head-score = score
cli-sim-score = { $mean } on average, { $won } when won
cli-sim-seat = seat { $n }
cli-sim-vp = { $bot } { $share }{ $vp } VP on average
cli-sim-head-shared = shared
cli-sim-shared = { $n ->
        [one] { $n } win
       *[other] { $n } wins
    }
cli-sim-head-length = length
cli-sim-length = { $mean } rounds on average ({ $low } to { $high } in nine of ten games), { $decisions } decisions
cli-sim-head-speed = speed
cli-sim-speed = { $games } games/s with { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
cli-sim-coop-only = --campaign and --table are about co-operative chapters.
cli-sim-adventure-only = --chapter, --campaign, --table and --book are for --game adventure.
cli-sim-chapter = chapter
cli-sim-players = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
sim-chapter = Chapter { $n }: { $title }{ $attempt ->
        [1] { "" }
       *[other] , attempt { $attempt }
    }
sim-plays = { $name } plays { $hero }
sim-done = { $name } in month { $month }
sim-undone = left undone
sim-end = Card 9 after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: tasks { $done } of { $tasks }, markers { $markers } of { $markers_goal }, VP { $vp } of { $vp_goal }. { $end ->
        [won] Won.
       *[lost] Lost.
    }
sim-given-up = The campaign was given up in chapter { $chapter } after { $n ->
        [one] { $n } game
       *[other] { $n } games
    }.
sim-flawless = The campaign is won, flawless: five chapters, not one loss.
sim-won = The campaign is won after { $n ->
        [one] { $n } game
       *[other] { $n } games
    }, { $losses } of them lost.
cli-fuzzing = Fuzzing
cli-fuzz-total = games of { $n ->
        [one] { $n } configuration
       *[other] { $n } configurations
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
cli-fuzz-broken = Broken at seed { $seed }: { $problem }
cli-fuzz-replay = Replay: { $command }
cli-fuzz-fine = Nothing broken (seeds { $first } to { $last }).
cli-bench-figures = { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }...
cli-bench-how = { $build } engine, Python { $python }, one core, median of { $n ->
        [one] { $n } run
       *[other] { $n } runs
    }
cli-no-scene = no scene is called '{ $name }'; there are { $names }.
cli-scenes = Scenes
cli-pictures = { $n ->
        [one] { $n } picture
       *[other] { $n } pictures
    } in { $folder }.

store-the-import = what is to be imported
store-no-access = { $name } cannot be read: { $problem }.
store-log-foreign = The log in this place belongs to another save, { $other }.
store-head-foreign = { $about } has the file of another save, { $other }, in its place.
store-entry-letters = This entry holds letters that did not reach the program as UTF-8; set the locale to UTF-8 (for example LC_ALL=C.UTF-8) and type it again.
store-two-ids = { $about } is not a whole save: it is called { $id }, but its log belongs to { $other }.
store-too-deep = { $about } is not a file exported by this program: values lie more than { $depth } deep within each other.
store-too-large = { $about } is larger than { $most } MB; this program exports no such file.
store-too-many = { $about } holds more than { $most } files; this program exports no such archive.
store-member-twice = { $about } holds { $name } twice; nothing was taken, because one of them would be lost.
store-odd-packing = { $about } is packed in a way that this program does not use.
store-bomb = { $about } would unpack to far more than a file of this program can hold ({ $most } MB at most); nothing was unpacked.

notice-aside = Kept aside in damaged/: { $names }.
notice-log-torn = { $about }: the program stopped while writing a step that was never confirmed; it was left out.
notice-log-completed = { $about }: the program stopped right after a step; it is whole and was kept.
notice-log-restored = { $about }: one copy of its log was damaged; everything was restored from the other.
notice-log-lost = { $about }: both copies of its log are damaged after entry { $last }; it goes on from there. `companion doctor` says whether more can be recovered.
notice-log-foreign = { $about }: the log of another save, { $other }, lay in the place of its own; its own was restored from the second copy.
notice-log-migrated = { $about } was brought from file version { $schema } to { $present }; the old log is kept.
notice-logs-migrated = { $n } saves were brought to file version { $present }; their old logs are kept.
notice-log-recovered =
    { $more ->
        [one] { $about }: { $more } more entry was recovered from what was set aside.
       *[other] { $about }: { $more } more entries were recovered from what was set aside.
    }
notice-file-restored = { $about } was damaged; its newest good copy was loaded.
notice-file-missing = { $about } was missing; its newest good copy was loaded.
notice-file-foreign = { $about } had the file of another save in its place; its newest own copy was loaded.
notice-file-lost = { $about } is damaged, no good copy of it is left; it begins anew.
notice-file-unreadable = { $about } cannot be read, the system refuses it; the program goes on without it and leaves it as it is. Look at its permissions.
notice-file-anew = { $about }: { $file } was written anew.
notice-stray = { $file }: what a stop left half written was removed.
notice-refused = { $problem }
notice-lesson = What you typed off a card stands in this log, but could not be kept for other campaigns: the data folder cannot be written.
notice-clock = The computer's clock went back; steps stay in the order in which they were made.

## The doctor

doctor-sound = { $file } is sound.
doctor-old = { $file } has file version { $schema }; opening it brings it to { $present }.
doctor-newer = { $problem }
doctor-aside = { $file } is a damaged file, kept.
doctor-stray = { $file } was left by a stop while writing; it is not needed.
doctor-copy = { $file } is a damaged copy; it can be written anew.
doctor-good-copy = { $problem } A good copy of it is there.
doctor-no-copy = { $problem } No good copy of it is left.
doctor-missing = { $file } is missing.
doctor-unreadable = { $file }: { $problem }
doctor-no-line = No line of it can be read.
doctor-unplayable = { $title }: { $problem }
doctor-log-aside =
    { $more ->
        [one] { $file }: { $more } more entry of it lies in damaged/ and can be recovered.
       *[other] { $file }: { $more } more entries of it lie in damaged/ and can be recovered.
    }
doctor-log-torn = { $file }: the program stopped while writing a step that was never confirmed; it will be left out.
doctor-log-completed = { $file }: the program stopped right after a step; it is whole and will be kept.
doctor-log-restored = { $file }: one copy of this log is damaged; everything can be restored from the other.
doctor-log-foreign = { $file }: the log of another save, { $other }, lies in the place of its own; its own can be restored from the second copy.
doctor-log-lost = { $file }: both copies of this log are damaged after entry { $last }; what is before it can be kept.
doctor-repaired = repaired
doctor-condition-recoverable = recoverable
doctor-condition-lost = lost
doctor-condition-newer = newer
doctor-condition-old = old
doctor-condition-stray = stray
doctor-condition-aside = aside
doctor-total =
    { $files ->
        [one] { $files } file in { $folder }, { $sound } sound.
       *[other] { $files } files in { $folder }, { $sound } sound.
    }

## The commands that work on saves

cli-about = Port Royal Companion: the table companion and the whole game, in one app.
cli-commands = Commands
cli-version = Say which version and engine build runs.
cli-cards = List every known card with its source.
cli-play = Play in plain numbered sentences: screen readers, pipes, scripts.
cli-odds = The spyglass: exact odds of the next cards.
cli-table = Logs of a physical table: campaign, contracts, score sheet.
cli-show = Follow a log in large letters, read-only, in a second terminal.
cli-show-help =
    Follow any log, table or game, in large letters: for a second terminal that everybody can read.

    It shows what another window writes within a second and never writes itself; q leaves. In a pipe, or with --plain, it prints how things stand and ends. Only what everybody may see is shown: no hidden card, no story card to come.
cli-time-deck = Size the time deck from the seals of the open contracts.
cli-book = Check a campaign book, read a chapter, draw its branches.
cli-sim = Let bots play many games and add them up.
cli-bench = Measure how fast games run.
cli-saves = List, show, export, import, trash and restore saves.
cli-doctor = Verify every saved file; say what is recoverable.
cli-verify = Replay an exported digital game and confirm its result.
cli-engine = Drive whole games over standard input and output (JSON Lines).
cli-fuzz = Play any configuration at random and look for broken rules.
cli-screenshots = Draw every screen as SVG and PNG.

data-json = One JSON document.
data-option = Data folder, instead of COMPANION_DATA or the usual one.
data-exists = { $file } exists; name another file or say --force.
data-not-written = { $file } cannot be written: { $problem }.
data-system = { $file }: { $problem }.
data-output = The output could not be written: { $problem }.
saves-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
saves-unclean = not clean
saves-line-problem = { $id }  cannot be opened: { $problem }
saves-total =
    { $n ->
        [one] { $n } save in { $folder }
       *[other] { $n } saves in { $folder }
    }
saves-title-clean = { $title } ({ $kind }), clean
saves-title-unclean = { $title } ({ $kind }), not clean
saves-list-help = Every save, last played first.
saves-list-trash = What lies in the trash.
saves-show-help = One save: its history with titles, lines and bookmarks.
saves-export-help = Write one SAVE as a readable JSON file, or everything as one archive.
saves-export-all = One archive of all saves, trash and settings.
saves-export-output = File to write.
saves-export-force = Replace the file if it exists.
saves-import-help = Take in an exported save or archive: all of it, or nothing with a reason.
saves-import-both = Give a save that differs from yours an id of its own.
saves-import-documents = Whose settings, if they differ.
saves-trash-help = Move a save to the trash; `restore` brings it back.
saves-restore-help = Bring a save back from the trash.
doctor-help = Verify every file and journal of the data folder. Status 1 if something is wrong with one.
doctor-mend = Mend what can be mended.
verify-help = Replay an exported digital game and confirm or deny its result. Status 0 confirmed, 1 denied.
saves-step = { $here }{ $n }  { $title }
saves-step-marked = { $here }{ $n }  { $title }  [{ $mark }]
saves-one-or-all = Name one save, or say --all.
saves-written = Written to { $file }.
saves-imported = { $added } added, { $present } already here.
saves-imported-documents = { $added } added, { $present } already here, { $documents } taken over.
saves-trashed = { $id } lies in the trash now.
saves-restored = { $id } is back.
verify-holds = holds   { $claim }
verify-holds-figure = holds   { $claim }: { $stated }
verify-denied = DENIED  { $claim }
verify-denied-figures = DENIED  { $claim }: stated { $stated }, found { $found }
verify-confirmed = Confirmed.
verify-not-confirmed = Denied.
verify-several =
    { $n ->
        [0] { $file } holds no save; export the one game to be verified by itself.
       *[other] { $file } holds { $n } saves; export the one game to be verified by itself.
    }
verify-claim-replay = the actions replay
verify-claim-log = every step of the log replays
verify-claim-deck = deck, shuffles and actions follow from the set-up
verify-claim-result = result
verify-claim-actions = actions
verify-claim-clean = clean run
verify-untrue-standing = entry { $n } states a clean run or a number of steps that is not so
verify-untrue-result = entry { $n } states a result that is not so
verify-untrue-reveal = step { $n } says wrongly whether cards were revealed
verify-untrue-past = entry { $n } says wrongly whether it went behind revealed cards

## Plain mode

plain-option-setup = Begin a game: a file with a protocol `new` object, `bots` beside it.
plain-option-resume = Go on with a save: its id, the beginning of it, or its title.
plain-one-option = Say either --setup or --resume, not both.
plain-setup-dash = Standard input is for your choices: name a file for the set-up.
plain-setup-command = { $file } is no set-up: its `cmd` is not `new`.
plain-kind = { $title } is of a kind that plain mode does not play; start `companion` without `play` to open it.
plain-numbered = { $n }. { $sentence }
plain-sure = { $question } Type y for yes.
plain-yes = y
plain-yes-long = yes
plain-all = all
plain-number-wanted = Type a number from { $least } to { $most }, or q to leave.
plain-pick-wanted = Type a number from 1 to { $n }, or q to leave.
plain-no-choice = There is no choice { $typed }: { $n ->
        [0] nothing can be chosen now
        [one] type 1
       *[other] type a number from 1 to { $n }
    }, or ? for the keys.
plain-no-point = There is no { $typed } in this list: type a number from 1 to { $n } behind the key.
plain-unknown = "{ $typed }" is neither a number nor a key. Enter repeats the choices, ? tells the keys.
plain-left = Everything is saved.
plain-resume = Go on with: companion play --resume { $id }
plain-saved = Saved as { $id } in { $folder }.
plain-key-help = ?
plain-key-why = w
plain-key-inspect = i
plain-key-undo = u
plain-key-standing = s
plain-key-history = h
plain-key-quit = q
plain-help = Type the number of a choice. Enter alone repeats the choices. The keys:
plain-help-key = { $key }: { $text }
plain-help-help = this list.
plain-help-why = why not: what cannot be done now and why. w 2 reads the rule of the second one.
plain-help-inspect = inspect: everything that lies on the table. i 2 tells about the second one.
plain-help-undo = undo: take the last decision back.
plain-help-standing = standing: every player's coins, points and cards, and how far the game is.
plain-help-history = what happened, the last 20 lines. h all tells everything.
plain-help-quit = leave. Everything is saved.
plain-why-none = Everything can be done now.
plain-inspect-none = Nothing lies on the table.
plain-history-none = Nothing has happened yet.
plain-undo-reveal = Cards were revealed since then; the log will say that this run is not clean. Take it back anyway?
plain-undo-not = Nothing was taken back.
plain-undone = Taken back: { $step }
plain-last = What happened last:
plain-over = The game is over. u takes the last decision back, q leaves.

plain-begin = { $game }: { $names }. Type ? for the keys.
plain-ask-hero = { $name }: choose a hero.
plain-ask-repel = { $name }: send it away, or let it in?
plain-ask-put-back = { $name }: which card goes back on top? The others are discarded.
plain-ask-take = { $name }: take { $n ->
        [one] { $n } card
       *[other] up to { $n } cards
    }.
plain-card-ship = { $card } worth { $worth }
plain-card-person = { $card } for { $worth }
plain-harbour = Harbour: { $cards }; { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    }.
plain-rest = Out of your reach: { $cards }.
plain-sight = In sight: { $face }.
plain-purse = { $name } has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $swords ->
        [0] { "" }
        [one] { " " }and { $swords } sword
       *[other] { " " }and { $swords } swords
    }.
plain-risk = Bust risk of the next card: { $percent } percent.
plain-risk-was = The bust risk of that draw was { $percent } percent.
plain-choice = { $text }.
plain-choice-needs = { $text } ({ $needs }).
plain-claim = { $text }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $vp } VP.
plain-hero = Choose { $line }.
plain-put-back = Put the { $card } ({ $shows }) back on top.
plain-take-pays = { $text } ({ $shows }): you pay { $coins }{ $fee ->
        [0] { "" }
       *[other] { " " }with the fee
    }.
plain-take-gets = { $text } ({ $shows }): you get { $coins }{ $fee ->
        [0] { "" }
       *[other] { " " }and pay { $fee } as the fee
    }.
plain-why = { $what }: { $why }
plain-why-claim = claim the { $card }
plain-rule = Rule { $rule }, { $title }: { $text }
plain-onward = The campaign goes on: `companion play` offers the next chapter.
plain-tally = { $name }: { $vp } VP, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $taken ->
        [one] { $taken } card taken
       *[other] { $taken } cards taken
    }, { $busts ->
        [one] { $busts } bust
       *[other] { $busts } busts
    }.{ $from ->
        [some] { " " }{ $sources }.
       *[none] { "" }
    }

plain-seen-sight = In sight: { $face }.
plain-seen-harbour = In the harbour: { $face }.
plain-seen-middle = In the middle: { $card }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $vp } VP.
plain-seen-display = { $name } has { $face }.
plain-seen-contract = Contract { $name }: { $needs }; { $state }.
plain-seen-task = Task, { $title }: { $state }.
plain-seen-hero = Hero of { $name }, { $line }.
plain-hero-ready = { $ready ->
        [yes] The ability is free.
       *[no] The ability is free once a first task is completed.
    }
plain-done = done by { $who }
plain-reward = The first finisher gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $first ->
        [one] { $first } crown
       *[other] { $first } crowns
    }, every finisher { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }.
plain-about-ship = A ship is taken for its coins. Two ships of one colour in the harbour are a bust. With at least one sword, and no fewer than the ship has, the active player may send it away when it is revealed; never a skull.
plain-about-expedition = The active player claims it with the persons it asks for; they are discarded.
plain-about-tax = Everybody with that many coins loses some of them; then whom the card names gets a coin, all who are level.
plain-about-trader = Each ship of this colour that you take brings 1 coin more.
plain-about-settler = Counts as a settler for expeditions.
plain-about-captain = Counts as a captain for expeditions.
plain-about-priest = Counts as a priest for expeditions.
plain-about-jack = Counts as a captain, a priest or a settler for expeditions.
plain-about-sailor = Its swords help to send ships away.
plain-about-pirate = Its swords help to send ships away.
plain-about-tibook-brother = Its swords help to send ships away.
plain-about-mademoiselle = Each person you hire costs 1 coin less.
plain-about-jester = Brings 1 coin after a bust, and when your taking begins with an empty harbour.
plain-about-admiral = Brings 2 coins when 5 or more cards lie in the harbour as your taking begins.
plain-about-governor = You may take 1 card more.
plain-about-wholesaler = A ship of this colour that pays you coins is tucked under it for 1 VP.
plain-about-passenger = Brings nothing but its VP.
plain-about-gambler = Once a turn you may reveal four cards at once; if they are no bust you take 1 card more.
plain-about-clerk = When you take a ship of this colour you may take 1 card more.
plain-about-gunner = As your taking begins it brings as many coins as ships lie in the harbour, less 1.
plain-about-vice-admiral = Brings 1 coin when 3 or 4 cards lie in the harbour as your taking begins.
plain-about-lookout = Once a turn, while you discover, you may look at the top three cards: one goes back on top, the others are discarded.
plain-about-innkeeper = Brings 1 crown when 4 or more persons lie in the harbour as your taking begins, and buys bread or rum from you.

plain-round = Round { $round }.
plain-player = { $name }{ $who ->
        [bot] { " " }(bot)
       *[person] { "" }
    }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $vp } VP, { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }.
plain-display = Display: { $cards }.
plain-markers = { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } left for contracts.
plain-player-hero = Hero { $hero }, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } left, { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }, the trophy is { $trophy ->
        [open] open
       *[closed] closed
    }.
plain-pile = { $pile ->
        [tucked] Tucked: { $cards }.
        [kept] Kept: { $cards }.
       *[items] Items: { $cards }.
    }
plain-contract = Contract { $name }: { $state }.
plain-time = Time deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } left; score pile: { $pile }.
plain-month = Chapter { $chapter }, month { $month }; { $events ->
        [one] { $events } event card
       *[other] { $events } event cards
    } left.
plain-task = Task { $number }: { $needs }; { $state }.
plain-goal = To win the chapter: { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } on tasks and { $vp } VP together.
plain-middle = In the middle: { $cards }.
plain-piles = Deck { $deck }, discard pile { $discard }.

plain-table = Contracts at the table, { $names }. Time deck: { $arithmetic }. Type ? for the keys.
plain-table-where = { $time ->
        [one] { $time } card is
       *[other] { $time } cards are
    } left of { $size } in the time deck, { $pile } in the score pile; { $n ->
        [one] { $n } contract is
       *[other] { $n } contracts are
    } open.
plain-table-over = This table is finished. u takes the last entry back, q leaves.
plain-table-turn = The next turn begins: { $name } turns a time card over.
plain-table-pile = Put { $cards ->
        [one] { $cards } time card
       *[other] { $cards } time cards
    } into the score pile before the start.
plain-table-tax = { $how ->
        [true] A tax came up: one time card goes to the score pile.
       *[false] A tax came up: the time deck stays as it is.
    }
plain-table-done = Somebody completed a contract.
plain-table-progress = Somebody is under way with a contract of several steps.
plain-table-correct = The table says something else: correct it.
plain-table-correct-marker = where a player stands with a contract
plain-table-note = Write a note into the log.
plain-table-turn-not = The next turn
plain-table-pile-not = Change the score pile
plain-table-tax-not = A tax
plain-table-done-not = Complete a contract
plain-table-progress-not = A marker under way
plain-table-who = Who?
plain-back = { $question } Enter alone goes back.
plain-correct = How many { $what }? Now { $present }; Enter alone leaves it.
plain-table-markers = { $name } has { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } left.
plain-table-seal-only = only its seal is known
plain-table-nothing = Nothing was entered.
plain-table-done-list = Done: { $contracts }.

plain-welcome = Port Royal Companion, plain mode. Type a number and Enter; q leaves.
plain-menu = What shall it be?
plain-continue = Continue { $title }: { $progress }.
plain-next-chapter = Go on with the campaign of { $title }: { $progress }.
plain-came-back = This chapter belongs to the table '{ $title }', and its log says now: { $told } What comes next there: companion table guide { $id }.
plain-campaign-over = That campaign is over.
plain-new = New game: { $game }, { $least } to { $most } players.
plain-new-table = New table: contracts with real cards; the program counts the time deck.
plain-nothing-begun = Nothing was begun.
plain-players = How many players, { $least } to { $most }? Enter alone: { $least }.
plain-bots = How many of them are bots, 0 to { $most }? Enter alone: { $most }.
plain-names = { $n ->
        [one] Your name?
       *[other] The names of the { $n } persons, with commas between?
    } Enter alone: { $usual }.
plain-names-wanted = { $n ->
        [one] One name is
       *[other] { $n } names are
    } needed, { $given } given.
plain-modules = What is mixed in? Numbers with spaces between; Enter alone: nothing.
plain-chapter = Which chapter, 1 to { $most }? Enter alone: 1.
plain-open-contracts = Which { $n ->
        [one] contract lies
       *[other] { $n } contracts lie
    } open? Type their numbers, or seals such as 1G, with spaces between.
plain-open-contract = { $name }: { $needs }
