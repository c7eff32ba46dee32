import type { EventKind } from '#contract/entities/trail.ts';
import type { AccountLinkType, CardApplicationState } from '#contract/enumerations.ts';
import { recordForAccount, recordForApplications } from '#server/accounts/events/record-event.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { DemoContext } from './demo-context.ts';
import { daysBefore } from './moments.ts';

/** How many days ago the people were linked to a demo account. */
export const linkedDaysAgo = 395;

/** Records the events of a demo account's creation. */
export async function recordAccountCreation(
  database: Database,
  { accountId, verified, created }: { readonly accountId: number; readonly verified: boolean; readonly created: Date },
): Promise<void> {
  const kinds = ['ACCOUNT_CREATED', 'TERMS_AGREED', ...(verified ? ['ACCOUNT_VERIFIED' as const] : [])] as const;
  for (const kind of kinds) await recordForAccount(database, accountId, 'ACCOUNT', { kind, at: created });
}

/** Records the event that a person was linked to a demo account. */
export const recordPerson = (
  { database, accountId, now }: DemoContext,
  customerId: number,
  linkType: AccountLinkType,
): Promise<void> =>
  recordForAccount(database, accountId, 'ACCOUNT', {
    at: daysBefore(now, linkedDaysAgo),
    customerId,
    ...(linkType === 'MANAGED' ? { kind: 'MANAGEMENT_APPROVED' } : { kind: 'PERSON_LINKED', linkType }),
  });

/** The data of an application on which its events depend (applications.ts). */
interface SeededApplication {
  readonly daysAgo: number;
  readonly state: CardApplicationState;
  readonly filedBy?: number | null;
  readonly photoAgain?: string;
  readonly card?: object;
}

/** The events two days after the filing: the staff's decision, and the issued card. */
function outcomes({ state, card, photoAgain }: SeededApplication): EventKind[] {
  if (photoAgain !== undefined || state === 'UNCHECKED_DATA') return [];
  if (state === 'REJECTED') return ['APPLICATION_REJECTED'];
  return card === undefined ? ['APPLICATION_APPROVED'] : ['APPLICATION_APPROVED', 'CARD_ISSUED'];
}

/** Records the events of an application. */
export async function recordApplication(context: DemoContext, applicationId: number, seed: SeededApplication) {
  const { database, accountId, now } = context;
  const { daysAgo, filedBy = accountId, photoAgain } = seed;
  const doer = filedBy === null ? 'OPERATOR' : { accountId: filedBy };
  const recordEvent = (kind: EventKind, days: number, by: typeof doer = 'OPERATOR') =>
    recordForApplications(database, [applicationId], by, { kind, at: daysBefore(now, days) });
  await recordEvent('APPLICATION_FILED', daysAgo, doer);
  for (const kind of outcomes(seed)) await recordEvent(kind, daysAgo - 2);
  if (photoAgain !== undefined) await recordEvent('APPLICATION_RETURNED', 1);
}
