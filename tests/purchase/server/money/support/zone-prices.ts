import { eq } from 'drizzle-orm';
import { priceListZones } from '#server/platform/db/schema.ts';
import type { Shop } from './shop.ts';

/**
 * Runs `work` with another price for all tickets, in minor units (null = no zone is sold). `restore` sets the old prices
 * again before `work` ends.
 */
export async function withZonePrice<Answer>(
  { services: { database } }: Shop,
  price: number | null,
  work: (restore: () => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const before = await database.select().from(priceListZones);
  const restore = async () => {
    for (const zone of before) {
      await database.update(priceListZones).set({ price: zone.price }).where(eq(priceListZones.id, zone.id));
    }
  };
  await database.update(priceListZones).set({ price });
  try {
    return await work(restore);
  } finally {
    await restore();
  }
}
