import imageCompression from 'browser-image-compression';
import type { MadePhoto } from '#machines/common/photo/photo.types.ts';
import { areaWithin, encodeWithin, photoSize } from '#rules/photo.ts';
import type { Area, Size } from '#rules/photo.ts';
import { adviceFor, isBlank } from './pixels.ts';
import type { Pixels } from './pixels.ts';

/** Work that takes much processor time. It is done in a worker if the browser supports this. */
export type PhotoWork =
  | { readonly kind: 'make'; readonly file: Blob; readonly picture: Size; readonly area: Area }
  | { readonly kind: 'redraw'; readonly file: Blob; readonly size: Size };

/** The result of each kind of work. `redraw` returns null if the browser could not draw the picture. */
export interface PhotoWorkResults {
  readonly make: MadePhoto;
  readonly redraw: Blob | null;
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;

const sampleWidth = 250;
const jpeg = 'image/jpeg';

function newCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** Draws a part of an image on a new white canvas. */
function drawPart(image: CanvasImageSource, { x, y, width, height }: Area, size: Size): Canvas {
  const canvas = newCanvas(size);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  if (context === null) throw new Error('expected a canvas to draw in, but the browser gave none');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, x, y, width, height, 0, 0, size.width, size.height);
  return canvas;
}

const wholeOf = ({ width, height }: Size): Area => ({ x: 0, y: 0, width, height });

/** The picture on a canvas that is small enough to examine each pixel. */
function sampleOf(canvas: Canvas): Pixels {
  const size = { width: sampleWidth, height: Math.max(3, Math.round((sampleWidth * canvas.height) / canvas.width)) };
  const context = drawPart(canvas, wholeOf(canvas), size).getContext('2d') as CanvasRenderingContext2D;
  return context.getImageData(0, 0, size.width, size.height);
}

const encode = (canvas: Canvas, quality: number): Promise<Blob> =>
  imageCompression.canvasToFile(canvas as HTMLCanvasElement, jpeg, 'photo.jpg', 0, quality);

async function makePhoto({ file, picture, area }: Extract<PhotoWork, { kind: 'make' }>): Promise<MadePhoto> {
  const [, canvas] = await imageCompression.drawFileInCanvas(file as File, { fileType: jpeg });
  // The browser may have drawn the picture smaller than it is.
  const scale = canvas.width / picture.width;
  const { x, y, width, height } = areaWithin(picture, area);
  const part = { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
  const photo = drawPart(canvas, part, photoSize);
  // Safari frees the memory of a canvas only if its width is 0.
  canvas.width = 0;
  const sample = sampleOf(photo);
  if (isBlank(sample)) return { photo: null, problem: 'BLANK_PHOTO' };
  const small = await encodeWithin(
    (quality) => encode(photo, quality),
    ({ size }) => size,
  );
  if (small === null) return { photo: null, problem: 'INVALID_PHOTO_SIZE' };
  const url = await imageCompression.getDataUrlFromFile(small as File);
  return { photo: url, advice: adviceFor(sample, width), problem: null };
}

/** The picture in the given size, without animation. It is decoded in this size, which needs less memory. */
async function redraw({ file, size }: Extract<PhotoWork, { kind: 'redraw' }>): Promise<Blob | null> {
  const { width, height } = size;
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
  const bitmap = await createImageBitmap(file, options);
  const canvas = drawPart(bitmap, wholeOf(bitmap), size);
  bitmap.close();
  return isBlank(sampleOf(canvas)) ? null : encode(canvas, 0.95);
}

export const doPhotoWork = (work: PhotoWork): Promise<MadePhoto | Blob | null> =>
  work.kind === 'make' ? makePhoto(work) : redraw(work);
