import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Services } from '#server/platform/services/services.ts';
import { passPagesApp } from '#server/platform/static/pass-pages.ts';
import { inlineHashes } from '#server/platform/static/security-headers.ts';

const page = '<!doctype html><html lang="cs"><head><!--brand--><script>start()</script></head></html>';

let built: string;
let languages: readonly string[];
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'linka-pass-'));
  languages = ['sk', 'cs'];
});
afterEach(() => rmSync(built, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(built, 'pass', name), text);

function build(): void {
  mkdirSync(join(built, 'pass', 'assets'), { recursive: true });
  for (const name of ['pass.html', 'verify-pass.html']) write(name, page);
  write('worker.js', 'keep();');
  for (const name of ['z.js', 'a.css', 'z.js.br', 'z.js.gz', 'z.js.map']) write(`assets/${name}`, name);
}

async function ask(path: string) {
  const configuration = { clientDirectory: join(built, 'client'), brand: 'lipka' };
  const settings = { languages: () => Promise.resolve(languages) };
  const answer = await passPagesApp({ configuration, settings } as unknown as Services).request(path);
  return { status: answer.status, header: (name: string) => answer.headers.get(name), text: await answer.text() };
}

describe.each(['/app/pass', '/verify-pass', '/app/pass.html', '/verify-pass.html'])('the page %s', (path) => {
  test("contains the operator's languages and brand, and is revalidated at each request", async () => {
    build();
    const { status, header, text } = await ask(path);
    expect([status, header('cache-control')]).toEqual([200, 'no-cache']);
    expect(text).toContain('<html lang="sk" data-languages="sk cs">');
    const [, content = ''] = /<meta name="brand" content="([^"]*)">/.exec(text) ?? [];
    const brand: unknown = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    expect(brand).toMatchObject({ logo: expect.stringMatching(/^data:image\/svg\+xml;base64,/) as string });
    const { scripts, styles } = inlineHashes(text);
    expect([scripts.length, styles.length]).toEqual([1, 1]);
    for (const hash of [...scripts, ...styles]) expect(header('content-security-policy')).toContain(hash);
  });

  test('answers 503 if it is not built', async () => {
    expect(await ask(path)).toMatchObject({ status: 503, text: expect.stringContaining('npm run build') as string });
  });
});

describe('the service worker that caches the pages', () => {
  const cachedFiles = async () => {
    const { text } = await ask('/pass-worker.js');
    const [, json = ''] = /^self\.linkaKept=(.*);$/m.exec(text) ?? [];
    return JSON.parse(json) as { readonly version: string; readonly files: readonly string[] };
  };

  test('lists every built file except compressed copies, and is never cached itself', async () => {
    build();
    const { status, header, text } = await ask('/pass-worker.js');
    expect([status, header('cache-control'), header('content-type')]).toEqual([
      200,
      'no-cache',
      'text/javascript; charset=utf-8',
    ]);
    expect(text).toMatch(/;\nkeep\(\);$/);
    expect((await cachedFiles()).files).toEqual(['/pass/assets/a.css', '/pass/assets/z.js']);
  });

  test('has another version if a page, a file, the worker or the languages change', async () => {
    build();
    const versions = [await cachedFiles(), await cachedFiles()].map(({ version }) => version);
    expect(new Set(versions).size).toBe(1);
    const changes = [
      () => write('pass.html', page.replace('start', 'begin')),
      () => write('verify-pass.html', page.replace('start', 'begin')),
      () => write('worker.js', 'keep(1);'),
      () => write('assets/b.js', 'b'),
      () => (languages = ['pl']),
    ];
    for (const change of changes) {
      change();
      versions.push((await cachedFiles()).version);
    }
    expect(new Set(versions).size).toBe(1 + changes.length);
  });

  test('answers 503 if it is not built', async () => {
    expect((await ask('/pass-worker.js')).status).toBe(503);
  });
});
