"""How the chronicle's page looks: light and dark, narrow and wide, on screen and on paper."""

STYLE = """
:root { color-scheme: light dark; --paper: #fbf7ee; --ink: #23303a; --soft: #5d6a72; --gold: #94640a;
  --sea: #1d5f74; --line: #ddd2bb; --note: #f3e9d2; }
@media (prefers-color-scheme: dark) { :root { --paper: #10202b; --ink: #e9e2d2; --soft: #a3b1b8;
  --gold: #e2b04a; --sea: #6fc0d4; --line: #2b414e; --note: #183040; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; padding: 1.25rem 1rem 3rem; max-width: 46rem; background: var(--paper);
  color: var(--ink); font: 1.0625rem/1.55 Georgia, "Iowan Old Style", "Times New Roman", serif;
  overflow-wrap: anywhere; }
h1, h2, h3, h4 { line-height: 1.2; color: var(--gold); text-wrap: balance; }
h1 { font-size: 2rem; margin: 1rem 0 .25rem; }
h2 { font-size: 1.45rem; margin: 2.5rem 0 .25rem; padding-top: 1rem; border-top: 3px double var(--line); }
h3 { font-size: 1.1rem; margin: 1rem 0 .25rem; }
h4 { font-size: 1rem; margin: 1rem 0 .25rem; color: var(--sea); }
.crew { font-size: 1.15rem; margin: 0; }
.when, .facts, .hint, footer { color: var(--soft); }
.facts { margin: 0 0 .75rem; }
.hint, footer { font-size: .9rem; }
aside { background: var(--note); border-left: .3rem solid var(--gold); padding: .25rem 1rem .75rem;
  margin: 1rem 0; }
blockquote { margin: .5rem 0 0; }
blockquote p { margin: 0; font-style: italic; }
blockquote time { font-size: .85rem; color: var(--soft); }
details { border: 1px solid var(--line); border-radius: .5rem; padding: 0 1rem; }
summary { cursor: pointer; padding: .7rem 0; min-height: 2.75rem; color: var(--sea); font-weight: bold; }
summary:focus-visible { outline: 3px solid var(--gold); outline-offset: 2px; }
ol { list-style: none; margin: 0 0 1rem; padding: 0; }
li { padding: .15rem 0 .15rem 1.1rem; position: relative; }
li::before { content: "\\2022"; position: absolute; left: .2rem; color: var(--gold); }
li.minor { font-size: .9rem; color: var(--soft); }
li.note { font-style: italic; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: .75rem;
  margin: 1rem 0; }
dl div { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .75rem; }
dt { font-size: .85rem; color: var(--soft); }
dd { margin: 0; font-size: 1.35rem; font-weight: bold; }
table { width: 100%; border-collapse: collapse; margin: 1.25rem 0; table-layout: fixed; }
caption { text-align: left; font-weight: bold; color: var(--gold); padding-bottom: .25rem; }
th { text-align: left; font-weight: normal; width: 32%; padding: .2rem .5rem .2rem 0; vertical-align: top; }
td { padding: .2rem 0 .2rem .75rem; vertical-align: top; }
td.drawn { width: 34%; padding-top: .55rem; }
svg { display: block; width: 100%; height: .6rem; }
.rail { fill: var(--line); } .bar { fill: var(--sea); }
@media (max-width: 26rem) { body { font-size: 1rem; } h1 { font-size: 1.6rem; } td.drawn { width: 28%; } }
@media print {
  :root { --paper: #fff; --ink: #000; --soft: #444; --gold: #5a3d00; --sea: #143f4e; --line: #bbb;
    --note: #fff; color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  .chapter, .numbers { break-before: page; }
  .chapter:first-child { break-before: auto; }
  .chapter:not(:has(details[open])):has(details) { break-before: auto; break-inside: avoid; }
  h2 { border-top: 0; padding-top: 0; }
  h1, h2, h3, h4, caption { break-after: avoid; } li, tr, blockquote, dl div { break-inside: avoid; }
  .hint, details:not([open]), details > summary { display: none; }
  details { border: 0; padding: 0; }
}
"""
