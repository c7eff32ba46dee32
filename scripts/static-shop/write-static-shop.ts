// Completes the built client, so that any server of static files can serve it (docs/own-back-end.md).
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minifySync } from 'vite';
import { offeredLanguages } from '#rules/offered-languages.ts';
import { pageTemplate } from '#server/platform/static/page-template.ts';
import { passPageOf, passPages, passWorkerOf } from '#server/platform/static/pass-page.ts';
import { loadRenderer, withLogin } from '#server/platform/static/prerendered-login.ts';
import { staticConfiguration } from './static-configuration.ts';
import { staticPage, staticPassPage } from './static-page.ts';

const client = join(import.meta.dirname, '../../dist/client');
const passes = join(client, '../pass');
const languages = offeredLanguages(staticConfiguration);
const [locale] = languages;

function write(path: string, text: string): void {
  const file = join(client, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The scripts that the page's first call needs; without this list, the browser would find them one after the other. */
const earlyFiles = (): readonly string[] =>
  ['react', 'first', 'bundled', 'client', 'page-configuration', 'open-static'].map((name) => {
    const found = readdirSync(join(client, 'assets')).filter((file) =>
      new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file),
    );
    if (found.length !== 1) throw new Error(`expected one script ${name} in dist/client/assets, got ${found.length}`);
    return `/assets/${found.join()}`;
  });

/** The page that the build has made becomes the server's template; the client gets the page with log-in. */
async function writePage(): Promise<void> {
  const template = pageTemplate(client);
  renameSync(join(client, 'index.html'), template);
  const script = minifySync('page.js', readFileSync(join(import.meta.dirname, 'page-script.js'), 'utf8')).code.trim();
  // The operator's configuration and texts come from the back end, so the page contains no answers.
  const html = await withLogin(
    readFileSync(template, 'utf8').replace('<!--answers-->', ''),
    { locale, configuration: staticConfiguration, supportedLocales: languages },
    { sharedTags: '', render: () => loadRenderer(client, 0), clientDirectory: client },
  );
  write('index.html', staticPage(html, script, earlyFiles()));
}

async function writePassPages(): Promise<void> {
  const pages = Object.entries(passPages).map(([path, file]) => {
    const built = readFileSync(join(passes, file), 'utf8');
    return { path, html: staticPassPage(passPageOf(built, staticConfiguration.brand, languages)) };
  });
  for (const { path, html } of pages) write(`${path}.html`, html);
  const texts = pages.map(({ html }) => html);
  write('pass-worker.js', await passWorkerOf(passes, texts));
  cpSync(join(passes, 'assets'), join(client, 'pass/assets'), { recursive: true });
}

await writePage();
await writePassPages();
