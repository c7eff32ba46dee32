/** The photo of a person as the shop sends it and the server keeps it (PHO-01). */

export const maxSourceBytes = 5_242_880;
export const maxPhotoBytes = 122_880;
export const photoRatio = 23.5 / 28;
export const photoSize: Size = { width: 1000, height: Math.round(1000 / photoRatio) };

/** A picture with more pixels is not opened: it would need more memory than a telephone has. */
export const maxSourcePixels = 100_000_000;
/** In fewer pixels nobody can be recognised. */
export const minSourceSize: Size = { width: 100, height: Math.round(100 / photoRatio) };
/** What a telephone's canvas can hold; a larger picture is made smaller before it is cropped. */
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

/** The size in which a picture has at most so many pixels; a smaller one keeps its size. */
export function sizeWithin({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** The largest area of the photo's ratio in the middle of a picture. */
function middleOf({ width, height }: Size): Area {
  const size =
    width / height > photoRatio ? { width: height * photoRatio, height } : { width, height: width / photoRatio };
  return { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size };
}

/** The part of an area that is in the picture, in the photo's ratio; the middle of the picture if there is none. */
export function areaWithin(picture: Size, area: Area): Area {
  const width = Math.min(area.width, picture.width, picture.height * photoRatio);
  const height = width / photoRatio;
  const isThere = [width, area.x, area.y].every((value) => Number.isFinite(value)) && width >= 1;
  if (!isThere) return middleOf(picture);
  const start = (wanted: number, most: number) => Math.min(Math.max(0, wanted), most);
  return { x: start(area.x, picture.width - width), y: start(area.y, picture.height - height), width, height };
}

/** Whether a picture has the size of a photo, but for a few pixels of rounding. */
export const hasPhotoSize = ({ width, height }: Size): boolean =>
  Math.abs(width - photoSize.width) <= 10 && Math.abs(height - photoSize.height) <= 12;

/** 1, 0.9, 0.81 and so on, each 0.9 of the one before. */
const qualities: readonly number[] = Array.from(
  { length: Math.floor(Math.log(qualityFloor) / Math.log(qualityStep)) + 1 },
  (_, step) => qualityStep ** step,
);

/**
 * Encodes with the highest of the qualities that makes the result small enough. A lower quality never makes a larger
 * picture, so that halving the range finds it with six tries, where a step at a time may need 44.
 *
 * @param encode makes a picture of a quality from 0.01 to 1
 * @returns null if even the lowest quality is too large
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
