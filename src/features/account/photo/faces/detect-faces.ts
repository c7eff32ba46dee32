import type { Face } from '../../../../../rules/photo-faces.ts';
import { withoutRepetitions } from './face-boxes.ts';
import type { Weights } from './face-model.ts';
import { emptyLayer, filterChannels, largest, type Layer, leaky, mixChannels, neighbourhoods } from './layers.ts';

/** The sides of the faces that the model expects, in cells. */
const anchors = [
  { width: 1.603231, height: 2.094468 },
  { width: 6.041143, height: 7.080126 },
  { width: 2.882459, height: 3.518061 },
  { width: 4.266906, height: 5.178857 },
  { width: 9.041765, height: 10.66308 },
] as const;
/** The mean colour of the pictures that the model has learned from. */
const mean = [117.001, 114.697, 97.404] as const;
/** Place and size of a face, and how sure it is. */
const valuesOfFace = 5;

function layerOf(pixels: Uint8ClampedArray, side: number): Layer {
  const layer = emptyLayer(side, mean.length);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    for (let channel = 0; channel < mean.length; channel += 1) {
      const value = (pixels[pixel * 4 + channel] ?? 0) - (mean[channel] ?? 0);
      layer.values[pixel * mean.length + channel] = value / 255;
    }
  }
  return layer;
}

/** The model's answer: for each cell of the picture, and for each of the anchors, five values. */
function answerOf(layer: Layer, weights: Weights): Layer {
  const first = neighbourhoods(layer);
  let answer = largest(leaky(mixChannels(first, weights('conv0/filters'), weights('conv0/bias'))), 2);
  for (const name of ['conv1', 'conv2', 'conv3', 'conv4', 'conv5'] as const) {
    const filtered = filterChannels(answer, weights(`${name}/depthwise_filter`));
    const mixed = leaky(mixChannels(filtered, weights(`${name}/pointwise_filter`), weights(`${name}/bias`)));
    answer = largest(mixed, name === 'conv5' ? 1 : 2);
  }
  return mixChannels(answer, weights('conv8/filters'), weights('conv8/bias'));
}

const portion = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Finds faces by the tiny face detector of face-api, computed here: its own library has a megabyte and a half.
 *
 * @param pixels red, green, blue and opacity of each pixel of a square
 * @param side of the square, in pixels; the more, the smaller the faces that are found
 * @param surest how sure a face must be at least (0 to 1)
 * @returns places and sizes as portions of the square; the surest face first
 */
export function detectFaces(
  weights: Weights,
  pixels: Uint8ClampedArray,
  side: number,
  surest: number,
): readonly Face[] {
  const { side: cells, values } = answerOf(layerOf(pixels, side), weights);
  const found: Face[] = [];
  for (let cell = 0; cell < cells * cells; cell += 1) {
    for (const [index, anchor] of anchors.entries()) {
      const start = (cell * anchors.length + index) * valuesOfFace;
      const [x = 0, y = 0, wide = 0, high = 0, sure = 0] = values.subarray(start, start + valuesOfFace);
      const score = portion(sure);
      if (score <= surest) continue;
      const width = (Math.exp(wide) * anchor.width) / cells;
      const height = (Math.exp(high) * anchor.height) / cells;
      const middle = { x: ((cell % cells) + portion(x)) / cells, y: (Math.floor(cell / cells) + portion(y)) / cells };
      found.push({ x: middle.x - width / 2, y: middle.y - height / 2, width, height, score });
    }
  }
  return withoutRepetitions(found);
}
