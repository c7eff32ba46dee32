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

/** Builds a page with a style sheet, an icon, an inline script, and a module that imports another one. */
async function buildPage(preloaded: string) {
  const root = mkdtempSync(join(tmpdir(), 'page-'));
  const files = {
    'index.html': page,
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#f00" d="M0 0h9"/></svg>\n',
    'start.js': "import './start.css'; import('./first.js').then(({ show }) => show());",
    'start.css': 'main { color: red }',
    'first.js': "export const show = () => console.log('shown');",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [selfContainedPage(preloaded)],
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  const html = output.find(({ fileName }) => fileName === 'index.html');
  if (html?.type !== 'asset') throw new Error('the page was not built');
  return { html: String(html.source), names: output.map(({ fileName }) => fileName) };
}

describe('the page', () => {
  const first = buildPage('first');

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

  it('requests the first chunk at once, in parallel with the script that imports it', async () => {
    const { html, names } = await first;
    const chunk = names.find((name) => name.startsWith('assets/first-'));
    expect(chunk).toBeDefined();
    expect(html).toContain(`<link rel="modulepreload" href="/${chunk ?? ''}"></head>`);
  });

  it('contains its inline script without comments', async () => {
    const { html } = await first;
    expect(html).toMatch(/<script>document\.documentElement\.dataset\.away=(""|``|'');?<\/script>/);
    expect(html).toContain('><div id="root"></div><');
  });

  it('is not built if the first chunk does not exist', async () => {
    await expect(buildPage('second')).rejects.toThrow('expected a chunk with the name second');
  });
});
