import { NetInput, tf, TinyFaceDetector } from '@vladmandic/face-api/dist/face-api.esm.js';
import type { Face } from '#rules/photo-faces.ts';

/** The package has it, but its types leave it out. */
const { setBackend } = tf as unknown as { readonly setBackend: (name: 'cpu') => Promise<boolean> };

/** What the files of the model say. */
export interface FaceModel {
  readonly manifest: readonly { readonly weights: Parameters<typeof tf.io.decodeWeights>[1] }[];
  readonly bytes: ArrayBuffer;
}

export type Pixels = Parameters<typeof tf.browser.fromPixels>[0] & { readonly width: number; readonly height: number };

/** Throws if the files are not the detector's. */
export async function readDetector({ manifest, bytes }: FaceModel): Promise<TinyFaceDetector> {
  // Computed in plain code: it is fast enough, it is the same on each device, and the page's policy allows it.
  if (!(await setBackend('cpu'))) throw new Error('expected the detector to compute in plain code, but it cannot');
  const detector = new TinyFaceDetector();
  detector.loadFromWeightMap(
    tf.io.decodeWeights(
      bytes,
      manifest.flatMap(({ weights }) => weights),
    ),
  );
  return detector;
}

/**
 * The faces in a picture, the surest one first.
 *
 * @param pixels of the picture; the more, the smaller the faces that are found
 * @param surest how sure a face must be at least (0 to 1)
 */
export async function detectFaces(
  detector: TinyFaceDetector,
  pixels: Pixels,
  surest: number,
): Promise<readonly Face[]> {
  // As an input of its own it needs no elements of a page, which a worker does not have.
  const input = new NetInput([tf.browser.fromPixels(pixels)]);
  const inputSize = Math.max(pixels.width, pixels.height);
  const found = await detector.locateFaces(input, { inputSize, scoreThreshold: surest });
  return found.map(({ score, relativeBox: { x, y, width, height } }) => ({ x, y, width, height, score }));
}
