import { describe, expect, it } from 'vitest';
import { adviceFor, isBlank } from '#common/photo/pixels.ts';
import type { Pixels } from '#common/photo/pixels.ts';

const size = { width: 20, height: 24 };

/** A picture in grey; the function returns the brightness of each pixel. */
const grey = (brightness: (x: number, y: number) => number): Pixels => ({
  ...size,
  data: Uint8ClampedArray.from({ length: size.width * size.height * 4 }, (_, index) => {
    const pixel = Math.floor(index / 4);
    return index % 4 === 3 ? 255 : brightness(pixel % size.width, Math.floor(pixel / size.width));
  }),
});

const chequered = grey((x, y) => ((x + y) % 2 === 0 ? 80 : 180));

describe('a blank picture', () => {
  it('has one colour', () => {
    expect(isBlank(grey(() => 255))).toBe(true);
    expect(isBlank(grey((x) => 128 + (x % 3)))).toBe(true);
    expect(isBlank({ ...size, data: new Uint8ClampedArray(size.width * size.height * 4) })).toBe(true);
  });

  it('has no pixel of another colour', () =>
    expect(isBlank(grey((x, y) => (x === 19 && y === 23 ? 200 : 255)))).toBe(false));
});

describe('the advice about a photo (PHO-02)', () => {
  it('is empty for a bright, sharp and large photo', () => expect(adviceFor(chequered, 400)).toEqual([]));

  it('is DARK for a dark photo', () => {
    expect(
      adviceFor(
        grey((x, y) => ((x + y) % 2 === 0 ? 0 : 98)),
        1000,
      ),
    ).toEqual(['DARK']);
    expect(
      adviceFor(
        grey((x, y) => ((x + y) % 2 === 0 ? 0 : 102)),
        1000,
      ),
    ).toEqual([]);
  });

  it('is BLURRED if neighbouring pixels hardly differ', () => {
    expect(
      adviceFor(
        grey((x) => 100 + 5 * x),
        1000,
      ),
    ).toEqual(['BLURRED']);
    expect(
      adviceFor(
        grey(() => 128),
        1000,
      ),
    ).toEqual(['BLURRED']);
  });

  it('is BLURRED as long as the edges are weak', () => {
    const striped = (difference: number) => grey((x) => 128 + (Math.floor(x / 2) % 2 === 0 ? difference : 0));
    expect(adviceFor(striped(3), 1000)).toEqual(['BLURRED']);
    expect(adviceFor(striped(4), 1000)).toEqual([]);
  });

  it('is SMALL for a small area', () => expect(adviceFor(chequered, 399)).toEqual(['SMALL']));
});
