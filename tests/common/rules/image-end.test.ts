import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isWholeImage } from '#rules/image-end.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const image = () => sharp({ create: { width: 90, height: 120, channels: 3, background: 'grey', noise } });
const whole = {
  jpeg: () => image().jpeg().toBuffer(),
  progressive: () => image().jpeg({ progressive: true }).toBuffer(),
  png: () => image().png().toBuffer(),
};
const typeOf = (name: string) => (name === 'png' ? 'png' : 'jpeg');

describe.each(Object.entries(whole))('the end of an image: %s (PHO-01)', (name, make) => {
  const isWhole = (bytes: Uint8Array) => isWholeImage(bytes, typeOf(name));

  it('is found in a whole image', async () => expect(isWhole(await make())).toBe(true));

  it('is missing if the image is cut off anywhere', async () => {
    const bytes = await make();
    for (const part of [0.01, 0.1, 0.5, 0.9, 0.99]) expect(isWhole(bytes.subarray(0, bytes.length * part))).toBe(false);
  });

  it('may be followed by other bytes', async () => {
    expect(isWhole(Buffer.concat([await make(), Buffer.from([0xff, 0xda, 0, 2, 0xff, 0])]))).toBe(true);
  });
});

describe('the end of an image', () => {
  it('is not the end of the thumbnail that precedes the image', async () => {
    const jpeg = await whole.jpeg();
    const small = await image().resize(9, 12).jpeg().toBuffer();
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(small.length + 2, 2);
    const both = Buffer.concat([jpeg.subarray(0, 2), head, small, jpeg.subarray(2)]);
    expect(isWholeImage(both, 'jpeg')).toBe(true);
    expect(isWholeImage(both.subarray(0, both.length / 2), 'jpeg')).toBe(false);
  });

  it('is found although fill bytes precede a marker', async () => {
    const jpeg = await whole.jpeg();
    const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xff]), jpeg.subarray(2)]);
    expect(isWholeImage(filled, 'jpeg')).toBe(true);
    expect(isWholeImage(filled.subarray(0, filled.length / 2), 'jpeg')).toBe(false);
  });

  it('is not required if it cannot be recognized; then the browser decides', () => {
    expect(isWholeImage(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 7, 7, 7, 7]), 'jpeg')).toBe(true);
    expect(isWholeImage(Buffer.from('GIF89a'), 'gif')).toBe(true);
  });
});
