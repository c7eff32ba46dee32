import type { CustomerProfile } from '#contract/entities/tariff.ts';
import { isIssuedAtOnce } from '#rules/virtual-card-application.ts';
import { and, eq, isNull } from '../../platform/db/orm.ts';
import { cardApplications, customers } from '../../platform/db/schema.ts';
import { recordAndMailEvent } from '../records/record-event.ts';
import type { Applicant } from './applicant.ts';
import type { FilingCall } from './application-request.ts';
import type { NumberedApplication } from './insert-application.ts';
import { issueVirtualCard } from './issue-virtual-card.ts';

/**
 * The account that filed the application confirms the personal data. Data that the staff has already verified keep the
 * date and the name of that check.
 */
async function confirmPerson({ database, caller, now }: FilingCall, { id }: Applicant): Promise<void> {
  await database
    .update(customers)
    .set({ personalDataVerifiedDate: now, personalDataVerifiedBy: caller.username })
    .where(and(eq(customers.id, id), isNull(customers.personalDataVerifiedDate)));
}

/**
 * The automatic steps after an application for a virtual card: the personal data are confirmed, and if the staff has
 * nothing to check, the card is issued (WIZ-10). Returns whether the card was issued.
 * @param call whose database is the transaction that has locked the customer and filed the application
 */
export async function doAutomaticSteps(
  call: FilingCall,
  applicant: Applicant,
  { id }: NumberedApplication,
  profiles: readonly CustomerProfile[],
): Promise<boolean> {
  const { database, services, now } = call;
  await confirmPerson(call, applicant);
  const configuration = await services.settings.systemConfiguration(database);
  if (!isIssuedAtOnce({ configuration, profiles, hasUncheckedChanges: applicant.changes !== null })) return false;
  const [application] = await database.select().from(cardApplications).where(eq(cardApplications.id, id));
  if (application === undefined) throw new Error('an application that was just filed is missing');
  await issueVirtualCard(call, application);
  await recordAndMailEvent(database, id, { kind: 'ISSUED', at: now, doer: 'OPERATOR' });
  return true;
}
