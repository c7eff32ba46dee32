import manifestUrl from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json?url';
import modelUrl from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url';
import { type Face, leastScore } from '../../../../../rules/photo-faces.ts';
import { photoSize } from '../../../../../rules/photo.ts';
import { detectFaces } from './detect-faces.ts';
import { type ModelManifest, readWeights, type Weights } from './face-model.ts';

/** Portraits are found best in a small picture, and small faces in a larger one. */
const sides = [160, 320] as const;

async function loaded(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`expected the file ${url}, but the server answered ${response.status}`);
  return response;
}

async function readModel(): Promise<Weights> {
  const [manifest, model] = await Promise.all([loaded(manifestUrl), loaded(modelUrl)]);
  const [only] = (await manifest.json()) as readonly ModelManifest[];
  if (only === undefined) throw new Error('expected a manifest of the model, but it is empty');
  return readWeights(only, new Uint8Array(await model.arrayBuffer()));
}

/** The photo in the corner of a black square, as the model expects it. */
function pixelsOf(photo: ImageBitmap, side: number): Uint8ClampedArray {
  const context = new OffscreenCanvas(side, side).getContext('2d', { alpha: false, willReadFrequently: true });
  if (context === null) throw new Error('expected a canvas to draw in, but the browser gave none');
  const scale = side / Math.max(photo.width, photo.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, photo.width * scale, photo.height * scale);
  return context.getImageData(0, 0, side, side).data;
}

/** The faces in a photo. Throws where the browser cannot draw beside the page, or the model cannot be loaded. */
export async function seeFaces(photo: Blob): Promise<readonly Face[]> {
  const [weights, bitmap] = await Promise.all([readModel(), createImageBitmap(photo)]);
  for (const side of sides) {
    const faces = detectFaces(weights, pixelsOf(bitmap, side), side, leastScore);
    if (faces.length > 0) return inPhoto(faces);
  }
  return [];
}

/** Places and sizes as portions of the photo, which is narrower than the square. */
function inPhoto(faces: readonly Face[]): readonly Face[] {
  const narrower = photoSize.width / photoSize.height;
  return faces.map((face) => ({ ...face, x: face.x / narrower, width: face.width / narrower }));
}
