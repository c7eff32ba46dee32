/** The style of the page of the report. */
export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fff, #14171c); color: light-dark(#1b1f26, #e8ebf0); }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; font-size: 1.25rem; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
.summary { font-size: 1.1rem; overflow-wrap: anywhere; }
section { border-inline-start: 4px solid light-dark(#5b6472, #8b95a5); padding: 0.5rem 0.9rem; margin: 0.75rem 0; }
section p, section ul { margin: 0.25rem 0 0; }
section.differs { border-color: light-dark(#b3261e, #ff8a80); }
section.ok { border-color: light-dark(#1b6e3c, #7fd6a0); }
.verdict { font-weight: 700; }
.differs .verdict { color: light-dark(#b3261e, #ff8a80); }
.ok .verdict { color: light-dark(#1b6e3c, #7fd6a0); }
.checks { color: light-dark(#4c5563, #a9b3c2); white-space: nowrap; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 38rem; margin-top: 0.75rem; font-size: 0.92rem; }
caption { text-align: start; font-weight: 600; padding-bottom: 0.25rem; }
th, td { border: 1px solid light-dark(#cfd5de, #3a424e); padding: 0.35rem 0.5rem; text-align: start; vertical-align: top; overflow-wrap: break-word; }
thead th { background: light-dark(#eef1f5, #20252d); }
tbody th { font-weight: 400; }
code { font-family: ui-monospace, monospace; }
@media print { section { break-inside: avoid; } }
`;
