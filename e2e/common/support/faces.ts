import { createRequire } from 'node:module';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
/** A picture with a group of people, which comes with the detector of faces. */
const group = require.resolve('@vladmandic/face-api/demo/sample6.jpg');

/** A person from the group, as on a card. */
export const portraitPicture = (): Promise<Buffer> =>
  sharp(group).extract({ left: 538, top: 192, width: 443, height: 528 }).resize(1000, 1191).jpeg().toBuffer();

/** The group, above an empty ground that makes it as high as a photo. */
export const groupPicture = (): Promise<Buffer> =>
  sharp(group).resize(1000, 1191, { fit: 'contain', position: 'top', background: 'black' }).jpeg().toBuffer();
