import * as fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrDrawing } from '#rules/qr-code.ts';

const scale = 4;

/** What a camera reads from a drawn code. */
function scan(text: string) {
  const { size, path } = qrDrawing(text);
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left = 0, top = 0, width = 0] of Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)/g), (run) =>
    run.map(Number),
  )) {
    for (let y = top * scale; y < (top + 1) * scale; y += 1) {
      for (let x = left * scale; x < (left + width) * scale; x += 1) {
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side, side);
}
const readCode = (text: string) => scan(text)?.data;
const chunksOf = (text: string) => scan(text)?.chunks ?? [];

describe('a QR code (ICS-01)', () => {
  it('is read by a camera as the address of the calendar', () => {
    const addresses = fc
      .tuple(
        fc.webUrl({ validSchemes: ['webcal'], withQueryParameters: false }),
        fc.uuid(),
        fc.stringMatching(/^[\w-]{43}$/),
      )
      .map(([site, key, signed]) => `${site}/calendar/${key}.${signed}.ics`);
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readCode(address)).toBe(address);
      }),
      { numRuns: 25 },
    );
  });

  it('stores the digits after an address in less than half of the space of letters, and is read as one text', () => {
    const digits = fc.stringMatching(/^[1-9]\d{1000}$/);
    fc.assert(
      fc.property(digits, (number) => {
        const text = `https://shop.example/verify-pass#${number}`;
        expect(readCode(text)).toBe(text);
        const letters = 'a'.repeat(Math.ceil(text.length * 0.5));
        expect(qrDrawing(text).size).toBeLessThan(qrDrawing(letters).size);
      }),
      { numRuns: 10 },
    );
  });

  it('stores letters with accents as UTF-8, without a mark of the character set', () => {
    const text = 'BCD\n002\n1\nSCT\n\nŽluťoučký kůň\nCZ97';
    expect(readCode(text)).toBe(text);
    expect(chunksOf(text).map(({ type }) => type)).not.toContain('eci');
  });
});
