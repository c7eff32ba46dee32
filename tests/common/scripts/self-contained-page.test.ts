import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { selfContainedPage } from '#scripts/self-contained-page.ts';

const page = `<!doctype html>
<html lang="cs">
  <head>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <script>
      // Nobody needs this remark.
      document.documentElement.dataset.away = '';
    </script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/start.js"></script>
  </body>
</html>
`;

/** Builds a page with a style sheet, an icon, an inline script, and a module. */
async function buildPage() {
  const root = mkdtempSync(join(tmpdir(), 'page-'));
  const files = {
    'index.html': page,
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#f00" d="M0 0h9"/></svg>\n',
    'start.js': "import './start.css'; console.log('shown');",
    'start.css': 'main { color: red }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [selfContainedPage()],
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  const html = output.find(({ fileName }) => fileName === 'index.html');
  if (html?.type !== 'asset') throw new Error('the page was not built');
  return { html: String(html.source), names: output.map(({ fileName }) => fileName) };
}

describe('the page', () => {
  const first = buildPage();

  it('contains its style sheet and its icon, so that they are not separate files', async () => {
    const { html, names } = await first;
    expect(html).toMatch(/<style>main ?\{ ?color: ?red;? ?\}<\/style>/);
    expect(html).toContain(
      '<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E',
    );
    expect(html).toContain('fill=%22%23f00%22');
    expect(html).not.toContain('rel="stylesheet"');
    expect(names.filter((name) => /\.(css|svg)$/.test(name))).toEqual([]);
  });

  it('contains its inline script without comments', async () => {
    const { html } = await first;
    expect(html).toMatch(/<script>document\.documentElement\.dataset\.away=(""|``|'');?<\/script>/);
    expect(html).toContain('><div id="root"></div><');
  });
});
