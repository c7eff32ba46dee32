import { Hono } from 'hono';
import { brandColour, brandName } from '../brand/brand.ts';
import { drawIcon, drawSharedPicture } from '../brand/draw-picture.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { AppEnv } from '../http/app-env.ts';

/** The pages that a search engine may show. All others need a log-in or a mailed link. */
const publicPages = ['/', '/verify-pass'];

const daily = { 'cache-control': 'public, max-age=86400' } as const;

/** An icon file that contains one PNG picture (browsers support this since 2007). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Caches drawn pictures, so that each picture is drawn only one time. */
function keptPictures() {
  const pictures = new Map<string, Promise<Buffer>>();
  return (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = pictures.get(name) ?? draw();
    pictures.set(name, kept);
    return kept;
  };
}

const manifestOf = (configuration: Configuration) => ({
  name: brandName(configuration),
  short_name: brandName(configuration),
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: brandColour(configuration),
  icons: [192, 512].map((size) => ({
    src: `/icons/${String(size)}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
  })),
});

/** The files for search engines, messengers and telephones. A sandbox asks search engines not to show it. */
export function siteFilesApp(configuration: Configuration): Hono<AppEnv> {
  const { publicUrl, shopUrl, sandbox } = configuration;
  const app = new Hono<AppEnv>();
  const kept = keptPictures();
  const picture = async (name: string, draw: () => Promise<Buffer>, type = 'image/png') =>
    new Response(new Uint8Array(await kept(name, draw)), { headers: { ...daily, 'content-type': type } });
  app.get('/robots.txt', (context) =>
    context.text(
      sandbox
        ? 'User-agent: *\nDisallow: /\n'
        : `User-agent: *\nDisallow: /api/\nDisallow: /app/\nSitemap: ${publicUrl}/sitemap.xml\n`,
      200,
      daily,
    ),
  );
  if (!sandbox)
    app.get('/sitemap.xml', (context) => {
      const pages = publicPages.map((path) => `<url><loc>${shopUrl}${path}</loc></url>`).join('');
      const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages}</urlset>`;
      return context.body(xml, 200, { ...daily, 'content-type': 'application/xml; charset=utf-8' });
    });
  app.get('/manifest.webmanifest', (context) =>
    context.body(JSON.stringify(manifestOf(configuration)), 200, {
      ...daily,
      'content-type': 'application/manifest+json',
    }),
  );
  for (const size of [180, 192, 512])
    app.get(`/icons/${String(size)}.png`, () => picture(String(size), () => drawIcon(configuration, size)));
  app.get('/favicon.ico', () =>
    picture('favicon', async () => icoOf(await drawIcon(configuration, 48), 48), 'image/x-icon'),
  );
  app.get('/shared.png', () => picture('shared', () => drawSharedPicture(configuration)));
  return app;
}
