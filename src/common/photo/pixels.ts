import type { PhotoAdvice } from '#machines/common/photo/photo.types.ts';
import type { Size } from '#rules/photo.ts';

/** Red, green, blue and alpha of each pixel, row by row. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** Below this mean brightness (0 to 255) a face is hard to see. */
const darkBelow = 50;
/** Below this variance a photo is blurred. A sharp portrait, 250 pixels wide, has a variance of 100 and more. */
const blurredBelow = 15;
/** A photo with fewer pixels from left to right would be enlarged to more than twice its size. */
const smallBelow = 400;

/** Whether all pixels are equal, as after a failed drawing on a canvas that is too large. */
export function isBlank({ data }: Pixels): boolean {
  const tolerance = 2;
  return data.every((value, index) => Math.abs(value - (data[index % 4] ?? 0)) <= tolerance);
}

const brightnessOf = ({ data, width, height }: Pixels): readonly number[] =>
  Array.from({ length: width * height }, (_, pixel) => {
    const at = (channel: number) => data[pixel * 4 + channel] ?? 0;
    return 0.299 * at(0) + 0.587 * at(1) + 0.114 * at(2);
  });

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The sharpness: the variance of the Laplacian, which measures differences between neighbouring pixels. */
function sharpnessOf(brightness: readonly number[], { width, height }: Size): number {
  const edges: number[] = [];
  const at = (index: number) => brightness[index] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      edges.push(at(here - 1) + at(here + 1) + at(here - width) + at(here + width) - 4 * at(here));
    }
  }
  const middle = mean(edges);
  return mean(edges.map((edge) => (edge - middle) ** 2));
}

/**
 * Returns what may make a photo unsuitable for a card.
 *
 * @param sample the photo, 250 pixels wide
 * @param sourceWidth the width, in pixels, of the chosen part of the picture
 */
export function adviceFor(sample: Pixels, sourceWidth: number): readonly PhotoAdvice[] {
  const brightness = brightnessOf(sample);
  return [
    ...(mean(brightness) < darkBelow ? (['DARK'] as const) : []),
    ...(sharpnessOf(brightness, sample) < blurredBelow ? (['BLURRED'] as const) : []),
    ...(sourceWidth < smallBelow ? (['SMALL'] as const) : []),
  ];
}
