import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageTypeOf } from '#rules/image-type.ts';
import { areaWithin, encodeWithin, hasPhotoSize, photoRatio, photoSize, sizeWithin } from '#rules/photo.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

describe('the size of a photo (PHO-01)', () => {
  it('is 1000 wide, with the ratio 23.5 : 28', () => expect(photoSize).toEqual({ width: 1000, height: 1191 }));

  it.each([
    [1000, 1191, true],
    [990, 1179, true],
    [1010, 1203, true],
    [989, 1191, false],
    [1011, 1191, false],
    [1000, 1178, false],
    [1000, 1204, false],
  ])('%i × %i has the right ratio: %s', (width, height, fits) => expect(hasPhotoSize({ width, height })).toBe(fits));
});

describe('the quality of a photo (PHO-01)', () => {
  /** The powers of 0.9 that are not below 0.01. */
  const steps = Array.from({ length: 44 }, (_, step) => 0.9 ** step);

  /** Returns the quality of the photo, and the number of attempts; `bytesAt`: the size of the photo at a quality. */
  const findQuality = async (bytesAt: (quality: number) => number) => {
    let tries = 0;
    const encode = (quality: number) => {
      tries += 1;
      return Promise.resolve(quality);
    };
    return { quality: await encodeWithin(encode, bytesAt), tries };
  };
  const ofFullSize = (fullBytes: number) => findQuality((quality) => fullBytes * quality);

  it('has 44 steps', () => {
    expect(steps.at(-1)).toBeGreaterThanOrEqual(0.01);
    expect((steps.at(-1) ?? 0) * 0.9).toBeLessThan(0.01);
  });

  it('is 1 if the photo then has at most 122,880 bytes', async () =>
    expect((await ofFullSize(122_880)).quality).toBe(1));

  it('is multiplied by 0.9 until the photo is small enough', async () => {
    expect((await ofFullSize(122_881)).quality).toBe(0.9);
    expect((await ofFullSize(200_000)).quality).toBeCloseTo(0.5905, 4);
  });

  it('is never below 0.01: if the photo is then still too large, there is no photo', async () => {
    expect((await ofFullSize(122_880 / (steps.at(-1) ?? 0))).quality).toBeCloseTo(steps.at(-1) ?? 0, 10);
    expect((await ofFullSize(1e9)).quality).toBeNull();
  });

  it('is the highest step that fits, found with at most six attempts', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20_000_000 }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        async (full, bend) => {
          const bytesAt = (quality: number) => full * quality ** bend;
          const { quality, tries } = await findQuality(bytesAt);
          const first = steps.find((step) => bytesAt(step) <= 122_880);
          if (first === undefined) expect(quality).toBeNull();
          else expect(quality).toBeCloseTo(first, 10);
          expect(tries).toBeLessThanOrEqual(6);
        },
      ),
    ));
});

describe('a picture that a canvas cannot hold', () => {
  it('is made smaller with the same ratio', () =>
    expect(sizeWithin({ width: 8000, height: 6000 }, 12_000_000)).toEqual({ width: 4000, height: 3000 }));

  it('keeps its size if it is small enough, and has at least one pixel', () => {
    expect(sizeWithin({ width: 300, height: 400 }, 120_000)).toEqual({ width: 300, height: 400 });
    expect(sizeWithin({ width: 100_000, height: 1 }, 100)).toEqual({ width: 3162, height: 1 });
  });

  it('never has more pixels than the canvas', () =>
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 20_000 }), fc.integer({ min: 50, max: 20_000 }), (width, height) => {
        const size = sizeWithin({ width, height }, 1_000_000);
        expect(size.width * size.height).toBeLessThanOrEqual(1_000_000);
      }),
    ));
});

describe('the area of a photo', () => {
  const picture = { width: 3000, height: 4000 };

  it('is not changed inside the picture', () => {
    const area = { x: 100, y: 200, width: 940, height: 1120 };
    expect(areaWithin(picture, area)).toEqual(area);
  });

  it('keeps its width, and gets the height for the ratio of a photo', () =>
    expect(areaWithin(picture, { x: 0, y: 0, width: 235, height: 900 })).toEqual({
      x: 0,
      y: 0,
      width: 235,
      height: 280,
    }));

  it('is the middle of the picture if no area is given', () => {
    const nowhere = { x: 0, y: 0, width: 0, height: 0 };
    const [tall, wide] = [areaWithin(picture, nowhere), areaWithin({ width: 4000, height: 1120 }, nowhere)];
    expect([tall.x, tall.width, Math.round(tall.y), Math.round(tall.height)]).toEqual([0, 3000, 213, 3574]);
    expect(wide).toEqual({ x: 1530, y: 0, width: 940, height: 1120 });
    expect(areaWithin(picture, { ...nowhere, width: 100, x: Number.NaN })).toEqual(tall);
  });

  it('is never outside of the picture', () => {
    const number = fc.double({ min: -10_000, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, (x, y, width, height) => {
        const area = areaWithin(picture, { x, y, width, height });
        expect(area.x).toBeGreaterThanOrEqual(0);
        expect(area.y).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(area.y + area.height).toBeLessThanOrEqual(picture.height + 1e-6);
        expect(area.width / area.height).toBeCloseTo(photoRatio, 6);
      }),
    );
  });
});

describe('the type of an image', () => {
  it.each([
    ['\u00FF\u00D8\u00FF\u00E1', 'jpeg'],
    ['\u0089PNG\r\n\u001A\n', 'png'],
    ['GIF89a', 'gif'],
    ['GIF87a', 'gif'],
    ['RIFF\u0010\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\u0018ftypmif1\0\0\0\0mif1hevx', 'heic'],
    ['\0\0\0\u001Cftypmif1\0\0\0\0mif1avif', 'avif'],
    ['\0\0\0\u001Cftypavif\0\0\0\0mif1miaf', 'avif'],
    ['\0\0\0\u0010ftypavis\0\0\0\0', 'avif'],
    ['\0\0\0\u0010ftyphevc\0\0\0\0', 'heic'],
    ['\0\0\0\u0010ftypmsf1\0\0\0\0', 'heic'],
  ])('is for the first bytes %j: %s', (head, type) => expect(imageTypeOf(bytes(head))).toBe(type));

  it.each([
    ['nothing', ''],
    ['a PDF', '%PDF-1.7'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a page', '<!doctype html>'],
    ['a sound', 'RIFF\u0010\0\0\0WAVEfmt '],
    ['a film', '\0\0\0\u0018ftypisom\0\0\0\0mp42'],
    ['a name that comes too late', `${' '.repeat(64)}GIF89a`],
    ['a name that does not begin the file', ' GIF89a'],
    ['a sound in a container that ends like a picture', '\0\0\0\u0018ftypM4A \0\0\0\0isomxavif'],
  ])('is unknown for %s', (_, head) => expect(imageTypeOf(bytes(head))).toBeNull());
});
