import manifestUrl from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json?url';
import modelUrl from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url';
import { type Face, leastScore } from '#rules/photo-faces.ts';
import { detectFaces, type FaceModel, readDetector } from './detect-faces.ts';

/** Heights of the searched pictures: a small picture is best for portraits, a larger one for small faces. */
const heights = [160, 320] as const;

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`expected the file ${url}, but the server answered ${response.status}`);
  return response;
}

async function loadModel(): Promise<FaceModel> {
  const [manifest, model] = await Promise.all([fetchFile(manifestUrl), fetchFile(modelUrl)]);
  return { manifest: (await manifest.json()) as FaceModel['manifest'], bytes: await model.arrayBuffer() };
}

function pixelsOf(photo: ImageBitmap, height: number): ImageData {
  const width = Math.round((photo.width / photo.height) * height);
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  if (context === null) throw new Error('expected a canvas to draw in, but the browser gave none');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** Returns the faces in a photo. Rejects if the browser cannot draw in a worker, or if the model cannot be loaded. */
export async function seeFaces(photo: Blob): Promise<readonly Face[]> {
  const [detector, bitmap] = await Promise.all([loadModel().then(readDetector), createImageBitmap(photo)]);
  const [small, large] = heights;
  const faces = await detectFaces(detector, pixelsOf(bitmap, small), leastScore);
  return faces.length > 0 ? faces : detectFaces(detector, pixelsOf(bitmap, large), leastScore);
}
