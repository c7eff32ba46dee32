import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, ...parts: readonly Buffer[]): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), ...parts]);
  return Buffer.concat([uint32(checked.length - 4), checked, uint32(crc32(checked))]);
}

const pngSignature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');

/** A PNG of few bytes with this many black pixels. */
export function pixelBomb(width: number, height: number): Buffer {
  const oneBitGrey = Buffer.from([1, 0, 0, 0, 0]);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', uint32(width), uint32(height), oneBitGrey),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND'),
  ]);
}

/** A PNG with two frames, the second one in other colours. */
export async function movingPng(image: Sharp): Promise<Buffer> {
  const { data, info } = await image.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rowBytes = width * 3;
  const pixels = (bytes: Buffer) =>
    deflateSync(
      Buffer.concat(
        Array.from({ length: height }, (_, y) => [
          Buffer.alloc(1),
          bytes.subarray(y * rowBytes, (y + 1) * rowBytes),
        ]).flat(),
      ),
    );
  const frame = (sequence: number) =>
    chunk('fcTL', ...[sequence, width, height, 0, 0].map(uint32), Buffer.from([0, 1, 0, 1, 0, 0]));
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])),
    chunk('acTL', uint32(2), uint32(0)),
    frame(0),
    chunk('IDAT', pixels(data)),
    frame(1),
    chunk('fdAT', uint32(2), pixels(Buffer.alloc(data.length, 9))),
    chunk('IEND'),
  ]);
}

/** An animated picture, whose frames are the picture and its negative. */
export async function moving(image: Sharp): Promise<Sharp> {
  const first = await image.clone().png().toBuffer();
  return sharp([first, await sharp(first).negate().png().toBuffer()], { join: { animated: true } });
}

/** A JPEG with this many bytes of EXIF data, split into as many segments as necessary. */
export async function withLargeExif(image: Sharp, size: number): Promise<Buffer> {
  const jpeg = await image.clone().jpeg({ quality: 60 }).toBuffer();
  const most = 65_000;
  const parts = Array.from({ length: Math.ceil(size / most) }, () => {
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(most + 2, 2);
    return Buffer.concat([head, Buffer.alloc(most, 'x')]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
}

/** For each orientation in EXIF data: how an upright picture is stored (first turned, then mirrored). */
const stored = {
  1: { turn: 0, mirror: [] },
  2: { turn: 0, mirror: ['flop'] },
  3: { turn: 180, mirror: [] },
  4: { turn: 0, mirror: ['flip'] },
  5: { turn: 90, mirror: ['flop'] },
  6: { turn: -90, mirror: [] },
  7: { turn: 90, mirror: ['flip'] },
  8: { turn: 90, mirror: [] },
} as const;

export const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Renders the picture, so that all steps so far are applied before any further step. */
const rendered = async (image: Sharp): Promise<Sharp> => sharp(await image.clone().png().toBuffer());

/** A JPEG that is upright only for programs that read its EXIF data. */
export async function orientedJpeg(image: Sharp, orientation: (typeof orientations)[number]): Promise<Buffer> {
  const { turn, mirror } = stored[orientation];
  let turned = await rendered((await rendered(image)).rotate(turn));
  for (const way of mirror) turned = await rendered(turned[way]());
  return turned.withMetadata({ orientation }).jpeg().toBuffer();
}

export const cutOff = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

export const svgWithScript = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1191"><script>document.title = "run"</script></svg>',
);

/** The first bytes of a HEIC file, as iPhones write it. */
export const heicHead = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
export const textAsJpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('hello')]);
