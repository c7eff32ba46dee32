/** The limits of a person's photo, as the shop sends it and the server stores it (PHO-01). */

export const maxSourceBytes = 5_242_880;
export const maxPhotoBytes = 122_880;
export const photoRatio = 23.5 / 28;
export const photoSize: Size = { width: 1000, height: Math.round(1000 / photoRatio) };

/** A picture with more pixels is not opened: it would need more memory than a telephone has. */
export const maxSourcePixels = 100_000_000;
/** In a smaller picture nobody can be recognised. */
export const minSourceSize: Size = { width: 100, height: Math.round(100 / photoRatio) };
/** The maximum size of a canvas on a telephone; a larger picture is made smaller before it is cropped. */
export const maxCanvasPixels = 16_777_216;

const qualityStep = 0.9;
const qualityFloor = 0.01;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The size of a picture scaled down to at most `maxPixels`; a smaller picture keeps its size. */
export function sizeWithin({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** The largest area with the photo's ratio in the middle of a picture. */
function middleOf({ width, height }: Size): Area {
  const size =
    width / height > photoRatio ? { width: height * photoRatio, height } : { width, height: width / photoRatio };
  return { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size };
}

/** The area, limited to the picture and with the photo's ratio; the middle of the picture if the area is not valid. */
export function areaWithin(picture: Size, area: Area): Area {
  const width = Math.min(area.width, picture.width, picture.height * photoRatio);
  const height = width / photoRatio;
  const isThere = [width, area.x, area.y].every((value) => Number.isFinite(value)) && width >= 1;
  if (!isThere) return middleOf(picture);
  const start = (requested: number, most: number) => Math.min(Math.max(0, requested), most);
  return { x: start(area.x, picture.width - width), y: start(area.y, picture.height - height), width, height };
}

/** Whether a picture has the size of a photo, with a tolerance of a few pixels for rounding. */
export const hasPhotoSize = ({ width, height }: Size): boolean =>
  Math.abs(width - photoSize.width) <= 10 && Math.abs(height - photoSize.height) <= 12;

/** The qualities 1, 0.9, 0.81 and so on; each is 0.9 times the one before it. */
const qualities: readonly number[] = Array.from(
  { length: Math.floor(Math.log(qualityFloor) / Math.log(qualityStep)) + 1 },
  (_, step) => qualityStep ** step,
);

/**
 * Encodes a picture with the highest quality that makes it small enough. A lower quality never makes a larger picture,
 * so a binary search needs only six attempts instead of up to 44.
 *
 * @param encode makes a picture with a quality from 0.01 to 1
 * @returns null if the picture is too large even with the lowest quality
 */
export async function encodeWithin<Encoded>(
  encode: (quality: number) => Promise<Encoded>,
  bytesOf: (encoded: Encoded) => number,
): Promise<Encoded | null> {
  let best: Encoded | null = null;
  let from = 0;
  let to = qualities.length;
  while (from < to) {
    const step = Math.floor((from + to) / 2);
    // Each try depends on the result of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const encoded = await encode(qualities[step] ?? qualityFloor);
    if (bytesOf(encoded) <= maxPhotoBytes) {
      best = encoded;
      to = step;
    } else from = step + 1;
  }
  return best;
}
