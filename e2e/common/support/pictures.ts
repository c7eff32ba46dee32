import sharp from 'sharp';
import type { Sharp } from 'sharp';

const stripe = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3, background } as const,
});

/** A picture with a red stripe above, a green one below and noise between them, so that one can tell which way is up. */
export async function picture(width: number, height: number): Promise<Sharp> {
  const edge = Math.round(height / 4);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: 'grey', noise } }).composite([
    { input: stripe(width, edge, '#d02020'), top: 0, left: 0 },
    { input: stripe(width, edge, '#20a040'), top: height - edge, left: 0 },
  ]);
  return sharp(await image.png().toBuffer());
}

/** The same picture lying on its side, with the EXIF data that say so. */
export const lying = async (upright: Sharp): Promise<Sharp> =>
  sharp(await upright.rotate(-90).toBuffer()).withMetadata({ orientation: 6 });

/** The mean colours of the upper and of the lower edge of a photo, as words. */
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

/** A file that proves something. */
export const confirmationFile = {
  name: 'potvrzeni.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
};
