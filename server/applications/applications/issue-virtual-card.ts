import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { cardApplications } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import type { ApplicationRow } from '../records/application-facts.ts';
import { createCard, newVirtualNumbers } from './create-card.ts';
import { makeActiveAndMain } from './make-main.ts';

interface Issuing {
  /** A transaction that has locked the customer. */
  readonly database: Database;
  readonly services: Services;
  readonly now: Date;
}

/** A random number is hardly ever used already. If it is, another number is tried. */
async function createVirtualCard(call: Issuing, application: ApplicationRow): Promise<number> {
  const created = await createCard(call.database, call, application, newVirtualNumbers());
  return created ?? createVirtualCard(call, application);
}

/**
 * Makes the card of an application for a virtual card. The card becomes its holder's main card, and the application is
 * finished.
 */
export async function issueVirtualCard(call: Issuing, application: ApplicationRow): Promise<void> {
  const { database, now } = call;
  const { id, customerId } = application;
  const cardId = await createVirtualCard(call, application);
  await makeActiveAndMain(database, { cardId, customerId }, now);
  await database.update(cardApplications).set({ state: 'PROCESSED', cardId }).where(eq(cardApplications.id, id));
}
