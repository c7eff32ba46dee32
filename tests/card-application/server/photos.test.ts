import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomer } from '#contract/endpoints/customer-writes.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import {
  cutOff,
  heicHead,
  moving,
  movingPng,
  orientations,
  orientedJpeg,
  pixelBomb,
  svgWithScript,
  textAsJpeg,
} from '#e2e/common/support/strange-pictures.ts';
import { maxPhotoBytes, photoSize } from '#rules/photo.ts';
import { acceptPhoto } from '#server/applications/photos/accept-photo.ts';
import { call, freshAccount, refusal } from '../../common/server/support/call.ts';
import { base64, dataUrlPrefix, noisy, opened, picture } from '../../common/server/support/photos.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

/** The mean brightness of the upper and of the lower half of a photo. */
async function halves(photo: string): Promise<readonly number[]> {
  const { width, height } = photoSize;
  const half = Math.floor(height / 2) - 10;
  const meanOf = async (top: number) => {
    const part = await opened(photo).extract({ left: 0, top, width, height: half }).toBuffer();
    return Math.round((await sharp(part).greyscale().stats()).channels[0]?.mean ?? 0);
  };
  return [await meanOf(0), await meanOf(height - half)];
}

const upright = [
  ['a JPEG', () => picture().jpeg()],
  ['a PNG of 16 bits', () => picture().toColourspace('rgb16').png()],
  ['a transparent PNG', () => picture().ensureAlpha(0.999).png()],
  ['a WebP', () => picture().webp()],
  ['a CMYK JPEG', () => picture().toColourspace('cmyk').jpeg()],
  ['a progressive JPEG', () => picture().jpeg({ progressive: true })],
] as const;

describe('a sent photo (PHO-02)', () => {
  test.each(upright)(
    'is stored, if sent as %s, as a JPEG of at most 120 KB in plain colours, 1000 pixels wide',
    async (_, image) => {
      const photo = await acceptPhoto(await base64(image()));
      const { format, width, height, space, channels, depth } = await opened(photo).metadata();
      expect({ format, width, height, space, channels, depth }).toEqual({
        format: 'jpeg',
        ...photoSize,
        space: 'srgb',
        channels: 3,
        depth: 'uchar',
      });
      const [upper = 0, lower = 255] = await halves(photo);
      expect(upper).toBeGreaterThan(180);
      expect(lower).toBeLessThan(80);
    },
  );

  test('is white where it was transparent', async () => {
    const background = { r: 16, g: 32, b: 48, alpha: 0 };
    const transparent = sharp({ create: { ...photoSize, channels: 4, background } }).png();
    expect(await halves(await acceptPhoto(await base64(transparent)))).toEqual([255, 255]);
  });

  test('is stored in colours if it was in grey', async () => {
    const photo = await acceptPhoto(await base64(picture().greyscale().png()));
    expect(await opened(photo).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test.each(orientations)('is turned upright if its EXIF has the orientation %d', async (orientation) => {
    const sent = await orientedJpeg(picture(), orientation);
    const photo = await acceptPhoto(sent.toString('base64'));
    const [upper = 0, lower = 255] = await halves(photo);
    expect(upper).toBeGreaterThan(180);
    expect(lower).toBeLessThan(80);
    expect((await opened(photo).metadata()).orientation).toBeUndefined();
  });

  test.each([
    ['a PNG', async () => movingPng(sharp(await picture().png().toBuffer()))],
    ['a WebP', async () => (await moving(picture())).webp().toBuffer()],
  ] as const)('is stored as its first picture if it is animated, as %s', async (_, make) => {
    const photo = await acceptPhoto((await make()).toString('base64'));
    expect(await opened(photo).metadata()).toMatchObject(photoSize);
    const [upper = 0, lower = 255] = await halves(photo);
    expect(upper).toBeGreaterThan(180);
    expect(lower).toBeLessThan(80);
  });

  test('loses data that were appended to it', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const photo = await acceptPhoto(Buffer.concat([jpeg, svgWithScript]).toString('base64'));
    expect(Buffer.from(photo.slice(dataUrlPrefix.length), 'base64').includes('<script>')).toBe(false);
  });

  test('loses the place and the author in its metadata', async () => {
    const exif = { IFD0: { Copyright: 'Jana Secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' } };
    const sent = await base64(picture().withExif(exif).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg());
    expect(Buffer.from(sent, 'base64').includes('Jana Secret')).toBe(true);
    const photo = await acceptPhoto(sent);
    const { exif: keptExif, xmp, icc, iptc } = await opened(photo).metadata();
    expect([keptExif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(photo.slice(dataUrlPrefix.length), 'base64').includes('Jana Secret')).toBe(false);
  });

  test('is made small enough even if it hardly compresses', async () => {
    const photo = await acceptPhoto(await base64(noisy().jpeg({ quality: 60 })));
    const bytes = Buffer.from(photo.slice(dataUrlPrefix.length), 'base64').length;
    expect(bytes).toBeLessThanOrEqual(maxPhotoBytes);
    expect(bytes).toBeGreaterThan(maxPhotoBytes / 2);
  });

  test('may differ from the required size by a few pixels', async () => {
    const { width, height } = photoSize;
    await acceptPhoto(await base64(picture({ width: width + 2, height: height - 2 }).jpeg()));
  });

  const refused: readonly (readonly [string, () => Promise<string> | string])[] = [
    ['a text', () => Buffer.from('hello').toString('base64')],
    ['an SVG with a script', () => svgWithScript.toString('base64')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n').toString('base64')],
    ['an empty text', () => ''],
    ['a text with the beginning of a JPEG', () => textAsJpeg.toString('base64')],
    ['a HEIC', () => heicHead.toString('base64')],
    ['an AVIF', () => base64(picture().avif())],
    ['an animated GIF', async () => base64((await moving(picture())).gif())],
    ['half of a JPEG', async () => cutOff(await noisy().jpeg().toBuffer()).toString('base64')],
    ['half of a PNG', async () => cutOff(await noisy().png().toBuffer()).toString('base64')],
    // If fewer than 64 bytes are cut off, only the end marker may be missing, and the picture is still complete.
    [
      'a JPEG without its last 64 bytes',
      async () => (await noisy().jpeg().toBuffer()).subarray(0, -64).toString('base64'),
    ],
    ['a JPEG of 40 megapixels', () => base64(picture({ width: 5475, height: 7300 }).jpeg({ quality: 20 }))],
    ['a single pixel', () => base64(picture({ width: 1, height: 2 }).png())],
    ['a line', () => base64(picture({ width: 1, height: 5000 }).png())],
    ['a PNG of 30000 × 30000 pixels', () => pixelBomb(30_000, 30_000).toString('base64')],
    ['a square', () => base64(picture({ width: 1000, height: 1000 }).jpeg())],
    ['a thumbnail of the right ratio', () => base64(picture({ width: 235, height: 280 }).jpeg())],
    ['a larger picture of the right ratio', () => base64(picture({ width: 1410, height: 1680 }).jpeg())],
  ];
  test.each(refused)('is refused as %s', async (_, sent) => {
    await expect(acceptPhoto(await sent())).rejects.toMatchObject({ errorName: 'INVALID_PHOTO' });
  });
});

describe('a call with a photo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ workers: false });
  });
  afterAll(() => server.stop());
  const person = (lastName: string, photo: string) => ({
    name: { firstName: 'Foto', lastName },
    birthDay: '1990-05-17',
    address: { street: 'Lipová', streetNumber: '14', city: 'Lipany', zip: '56101' },
    gdprTermsApproval: true,
    photo,
  });

  test('is refused with INVALID_PHOTO, and creates no customer', async () => {
    const { token } = await freshAccount(server, 'newcomer');
    const photo = svgWithScript.toString('base64');
    const { httpCode } = await refusal(server, createCustomer, 'INVALID_PHOTO', { token, body: person('Nic', photo) });
    expect(httpCode).toBe(400);
    expect(await call(server, loggedCustomer, { token })).toBeNull();
  });

  test('does not block another call, even if ten such calls run at once', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => freshAccount(server, 'newcomer')));
    const reader = await freshAccount(server, 'adult');
    const photo = (await acceptPhoto(await base64(noisy().jpeg()))).slice(dataUrlPrefix.length);
    let done = 0;
    const created = accounts.map(async ({ token }, index) => {
      await call(server, createCustomer, { token, body: person(`Z${'x'.repeat(index)}`, photo) });
      done += 1;
    });
    await call(server, loggedCustomer, { token: reader.token });
    expect(done).toBeLessThan(accounts.length);
    await Promise.all(created);
  });
});
