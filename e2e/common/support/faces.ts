import { createRequire } from 'node:module';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
/** A picture of several people, from the package of the face detector. */
const group = require.resolve('@vladmandic/face-api/demo/sample6.jpg');

/** One person from the group, cut out like the photo of a card. */
export const portraitPicture = (): Promise<Buffer> =>
  sharp(group).extract({ left: 538, top: 192, width: 443, height: 528 }).resize(1000, 1191).jpeg().toBuffer();

/** The group above an empty area, which makes the picture as high as a photo. */
export const groupPicture = (): Promise<Buffer> =>
  sharp(group).resize(1000, 1191, { fit: 'contain', position: 'top', background: 'black' }).jpeg().toBuffer();
