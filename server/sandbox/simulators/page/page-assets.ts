/** The style sheet of the simulators' pages. It is a separate file, since the pages allow no inline styles. */
export const pageStyle = `
:root { --ink: #16202b; --quiet: #55616d; --line: #c9d1d9; --accent: #0b5d78; --ground: #eef2f5; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.sandbox { margin: 0; padding: 8px 16px; background: #4a3200; color: #fff3d6; text-align: center; font-size: 14px; }
main { max-width: 480px; margin: 24px auto; padding: 24px; background: #fff; border-radius: 12px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; }
.gateway { margin: 0; color: var(--quiet); }
dl { margin: 0 0 24px; border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.amount dd { font-size: 24px; font-weight: 700; line-height: 1.25; }
button, select, input { width: 100%; min-height: 48px; padding: 8px 16px; border: 1px solid var(--accent); border-radius: 8px;
  background: #fff; color: var(--accent); font: inherit; font-weight: 600; cursor: pointer; }
select, input { border-color: var(--quiet); color: var(--ink); font-weight: 400; }
button.primary { background: var(--accent); color: #fff; }
button:hover { filter: brightness(0.94); }
:focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
form, .main, fieldset, .late { display: grid; gap: 12px; }
form + form { margin-top: 12px; }
fieldset { min-width: 0; margin: 12px 0 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; }
legend { padding: 0 8px; color: var(--quiet); }
.alert { margin: 0 0 16px; padding: 16px; border-left: 4px solid #b45309; background: #fdf3e3; border-radius: 8px; }
.alert p { margin: 0 0 12px; }
@media (max-width: 480px) { main { margin: 0; border-radius: 0; padding: 16px; } }
`;

/** The script that submits the return form, as the gateway's page does. */
export const returnScript = `document.querySelector('form[data-send]')?.requestSubmit();\n`;
