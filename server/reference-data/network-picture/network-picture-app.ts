import { Hono } from 'hono';
import { networkDrawing } from '#rules/network-drawing.ts';
import { networkSpots } from '#rules/network-spots.ts';
import { brandPalette } from '../../platform/brand/brand.ts';
import { zones } from '../../platform/db/schema.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import type { Services } from '../../platform/services/services.ts';
import { networkPicturePath } from '../../platform/static/network-picture-path.ts';
import { networkZoneColumns } from '../zone-columns.ts';
import { drawNetwork } from './draw-network.ts';

/** The operator's network in the brand's colours, for log-in and registration (LOG-03). */
export function networkPictureApp({ configuration, database }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(networkPicturePath, async (context) => {
    const rows = await database.select(networkZoneColumns).from(zones);
    const picture = drawNetwork(networkDrawing(networkSpots(rows)), brandPalette(configuration));
    return context.body(picture, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
  });
  return app;
}
