import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { asDataUrl } from '../../applications/photos/accept-photo.ts';
import { inTurn } from '../../applications/photos/in-turn.ts';

/** A photo that is kept beside a pass, and what the pass says of it. */
interface PassPhoto {
  /** A data URL. */
  readonly photo: string;
  /** The first 16 bytes of its SHA-256, in base64url. */
  readonly digest: string;
}

/** Large enough to recognise a face at arm's length, small enough to keep a whole family. */
const width = 282;
const quality = 70;
const digestBytes = 16;

const turns = inTurn(2);

/** Makes the small photo of a kept one; null if there is none, or none that can be read. */
export async function passPhoto(kept: string | null): Promise<PassPhoto | null> {
  const [, base64] = /^(?:data:image\/jpeg;base64,)?([\w+/]+=*)$/.exec(kept ?? '') ?? [];
  if (base64 === undefined) return null;
  const small = await turns(() =>
    sharp(Buffer.from(base64, 'base64')).resize({ width }).jpeg({ quality }).toBuffer(),
  ).catch(() => null);
  if (small === null) return null;
  const digest = createHash('sha256').update(small).digest().subarray(0, digestBytes).toString('base64url');
  return { photo: asDataUrl(small.toString('base64')), digest };
}
