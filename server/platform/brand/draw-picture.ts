import sharp from 'sharp';
import type { Configuration } from '../configuration/configuration.ts';
import { brandIcon, brandLogo } from './brand.ts';

type Branded = Pick<Configuration, 'brand'>;

/** The resolution at which an SVG is read; it is high enough for the largest picture. */
const density = 300;
const white = '#ffffff';

const draw = (svg: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(svg, { density })
    .resize({ width, height, fit: 'contain', background: white })
    .flatten({ background: white })
    .png()
    .toBuffer();

/** The brand's icon as a square PNG; the side has the given number of pixels. */
export const drawIcon = (configuration: Branded, size: number): Promise<Buffer> =>
  draw(brandIcon(configuration), size, size);

/** The picture of a shared link (PNG, 1200 × 630): the logo on white, with a margin. */
export async function drawSharedPicture(configuration: Branded): Promise<Buffer> {
  const logo = await draw(brandLogo(configuration), 800, 350);
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: white } })
    .composite([{ input: logo }])
    .png()
    .toBuffer();
}
