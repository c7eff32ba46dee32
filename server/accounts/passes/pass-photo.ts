import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { asDataUrl } from '../../applications/photos/accept-photo.ts';

/** A photo that is sent with a pass, and its digest in the pass. */
interface PassPhoto {
  /** A data URL. */
  readonly photo: string;
  /** The first 16 bytes of the photo's SHA-256, in base64url. */
  readonly digest: string;
}

/** In pixels: large enough to recognise a face at arm's length, small enough to store the photos of a whole family. */
const width = 282;
const quality = 70;
const digestBytes = 16;

const limit = pLimit(2);

/** Makes a small photo from the stored photo; null if there is no readable photo. */
export async function passPhoto(kept: string | null): Promise<PassPhoto | null> {
  const [, base64] = /^(?:data:image\/jpeg;base64,)?([\w+/]+=*)$/.exec(kept ?? '') ?? [];
  if (base64 === undefined) return null;
  const small = await limit(() =>
    sharp(Buffer.from(base64, 'base64')).resize({ width }).jpeg({ quality }).toBuffer(),
  ).catch(() => null);
  if (small === null) return null;
  const digest = createHash('sha256').update(small).digest().subarray(0, digestBytes).toString('base64url');
  return { photo: asDataUrl(small.toString('base64')), digest };
}
