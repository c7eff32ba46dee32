import { eq } from 'drizzle-orm';
import { enqueueReminders } from '#server/accounts/reminders/enqueue-reminders.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { accountLinks, customerCards, ticketCombinations, ticketFares } from '#server/platform/db/schema.ts';
import { freshAccount } from './call.ts';
import { mailsTo } from './mailbox.ts';
import type { ReceivedMail } from './mailbox.ts';
import type { TestServer } from './start-server.ts';

/** A new account whose own customer has one active card, valid until the given day, and no tickets. */
export async function holderOfCard(server: TestServer, validTo: string) {
  const account = await freshAccount(server, 'expiring');
  const card = inserted(
    await server.services.database
      .update(customerCards)
      .set({ validTo })
      .where(eq(customerCards.customerId, account.customerId))
      .returning({ id: customerCards.id, cardNumber: customerCards.cardNumber }),
  );
  return { ...account, card };
}

interface Span {
  readonly validFrom: string;
  readonly validTo: string;
  readonly cancelled?: boolean;
}

/** Adds a ticket to a card; returns its id. */
export async function putTicket({ services: { database } }: TestServer, cardId: number, span: Span): Promise<number> {
  const [combination] = await database.select().from(ticketCombinations).orderBy(ticketCombinations.id).limit(1);
  if (combination === undefined) throw new Error('expected ticket combinations, found none');
  const { id: ticketCombinationId, customerProfileId, tariffProfileId } = combination;
  const ticket = { cardId, ticketCombinationId, customerProfileId, tariffProfileId, zoneIds: [], price: 1, ...span };
  return inserted(await database.insert(ticketFares).values(ticket).returning({ id: ticketFares.id })).id;
}

/** Links another account to a customer: assigned (a child), or managed (a card). */
export const linkTo = (
  { services: { database } }: TestServer,
  accountId: number,
  customerId: number,
  type: 'ASSIGNED' | 'MANAGED',
) => database.insert(accountLinks).values({ accountId, customerId, type });

/** Runs the worker until it has no more work. */
export async function remind(server: TestServer): Promise<void> {
  while (await enqueueReminders(server.services));
}

/** The reminders that an address has received, newest first, after the worker has run. */
export async function remindersTo(server: TestServer, recipient: string): Promise<ReceivedMail[]> {
  await remind(server);
  const mails = await mailsTo(server, recipient);
  return mails.filter(({ messageId }) => messageId.startsWith('<reminder-'));
}

/** Moves the clock of a test to noon of a day in Prague. */
export const atNoon = (server: TestServer, day: string): void => server.clock.set(`${day}T11:00:00.000Z`);
