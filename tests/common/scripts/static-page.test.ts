import { expect, it } from 'vitest';
import { staticPage, staticPassPage } from '#scripts/static-shop/static-page.ts';
import { inlineHashes } from '#server/platform/static/security-headers.ts';

const page =
  '<!doctype html><html lang="cs"><head><meta charset="utf-8" /><script>begin()</script><style>p{}</style></head></html>';

const policyOf = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';

it('the page requests its configuration first, and the scripts of the first call in parallel', () => {
  const html = staticPage(page, 'configure()', ['/assets/client-1.js', '/assets/other-2.js']);
  expect(html).toMatch(/^<!doctype html><html data-static lang="cs">/);
  expect(html).toMatch(/<script>configure\(\)<\/script><script>begin\(\)<\/script>/);
  expect(html).toMatch(
    /<link rel="modulepreload" href="\/assets\/client-1\.js"><link rel="modulepreload" href="\/assets\/other-2\.js"><\/head>/,
  );
});

it.each([
  ['the shop', staticPage(page, 'configure()', [])],
  ['passes', staticPassPage(page)],
])('the page of %s allows only its own inline scripts and styles, before it has any', (_what, html) => {
  const { scripts, styles } = inlineHashes(html);
  expect(policyOf(html)).toBe(`script-src 'self' ${scripts.join(' ')}; style-src 'self' ${styles.join(' ')}`);
  expect(scripts.length + styles.length).toBeGreaterThan(1);
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script>'));
});
