"""Contracts in competition: conditions, markers, ladders, VP (C10-C12, C18, C20)."""

import pytest

from tests.engine.notation import Table, check, check_refused_setup

FILLERS = ["jinx", "luminary", "maritime-supremacy", "tax-inspector", "new-colony"]


def lay(*ids: str) -> str:
    """A competitive table with these contracts, filled up to four."""
    rest = [each for each in FILLERS if each not in ids]
    return f"| game contracts | contracts: {' '.join([*ids, *rest][:4])}"


# What each contract without a special moment needs, and the same with the last bit missing (C12).
SHOWN = [
    ("luminary", "priest jester", "priest jack"),
    ("luminary", "priest jester", "jester jack"),
    ("bruja", "captain mademoiselle", "jack mademoiselle"),
    ("bruja", "captain mademoiselle", "captain"),
    ("maritime-supremacy", "captain vice-admiral", "captain admiral"),
    ("new-colony", "settler gunner", "jack gunner"),
    ("new-colony", "settler gunner", "settler"),
    ("trade-outpost", "settler clerk-green", "settler trader-green"),
    ("trade-outpost", "settler clerk-green", "jack clerk-green"),
    ("trade-master", "trader-red trader-blue.5.2", "trader-red clerk-red"),
    ("thrifty-staff", "sailor*3 trader-red", "sailor*3 captain"),
    ("thrifty-staff", "sailor*4", "sailor*3 mademoiselle.7.2 captain"),
    ("mercenary", "sailor pirate", "pirate"),
    ("mercenary", "sailor*3", "sailor*2"),
    ("explorer", "CC", "captain*2"),
]


@pytest.mark.parametrize(("contract", "enough", "short"), SHOWN)
def test_C12_each_shown_contract_is_completed_with_enough_and_refused_with_less(contract, enough, short):
    Table(f"2p {lay(contract)} | 0: 0 {enough}").checks(f"can complete {contract}").plays(
        f"complete {contract}"
    ).checks("to_act 0; markers 2 3")
    Table(f"2p {lay(contract)} | 0: 0 {short}").checks(f"cannot complete {contract}").checks_refusal(
        f"complete {contract}", "C12"
    )


def test_C12_nothing_is_given_up():
    check(
        f"2p {lay('bruja')} | 0: 0 captain mademoiselle",
        "complete bruja",
        "display.0 captain mademoiselle; coins 3 3",
    )


def test_C12_printed_cost_counts_without_discounts():
    table = Table(f"2p {lay('thrifty-staff')} | 0: 0 mademoiselle*2 settler sailor*3")
    table.checks_refusal("complete thrifty-staff", "C12")


def test_C18_small_estate_needs_12_vp_of_all_sources():
    table = "1p | game contracts | mode coop | contracts: small-estate jinx explorer"
    Table(f"{table} | 0: 0 CCS PP sailor").checks_refusal("complete small-estate", "C18")
    check(f"{table} | 0: 0 CCS PP sailor sailor", "complete small-estate", "markers 2")


def test_C18_ransom_is_paid_with_15_coins():
    table = "1p | game contracts | mode coop | contracts: ransom jinx explorer"
    Table(f"{table} | 0: 14").checks_refusal("complete ransom", "C18")
    check(f"{table} | 0: 15", "complete ransom", "coins 0; markers 2; discard 15")


def test_C20_the_white_contracts_are_not_for_competition():
    for white in ("small-estate", "ransom"):
        check_refused_setup({"game": "contracts", "contracts": [white, *FILLERS[:3]]})
    for seed in range(30):
        view = Table(f"2p | game contracts | seed {seed}").match.view()
        ids = [row["id"] for row in view["contracts"]]
        assert len(set(ids)) == 4
        assert not {"small-estate", "ransom"} & set(ids)


def test_C20_naming_contracts_wrongly_is_refused():
    check_refused_setup({"game": "contracts", "contracts": FILLERS[:3]})
    check_refused_setup({"game": "contracts", "contracts": [*FILLERS[:3], FILLERS[0]]})
    check_refused_setup({"game": "contracts", "contracts": [*FILLERS[:3], "nonsense"]})
    check_refused_setup({"game": "base", "contracts": FILLERS[:4]})


def test_C20_contract_vp_count_for_the_end():
    table = Table(f"2p {lay('mercenary', 'explorer')} | 0: 0 sailor*3 CC PP")
    table.plays("complete mercenary").checks("vp 11 0; final_round no")
    table.plays("complete explorer").checks("vp 12 0; final_round yes")


def test_C10_the_ladder_pays_earlier_finishers_more():
    deck = "| deck: sailor*2 priest"
    table = Table(f"2p {lay('mercenary')} | 0: 0 pirate sailor | 1: 1 pirate.7.2 sailor {deck}")
    table.plays("complete mercenary").checks("coins 3 1").plays("draw, stop, pass, complete mercenary")
    table.checks("coins 3 3; markers 2 2")


def test_C10_a_passive_player_may_complete_in_the_own_taking():
    check(
        f"2p {lay('mercenary')} | 1: 0 sailor*3 | deck: sailor",
        "draw, stop, pass",
        "to_act 1; legal complete mercenary, pass",
    )


def test_C10_also_before_the_first_reveal_and_after_a_bust():
    Table(f"2p {lay('explorer')} | 0: 0 CC").checks("legal draw, complete explorer")
    check(
        f"2p {lay('explorer', 'trade-master', 'bruja', 'mercenary')} | 0: 0 CC | deck: yellow yellow",
        "draw*2",
        "phase bust; legal complete explorer, end",
    )


def test_C10_each_player_once_per_contract():
    Table(f"2p {lay('mercenary')} | 0: 0 sailor*3").plays("complete mercenary").checks_refusal(
        "complete mercenary", "C10"
    )


def test_C10_three_contracts_are_the_most():
    four = lay("mercenary", "explorer", "bruja", "luminary")
    table = Table(f"2p {four} | 0: 0 sailor*3 CC captain mademoiselle priest jester")
    table.plays("complete mercenary, complete explorer, complete bruja").checks("markers 0 3")
    table.checks_refusal("complete luminary", "C10")


def test_C10_a_contract_that_does_not_lie_there():
    Table(f"2p {lay('mercenary')}").checks_refusal("complete explorer", "C10")
    Table("2p").checks_refusal("complete explorer", "C10")


def test_C11_the_second_gives_one_vp_the_third_two_more():
    three = lay("mercenary", "explorer", "bruja")
    table = Table(f"2p {three} | 0: 0 sailor*3 CC captain mademoiselle").checks("vp 10 0")
    table.plays("complete mercenary").checks("vp 10 0")
    table.plays("complete explorer").checks("vp 11 0")
    table.plays("complete bruja").checks("vp 13 0")


def test_C10_past_the_end_of_the_ladder_it_pays_nothing():
    coins = [Table(f"5p {lay('explorer')} | {seats()}").match.view()["players"][0]["coins"]]
    table = Table(f"5p {lay('explorer')} | {seats()} | deck: sailor*5")
    table.plays("complete explorer, draw, stop, complete explorer, complete explorer")
    assert coins == [0]
    table.checks("coins 2 1 0 0 0")


def seats() -> str:
    """Three seats with an expedition each and nobody with a coin."""
    return "0: 0 CC | 1: 0 PP | 2: 0 SS | 3: 0 | 4: 0"
