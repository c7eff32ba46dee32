import type { PhotoProblem, ReadPicture } from '#machines/common/photo/photo.types.ts';
import { isWholeImage } from '#rules/image-end.ts';
import { imageHeadBytes, imageTypeOf } from '#rules/image-type.ts';
import type { ImageType } from '#rules/image-type.ts';
import { maxCanvasPixels, maxSourceBytes, maxSourcePixels, minSourceSize, sizeWithin } from '#rules/photo.ts';
import type { Size } from '#rules/photo.ts';
import type { PictureFiles } from './picture-files.ts';
import { runPhotoWork } from './run-photo-work.ts';

/** Types that can be animated: only the first frame is used. */
const moving: ReadonlySet<ImageType> = new Set(['gif', 'webp', 'avif']);

const refuse = (problem: PhotoProblem): ReadPicture => ({ picture: null, problem });

/** The size of the picture after the browser has turned it upright; null if the browser cannot open it. */
async function sizeOf(url: string): Promise<Size | null> {
  const image = new Image();
  const loaded = new Promise<boolean>((resolve) => {
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
  });
  image.src = url;
  return (await loaded) && image.naturalWidth > 0 && image.naturalHeight > 0
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : null;
}

/** Checks a chosen file and opens it. A picture that is too large for cropping on a telephone is made smaller. */
export async function readPicture(files: PictureFiles, fileId: string, signal: AbortSignal): Promise<ReadPicture> {
  const chosen = files.find(fileId);
  if (chosen === undefined) throw new Error(`expected the file ${fileId}, but it was released`);
  const { file, url } = chosen;
  if (file.size === 0) return refuse('EMPTY_FILE');
  const type = imageTypeOf(new Uint8Array(await file.slice(0, imageHeadBytes).arrayBuffer()));
  if (type === null) return refuse('WRONG_IMAGE_TYPE');
  if (file.size > maxSourceBytes) return refuse('FILE_TOO_LARGE');
  if (!isWholeImage(new Uint8Array(await file.arrayBuffer()), type)) return refuse('BROKEN_IMAGE');
  const size = await sizeOf(url);
  if (size === null) return refuse(type === 'heic' ? 'HEIC_UNSUPPORTED' : 'BROKEN_IMAGE');
  if (size.width < minSourceSize.width || size.height < minSourceSize.height) return refuse('TOO_FEW_PIXELS');
  const pixels = size.width * size.height;
  if (pixels > maxSourcePixels) return refuse('TOO_MANY_PIXELS');
  if (pixels <= maxCanvasPixels && !moving.has(type)) return { picture: { fileId, url, ...size }, problem: null };
  const smaller = sizeWithin(size, maxCanvasPixels);
  const redrawn = await runPhotoWork({ kind: 'redraw', file, size: smaller }, signal);
  const kept = redrawn === null ? undefined : files.replace(fileId, redrawn);
  return kept === undefined ? refuse('BLANK_PHOTO') : { picture: { fileId, url: kept.url, ...smaller }, problem: null };
}
