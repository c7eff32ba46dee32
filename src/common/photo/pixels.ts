import type { PhotoAdvice } from '#machines/common/photo/photo.types.ts';
import type { Size } from '#rules/photo.ts';

/** Red, green, blue and opacity of each pixel, line by line. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** So dark that a face is hard to see (0 to 255). */
const darkBelow = 50;
/** A sharp portrait, 250 pixels wide, has a hundred and more. */
const blurredBelow = 15;
/** A photo of so few pixels is enlarged to more than its double. */
const smallBelow = 400;

/** Whether all pixels are the same, as when a canvas could not hold the picture. */
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

/** How much neighbouring pixels differ: the variance of the Laplacian. */
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
 * What might make a photo less fit for a card.
 *
 * @param sample the photo, 250 pixels wide
 * @param sourceWidth how many pixels of the chosen picture are across it
 */
export function adviceFor(sample: Pixels, sourceWidth: number): readonly PhotoAdvice[] {
  const brightness = brightnessOf(sample);
  return [
    ...(mean(brightness) < darkBelow ? (['DARK'] as const) : []),
    ...(sharpnessOf(brightness, sample) < blurredBelow ? (['BLURRED'] as const) : []),
    ...(sourceWidth < smallBelow ? (['SMALL'] as const) : []),
  ];
}
