import pLimit from 'p-limit';
import sharp from 'sharp';
import { imageTypeOf } from '#rules/image-type.ts';
import type { ImageType } from '#rules/image-type.ts';
import { encodeWithin, hasPhotoSize } from '#rules/photo.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/** The accepted image types; no decoder for another type is called. */
const accepted: ReadonlySet<ImageType | null> = new Set(['jpeg', 'png', 'webp']);

/** Many more pixels than a photo has, but too few to fill the memory. */
const maxPixels = 4_000_000;

// Every photo is different, so a cache of decoded photos is useless. With one thread for each photo, the other threads
// are free for other calls.
sharp.cache(false);
sharp.concurrency(1);

/**
 * The picture turned upright, in plain colours, without transparency and without metadata. Null if its header shows that
 * it does not have the size of a photo.
 */
async function plainPicture(bytes: Buffer) {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { autoOrient: upright } = await image.metadata();
  if (!hasPhotoSize(upright)) return null;
  return image
    .autoOrient()
    .flatten({ background: 'white' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

async function plainPhoto(bytes: Buffer): Promise<Buffer | null> {
  const picture = await plainPicture(bytes);
  if (picture === null) return null;
  const { width, height, channels } = picture.info;
  const encode = (quality: number) =>
    sharp(picture.data, { raw: { width, height, channels } })
      .jpeg({ quality: Math.max(1, Math.round(quality * 100)) })
      .toBuffer();
  return encodeWithin(encode, ({ length }) => length);
}

const limit = pLimit(2);

/**
 * Makes a data URL, which is the form in which photos are stored and returned. Calls send photos without the prefix of
 * the URL.
 */
export const asDataUrl = (base64: string): string => `data:image/jpeg;base64,${base64}`;

/**
 * Converts a photo to the form that is stored: a JPEG of at most 120 KB, as a data URL.
 *
 * @param base64 without the prefix of a data URL
 * @throws ApiError INVALID_PHOTO if it is not an image with the size of a photo
 */
export async function acceptPhoto(base64: string): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  const isAccepted = accepted.has(imageTypeOf(bytes));
  // The library's error says how the image is damaged, which no customer can repair, so it is not shown.
  const photo = isAccepted ? await limit(() => plainPhoto(bytes)).catch(() => null) : null;
  if (photo === null) throw new ApiError('INVALID_PHOTO');
  return asDataUrl(photo.toString('base64'));
}
