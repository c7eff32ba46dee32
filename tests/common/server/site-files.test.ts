import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharedLinkTags } from '#server/platform/static/shared-link.ts';
import { siteFilesApp } from '#server/platform/static/site-files.ts';
import { configurationFor } from './support/configuration-for.ts';

const configuration = configurationFor(8080, { brand: 'lipka', publicUrl: 'https://shop.example', sandbox: false });
const app = siteFilesApp(configuration);
const textAt = async (path: string, of = app) => (await of.request(path)).text();

test('a search engine may index the public pages of a shop, and no page of a sandbox', async () => {
  expect(await textAt('/robots.txt')).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(await textAt('/sitemap.xml')).toContain('<loc>https://shop.example/</loc>');
  const sandbox = siteFilesApp({ ...configuration, sandbox: true });
  expect(await textAt('/robots.txt', sandbox)).toBe('User-agent: *\nDisallow: /\n');
  expect((await sandbox.request('/sitemap.xml')).status).toBe(404);
});

test('if another server serves the pages of the shop, search engines and shared links lead to them', async () => {
  const elsewhere = { ...configuration, shopUrl: 'https://pages.example' };
  expect(await textAt('/sitemap.xml', siteFilesApp(elsewhere))).toContain(
    '<loc>https://pages.example/verify-pass</loc>',
  );
  expect(sharedLinkTags(elsewhere, 'cs')).toContain('<meta property="og:url" content="https://pages.example/">');
});

test.each([
  ['/shared.png', 1200, 630],
  ['/icons/180.png', 180, 180],
])("the picture %s is drawn from the brand's pictures", async (path, width, height) => {
  const answer = await app.request(path);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width, height });
  // The picture is not empty.
  expect((await picture.stats()).entropy).toBeGreaterThan(0.1);
});

test('every picture in the manifest and in the tags for shared links exists', async () => {
  const { icons } = JSON.parse(await textAt('/manifest.webmanifest')) as { icons: readonly { src: string }[] };
  const tags = sharedLinkTags(configuration, 'cs');
  const named = [...tags.matchAll(/(?:content|href)="(?:https:\/\/shop\.example)?(\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(named).toContain('/shared.png');
  for (const path of [...icons.map(({ src }) => src), ...named, '/favicon.ico'])
    expect([path, (await app.request(path)).status]).toEqual([path, 200]);
});
