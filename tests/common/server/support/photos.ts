import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { photoSize } from '#rules/photo.ts';

/** A picture with a bright upper half, which shows whether it is upright. */
export const picture = ({ width, height } = photoSize): Sharp => {
  const top = Math.round(height / 2);
  return sharp({ create: { width, height, channels: 3, background: '#102030' } }).composite([
    { input: { create: { width, height: top, channels: 3, background: '#e0e0d0' } }, top: 0, left: 0 },
  ]);
};

/** A picture that hardly compresses. */
export const noisy = ({ width, height } = photoSize): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

export const base64 = async (image: Sharp): Promise<string> => (await image.toBuffer()).toString('base64');

/** A photo in the form in which the shop sends it. */
export const smallPhoto = (): Promise<string> => base64(picture().jpeg());

export const dataUrlPrefix = 'data:image/jpeg;base64,';

/** The picture in a data URL of a JPEG. */
export const opened = (dataUrl: string): Sharp => {
  if (!dataUrl.startsWith(dataUrlPrefix)) throw new Error(`expected a JPEG, found ${dataUrl.slice(0, 40)}`);
  return sharp(Buffer.from(dataUrl.slice(dataUrlPrefix.length), 'base64'));
};
