import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { build } from 'vite';
import type * as Work from '#common/photo/photo-work.ts';
import type { MadePhoto } from '#machines/common/photo/photo.types.ts';
import type { Area, Size } from '#rules/photo.ts';
import { edgesOf, storedOnSide, picture } from '../../common/support/pictures.ts';
import { orientations, orientedJpeg } from '../../common/support/strange-pictures.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';

const address = '/assets/photo-work.test.js';
let code: string;

/** Builds the code that makes photos as one script. In the shop, a worker runs this code. */
test.beforeAll(async () => {
  const entry = fileURLToPath(new URL('../../../src/common/photo/photo-work.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', lib: { entry, formats: ['es'] } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('expected a built script, but there is none');
  code = output.output[0].code;
});

async function openPage(page: Page): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.goto('/ui/?part=pictures');
}

/** Makes a photo of an image in the page: of the given area, or else of the middle of the image. */
async function make(page: Page, image: Buffer, size: Size, area?: Area): Promise<MadePhoto> {
  const given = { address, bytes: image.toString('base64'), size, area: area ?? { x: 0, y: 0, width: 0, height: 0 } };
  return page.evaluate(async (work) => {
    const { doPhotoWork } = (await import(work.address)) as typeof Work;
    const file = new Blob([Uint8Array.from(atob(work.bytes), (letter) => letter.codePointAt(0) ?? 0)]);
    return (await doPhotoWork({ kind: 'make', file, picture: work.size, area: work.area })) as MadePhoto;
  }, given);
}

function bytesOf({ photo }: MadePhoto): Buffer {
  if (photo?.startsWith('data:image/jpeg;base64,') !== true) throw new Error(`expected a JPEG, found ${String(photo)}`);
  return Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64');
}

const upright = { width: 900, height: 1200 };

test.describe('a photo that the browser makes (PHO-01)', () => {
  test.beforeEach(({ page }) => openPage(page));

  test('is a JPEG of 1000 × 1191 pixels without EXIF, and upright', async ({ page }) => {
    const image = await storedOnSide(await picture(upright.width, upright.height));
    const photo = bytesOf(await make(page, await image.jpeg().toBuffer(), upright));
    const { format, width, height, exif } = await sharp(photo).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1000, height: 1191 });
    expect(await edgesOf(photo)).toEqual(['red', 'green']);
  });

  test('is upright for each orientation in the EXIF data', async ({ page }) => {
    const image = await picture(300, 400);
    for (const orientation of orientations) {
      const photo = await make(page, await orientedJpeg(image, orientation), { width: 300, height: 400 });
      expect(await edgesOf(bytesOf(photo)), String(orientation)).toEqual(['red', 'green']);
    }
  });

  test('shows the chosen area', whole, async ({ page }) => {
    const image = await (await picture(upright.width, upright.height)).png().toBuffer();
    const area = (y: number) => ({ x: 0, y, width: 235, height: 280 });
    expect(await edgesOf(bytesOf(await make(page, image, upright, area(150))))).toEqual(['red', 'neither']);
    expect(await edgesOf(bytesOf(await make(page, image, upright, area(770))))).toEqual(['neither', 'green']);
  });

  test('has at most 120 KB even if it is noise, and is not compressed more than necessary', async ({ page }) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const image = sharp({ create: { ...upright, channels: 3, background: 'grey', noise } });
    const photo = bytesOf(await make(page, await image.jpeg().toBuffer(), upright));
    expect(photo.length).toBeLessThanOrEqual(122_880);
    expect(photo.length).toBeGreaterThan(90_000);
  });

  test('has a white background where the picture is transparent', whole, async ({ page }) => {
    const image = sharp({ create: { ...upright, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const dot = { create: { width: 300, height: 300, channels: 3, background: 'black' } as const };
    const made = await make(
      page,
      await image
        .composite([{ input: dot }])
        .png()
        .toBuffer(),
      upright,
    );
    const corner = await sharp(bytesOf(made)).extract({ left: 0, top: 1150, width: 20, height: 20 }).toBuffer();
    expect((await sharp(corner).stats()).channels.every(({ mean }) => mean > 250)).toBe(true);
  });

  test('is not made if the picture has one colour only', whole, async ({ page }) => {
    const image = sharp({ create: { ...upright, channels: 3, background: '#336699' } });
    expect(await make(page, await image.png().toBuffer(), upright)).toEqual({ photo: null, problem: 'BLANK_PHOTO' });
  });

  test(
    'can be made of a picture of 40 megapixels stored on its side, because the picture is redrawn smaller and upright',
    whole,
    async ({ page }) => {
      const large = sharp(await (await picture(600, 800)).resize(5475, 7300).png({ compressionLevel: 1 }).toBuffer());
      const image = await (await storedOnSide(large)).jpeg({ quality: 50 }).toBuffer();
      const redrawn = await page.evaluate(
        async (work) => {
          const { doPhotoWork } = (await import(work.address)) as typeof Work;
          const file = new Blob([Uint8Array.from(atob(work.bytes), (letter) => letter.codePointAt(0) ?? 0)]);
          const small = (await doPhotoWork({ kind: 'redraw', file, size: { width: 3547, height: 4729 } })) as Blob;
          const bytes = new Uint8Array(await small.arrayBuffer());
          return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
        },
        { address, bytes: image.toString('base64') },
      );
      const small = Buffer.from(redrawn, 'base64');
      expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 3547, height: 4729 });
      expect(await edgesOf(small)).toEqual(['red', 'green']);
    },
  );
});

test.describe('the cropper (PHO-01)', () => {
  test.beforeEach(({ page }) => page.goto('/ui/?part=pictures'));
  const cropper = (page: Page) => page.getByRole('group', { name: 'Crop', exact: true });
  const takeOver = async (page: Page, area: RegExp) => {
    await page.getByRole('button', { name: 'Take it over' }).click();
    await expect(page.getByText(area)).toBeVisible();
  };

  test('has the largest frame in the middle at first', async ({ page }) => {
    await expect(cropper(page).getByRole('slider', { name: 'Frame' })).toBeVisible();
    await takeOver(page, /^100[78] × 1200 at 29[67], 0$/);
  });

  test('can be moved and zoomed with the keyboard only', async ({ page }) => {
    const frame = cropper(page).getByRole('slider', { name: 'Frame' });
    await expect(frame).toBeVisible();
    await frame.focus();
    for (let time = 0; time < 100; time += 1) await page.keyboard.press('ArrowRight');
    await expect(frame).toHaveAttribute('aria-valuetext', /^100 %, 0 % from the left/);
    for (let time = 0; time < 10; time += 1) await page.keyboard.press('+');
    await expect(frame).toHaveAttribute('aria-valuetext', /^200 %/);
    for (let time = 0; time < 10; time += 1) await page.keyboard.press('Shift+ArrowDown');
    for (let time = 0; time < 40; time += 1) await page.keyboard.press('Shift+ArrowRight');
    await takeOver(page, /^50[34] × 600 at 0, 0$/);
  });

  test('can be moved with the mouse, and zoomed with the slider and the wheel', whole, async ({ page }) => {
    const frame = cropper(page).getByRole('slider', { name: 'Frame' });
    await expect(frame).toBeVisible();
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.boundingBox();
    if (box === null) throw new Error('expected a frame on the page, but it has no box');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 400, middle.y, { steps: 4 });
    await page.mouse.up();
    await expect(frame).toHaveAttribute('aria-valuetext', /^100 %, 100 % from the left/);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -100);
    await expect(frame).toHaveAttribute('aria-valuetext', /^110 %/);
    await cropper(page).getByLabel('Zoom', { exact: true }).fill('300');
    await takeOver(page, /^33[56] × 400 at /);
  });

  test('cannot be changed while the area is being cut out', whole, async ({ page }) => {
    await expect(page.getByLabel('Crop that cannot be changed now')).toHaveAttribute('inert');
  });
});
