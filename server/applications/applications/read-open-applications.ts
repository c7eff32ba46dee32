import type { OpenApplication } from '#contract/entities/application-progress.ts';
import { waitsForWhom } from '#rules/application-wait.ts';
import { openStates } from '../../accounts/customers/active-card-application.ts';
import { and, desc, eq, inArray } from '../../platform/db/orm.ts';
import { cardApplications, customerCards } from '../../platform/db/schema.ts';
import { waitOf } from '../records/application-wait.ts';
import { readMissing } from './missing-attachments.ts';

type Reading = Parameters<typeof readMissing>[0];

/** Applications that wait for the account come first, then applications that wait for somebody else. */
const rankOf = ({ waitsFor }: OpenApplication): number => {
  if (waitsFor === null) return 2;
  return waitsForWhom(waitsFor) === 'FILER' ? 1 : 0;
};

/**
 * For each person, one open application, with what it waits for and from whom. If a person has several, an application
 * that waits for the account is chosen; if there is none, the newest.
 */
export async function readOpenApplications(
  reading: Reading,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, OpenApplication>> {
  const rows = await reading.database
    .select({
      application: {
        id: cardApplications.id,
        customerId: cardApplications.customerId,
        applicationNumber: cardApplications.applicationNumber,
        accountId: cardApplications.accountId,
        state: cardApplications.state,
        carrierType: cardApplications.carrierType,
        paid: cardApplications.paid,
        cardForFree: cardApplications.cardForFree,
        eshop: cardApplications.eshop,
        checkedDate: cardApplications.checkedDate,
        correction: cardApplications.correction,
        bankCardId: cardApplications.bankCardId,
      },
      card: customerCards.state,
    })
    .from(cardApplications)
    .leftJoin(customerCards, eq(customerCards.id, cardApplications.cardId))
    .where(and(inArray(cardApplications.customerId, [...customerIds]), inArray(cardApplications.state, openStates)))
    .orderBy(desc(cardApplications.created), desc(cardApplications.id));
  const missing = await readMissing(
    reading,
    rows.map(({ application }) => application),
  );
  const { accountId } = reading.caller;
  const open = rows.map(({ application, card }) => ({
    customerId: application.customerId,
    id: application.id,
    applicationNumber: application.applicationNumber,
    waitsFor: waitOf(application, card, { accountId, lacksFiles: missing.has(application.id) }),
  }));
  const byPerson = Map.groupBy(open, ({ customerId }) => customerId);
  return new Map(
    [...byPerson].flatMap(([customerId, all]) =>
      all
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .slice(0, 1)
        .map(({ id, applicationNumber, waitsFor }) => [customerId, { id, applicationNumber, waitsFor }]),
    ),
  );
}

/** Adds the open application to each person; null if there is none. */
export const withOpenApplications = <Person extends { readonly customerId: number }>(
  people: readonly Person[],
  open: ReadonlyMap<number, OpenApplication>,
): (Person & { readonly openApplication: OpenApplication | null })[] =>
  people.map((person) => ({ ...person, openApplication: open.get(person.customerId) ?? null }));
