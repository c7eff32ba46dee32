import sharp from 'sharp';
import type { Sharp } from 'sharp';

const stripe = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3, background } as const,
});

/**
 * A picture with a red stripe at the top, a green one at the bottom and noise between them, so that its orientation can
 * be recognized.
 */
export async function picture(width: number, height: number): Promise<Sharp> {
  const edge = Math.round(height / 4);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: 'grey', noise } }).composite([
    { input: stripe(width, edge, '#d02020'), top: 0, left: 0 },
    { input: stripe(width, edge, '#20a040'), top: height - edge, left: 0 },
  ]);
  return sharp(await image.png().toBuffer());
}

/** The same picture stored on its side, with EXIF data that contain its orientation. */
export const storedOnSide = async (upright: Sharp): Promise<Sharp> =>
  sharp(await upright.rotate(-90).toBuffer()).withMetadata({ orientation: 6 });

/** The mean colours of the upper and the lower edge of a photo, by name. */
export async function edgesOf(photo: Buffer): Promise<readonly string[]> {
  const { width, height } = await sharp(photo).metadata();
  const colourAt = async (top: number) => {
    const part = await sharp(photo).extract({ left: 0, top, width, height: 20 }).toBuffer();
    const [red = 0, green = 0] = (await sharp(part).stats()).channels.map(({ mean }) => mean);
    if (red > green + 60) return 'red';
    return green > red + 60 ? 'green' : 'neither';
  };
  return [await colourAt(5), await colourAt(height - 25)];
}

/** A photo of a person as a file. */
export async function portrait() {
  const image = await picture(1200, 1500);
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** A file that is accepted as a proof. */
export const confirmationFile = {
  name: 'potvrzeni.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
};
