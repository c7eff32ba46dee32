import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeTicketFareOffers } from '#api/composed/ticket-fare-offers.ts';
import { ticketFareOffers } from '#contract/endpoints/shopping-cart.ts';
import type { TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import { addDays } from '#rules/dates.ts';
import { customerCards } from '#server/platform/db/schema.ts';
import type { DemoKey } from '#server/sandbox/seeds/demo-accounts.ts';
import { realCall } from '#tests/card-application/server/application-saving/real-call.ts';
import { freshAccount } from '#tests/common/server/support/call.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { composingAs } from './composing-as.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

/** The offers without the parts that no specified call tells. */
const told = (offers: readonly TicketFareOffer[]) =>
  offers.map((offer) => ({
    ...offer,
    priceList: null,
    taxPercentage: null,
    zones: offer.zones.map((zone) => ({ ...zone, fullPrice: null })),
  }));

const today = '2026-11-21';

async function activeCardOf(customerId: number): Promise<number> {
  const cards = await server.services.database
    .select()
    .from(customerCards)
    .where(eq(customerCards.customerId, customerId));
  return cards.find(({ state }) => state === 'ACTIVE')?.id ?? 0;
}

const keys: readonly DemoKey[] = ['adult', 'student', 'senior', 'virtual-card', 'no-ticket', 'growing-up'];

test.each(keys)(
  'the ticket offers from specified calls are the same as in one answer, with the price of an ISIC: %s',
  async (key) => {
    const account = await freshAccount(server, key);
    const composing = composingAs(server, account);
    const cardId = await activeCardOf(account.customerId);
    const whole = realCall(server.url, account.token);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 400 }), async (days) => {
        const query = { cardId, date: addDays(today, days) };
        const [composed, answered] = await Promise.all([
          composeTicketFareOffers(composing, { query }),
          whole(ticketFareOffers, { query }),
        ]);
        expect(composed).toEqual(told(answered));
      }),
      { numRuns: 6, examples: [[0], [11]] },
    );
  },
);

test('are none while the operator sells no tickets', async () => {
  const account = await freshAccount(server, 'adult');
  const { settings, database } = server.services;
  await settings.change(database, { ticketFareAllowed: false });
  const query = { cardId: await activeCardOf(account.customerId), date: today };
  expect(await composeTicketFareOffers(composingAs(server, account), { query })).toEqual([]);
  await settings.change(database, { ticketFareAllowed: null });
});
