import type { eshopReclamationStates } from '#contract/enumerations.ts';
import { addDays } from '#rules/dates.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { reclamationEvents, reclamations } from '#server/platform/db/schema.ts';
import type { DemoCard } from './cards.ts';
import type { DemoContext } from './demo-context.ts';
import { daysBefore } from './moments.ts';
import { home, type DemoPerson } from './people.ts';

export interface ReclamationSeed {
  readonly holder: DemoPerson;
  readonly card: DemoCard;
  readonly contact: { readonly firstName: string; readonly lastName: string };
  readonly daysAgo: number;
  readonly note: string;
  /** The staff's answer, two days after the filing; without it the reclamation still waits for an answer. */
  readonly answered?: {
    readonly state: Exclude<(typeof eshopReclamationStates)[number], 'PENDING'>;
    readonly answer: string;
  };
}

const daysToAnswer = 30;

/** Inserts a reclamation that the account has filed about a card. */
export async function insertReclamation(context: DemoContext, seed: ReclamationSeed): Promise<void> {
  const { database, accountId, now, today } = context;
  const { holder, card, contact, daysAgo, note, answered } = seed;
  const created = daysBefore(now, daysAgo);
  const rows = await database
    .insert(reclamations)
    .values({
      accountId,
      customerId: holder.id,
      cardId: card.id,
      state: answered?.state ?? 'PENDING',
      contact: {
        customerFirstName: contact.firstName,
        customerLastName: contact.lastName,
        customerPhoneNumber: '+420601234567',
        customerAddress: home,
      },
      note,
      answer: answered?.answer ?? null,
      created,
      answerBy: addDays(today, daysToAnswer - daysAgo),
    })
    .returning({ id: reclamations.id });
  const reclamationId = inserted(rows).id;
  await database
    .insert(reclamationEvents)
    .values([
      { reclamationId, kind: 'FILED', at: created },
      ...(answered === undefined
        ? []
        : [{ reclamationId, kind: answered.state, at: daysBefore(now, daysAgo - 2), by: 'Iva Kopecká' }]),
    ]);
}
