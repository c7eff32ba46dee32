import { NetInput, tf, TinyFaceDetector } from '@vladmandic/face-api/dist/face-api.esm.js';
import type { Face } from '#rules/photo-faces.ts';

/** The function exists in the package but is missing in its types. */
const { setBackend } = tf as unknown as { readonly setBackend: (name: 'cpu') => Promise<boolean> };

/** The content of the model's files. */
export interface FaceModel {
  readonly manifest: readonly { readonly weights: Parameters<typeof tf.io.decodeWeights>[1] }[];
  readonly bytes: ArrayBuffer;
}

export type Pixels = Parameters<typeof tf.browser.fromPixels>[0] & { readonly width: number; readonly height: number };

/** Throws if the files are not a model of this detector. */
export async function readDetector({ manifest, bytes }: FaceModel): Promise<TinyFaceDetector> {
  // The plain JavaScript back end is used: it is fast enough, gives the same result on each device, and the content
  // security policy allows it.
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
 * Returns the faces in a picture, with the highest score first.
 *
 * @param pixels of the picture; in a larger picture smaller faces are found
 * @param leastScore the least score of a face (0 to 1)
 */
export async function detectFaces(
  detector: TinyFaceDetector,
  pixels: Pixels,
  leastScore: number,
): Promise<readonly Face[]> {
  // The detector would convert other inputs with DOM elements, which a worker does not have.
  const input = new NetInput([tf.browser.fromPixels(pixels)]);
  const inputSize = Math.max(pixels.width, pixels.height);
  const found = await detector.locateFaces(input, { inputSize, scoreThreshold: leastScore });
  return found.map(({ score, relativeBox: { x, y, width, height } }) => ({ x, y, width, height, score }));
}
