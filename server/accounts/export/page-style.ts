/** The style of the exported page, for phones and for printing, light and dark. It needs no other files. */
export const pageStyle = `
:root { color-scheme: light dark; --line: #c9d1d8; --soft: #55616d; }
@media (prefers-color-scheme: dark) { :root { --line: #46515b; --soft: #a9b6c2; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
main { max-width: 64rem; margin: 0 auto; }
h1 { line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; line-height: 1.2; }
nav ul { columns: 14rem; margin: 1rem 0; padding: 0; list-style: none; }
nav li { break-inside: avoid; }
nav a { display: block; padding: 0.625rem 0; }
td a { display: inline-block; padding: 0.25rem 0; }
a { color: inherit; }
.note { color: var(--soft); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 1rem; margin: 0; }
dt { color: var(--soft); font-size: 0.875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
dl + table { margin-top: 1.5rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-size: 0.875rem; font-weight: 400; }
@media screen and (max-width: 60rem) {
  table, tbody { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: block; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
  td { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: 0.75rem; padding: 0.125rem 0; border: 0; overflow-wrap: anywhere; }
  td::before { content: attr(data-label); color: var(--soft); font-size: 0.875rem; }
}
@media print {
  nav { display: none; }
  body { padding: 0; font-size: 10pt; }
  tr, dl > div { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;
