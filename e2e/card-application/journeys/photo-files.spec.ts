import sharp from 'sharp';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { edgesOf, picture } from '../../common/support/pictures.ts';
import {
  cutOff,
  heicHead,
  moving,
  movingPng,
  pixelBomb,
  svgWithScript,
  textAsJpeg,
  withLargeExif,
} from '../../common/support/strange-pictures.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

const texts = {
  noImage: /^Tento soubor není obrázek/,
  empty: /^Soubor je prázdný/,
  tooLarge: /^Soubor je větší než 5\sMB/,
  broken: /^Obrázek nejde otevřít/,
  tooManyPixels: /^Obrázek má víc než 100\smilionů bodů/,
  tooSmall: /^Obrázek je příliš malý/,
  heic: /^Fotky ve formátu HEIC/,
};
const line = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const red = { create: { width: 1, height: 1, channels: 3, background: 'red' } } as const;
const image = () => picture(450, 600);

const refused: readonly (readonly [string, () => Buffer | Promise<Buffer>, RegExp])[] = [
  ['nothing.jpg', () => Buffer.alloc(0), texts.empty],
  ['text.jpg', () => Buffer.from('hello'), texts.noImage],
  ['text-as-jpeg.jpg', () => textAsJpeg, texts.broken],
  ['document.jpg', () => Buffer.from('%PDF-1.7\n%%EOF\n'), texts.noImage],
  ['script.svg', () => svgWithScript, texts.noImage],
  ['script.jpg', () => svgWithScript, texts.noImage],
  ['large.jpg', () => Buffer.concat([textAsJpeg, Buffer.alloc(5_242_881 - textAsJpeg.length)]), texts.tooLarge],
  ['iphone.heic', () => heicHead, texts.heic],
  ['bomb.png', () => pixelBomb(20_000, 20_000), texts.tooManyPixels],
  ['half.jpg', async () => cutOff(await (await image()).jpeg().toBuffer()), texts.broken],
  ['half.png', async () => cutOff(await (await image()).png().toBuffer()), texts.broken],
  ['pixel.png', () => sharp(red).png().toBuffer(), texts.tooSmall],
  ['line.png', () => line(1, 5000), texts.tooSmall],
];

const taken: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['cmyk.jpg', async () => (await image()).toColourspace('cmyk').jpeg().toBuffer()],
  ['progressive.jpg', async () => (await image()).jpeg({ progressive: true }).toBuffer()],
  ['exif.jpg', async () => withLargeExif(await image(), 4 * 1024 * 1024)],
  ['16-bits.png', async () => (await image()).toColourspace('rgb16').png().toBuffer()],
  ['transparent.png', async () => (await image()).ensureAlpha(0.9).png().toBuffer()],
  ['moving.gif', async () => (await moving(await image())).gif().toBuffer()],
  ['moving.webp', async () => (await moving(await image())).webp().toBuffer()],
  ['moving.png', async () => movingPng(await image())],
];

test(
  'each file becomes an upright photo in its colours, or a message says why not, and the typed data stay (PHO-01, PDT-01)',
  whole,
  async ({ page, sandbox, server }) => {
    await sandbox.settings({ photoFaceAdviceAllowed: false });
    const newcomer = await createCustomer(server.url, await sandbox.account('newcomer'));
    await openAs(page, newcomer, '/app/user-account?apply=HAULIER_CARD');
    const wizard = cardApplicationPage(page);
    await wizard.enter({ firstName: 'Žofie', lastName: 'Nová 😀' });
    await wizard.leave('lastName');
    await wizard.seeText(/^Pište jen písmena/);
    const choose = (name: string, buffer: Buffer) => wizard.photo.choose({ name, mimeType: 'image/jpeg', buffer });

    for (const [name, make, text] of refused)
      await test.step(name, async () => {
        await choose(name, await make());
        await wizard.photo.seeMessage(text);
        await wizard.photo.seeNoPhoto();
      });

    for (const [name, make] of taken)
      await test.step(name, async () => {
        await choose(name, await make());
        await wizard.photo.takeOver();
        await wizard.photo.seeFacesChecked();
        const photo = (await wizard.photo.readPhoto()) ?? '';
        expect(await edgesOf(Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64')), name).toEqual([
          'red',
          'green',
        ]);
        await wizard.photo.remove();
      });
    await wizard.seeValue('firstName', 'Žofie');
    await wizard.seeValue('lastName', 'Nová 😀');
  },
);
