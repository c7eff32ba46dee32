import sharp from 'sharp';
import { imageTypeOf } from '#rules/image-type.ts';
import type { ImageType } from '#rules/image-type.ts';
import { encodeWithin, hasPhotoSize } from '#rules/photo.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { inTurn } from './in-turn.ts';

/** Types that the shop or another client may send; nothing is asked to read any other one. */
const accepted: ReadonlySet<ImageType | null> = new Set(['jpeg', 'png', 'webp']);

/** Far more than a photo has, and far less than what would fill the memory. */
const maxPixels = 4_000_000;

// Photos differ, so that keeping decoded ones helps nobody; one thread each leaves the others to other calls.
sharp.cache(false);
sharp.concurrency(1);

/**
 * The picture upright, in plain colours without transparency, and without anything that was written beside it. Null if it
 * has not the size of a photo, which its first bytes tell.
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

const turns = inTurn(2);

/** A photo as it is stored and answered; the shop sends it without the prefix. */
export const asDataUrl = (base64: string): string => `data:image/jpeg;base64,${base64}`;

/**
 * Makes the photo to keep of one that was sent: a JPEG of at most 120 KB, as a data URL.
 *
 * @param base64 without the prefix of a data URL
 * @throws ApiError INVALID_PHOTO if it is no image of the size of a photo
 */
export async function acceptPhoto(base64: string): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  const isAccepted = accepted.has(imageTypeOf(bytes));
  // What the library throws says how the image is broken, which no customer can mend.
  const photo = isAccepted ? await turns(() => plainPhoto(bytes)).catch(() => null) : null;
  if (photo === null) throw new ApiError('INVALID_PHOTO');
  return asDataUrl(photo.toString('base64'));
}
