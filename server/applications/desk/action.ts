import type { deskCardApplication } from '#contract/endpoints/application-desk.ts';
import type { DeskAction, DeskApplication } from '#contract/entities/desk-application.ts';
import type { Sent } from '#contract/values.ts';
import { isActionPossible } from '#rules/card-application-progress.ts';
import { lockCustomers } from '../../accounts/customers/lock-customers.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { cardApplications } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { applicationFacts } from '../records/application-facts.ts';
import type { NewApplicationEvent } from '../records/record-event.ts';
import { versionOf } from './application-version.ts';
import { toDeskApplication } from './desk-view.ts';
import { readRecords } from './read-records.ts';
import type { ApplicationRecords } from './read-records.ts';
import { refuseSwitchedOff } from './switched-on.ts';

/** A call of the desk about one application; `database` is the transaction of an action. */
export type DeskCall = Pick<
  Call<typeof deskCardApplication>,
  'database' | 'services' | 'caller' | 'now' | 'locale' | 'params'
>;

/** Throws ApiError NOT_FOUND. */
async function readKnown(database: Database, id: number): Promise<ApplicationRecords> {
  const records = await readRecords(database, id);
  if (records === undefined) throw new ApiError('NOT_FOUND');
  return records;
}

/** An application as the desk shows it. Throws ApiError NOT_FOUND. */
export async function readForDesk({ database, params, locale }: DeskCall): Promise<Sent<typeof DeskApplication>> {
  return toDeskApplication(await readKnown(database, params.id), await referenceData(database), locale);
}

/** Locks the customer, then the application, as in all transactions that lock both. Throws ApiError NOT_FOUND. */
async function lockRecords(transaction: Database, id: number): Promise<ApplicationRecords> {
  const [found] = await transaction
    .select({ customerId: cardApplications.customerId })
    .from(cardApplications)
    .where(eq(cardApplications.id, id));
  if (found === undefined) throw new ApiError('NOT_FOUND');
  await lockCustomers(transaction, [found.customerId]);
  await transaction
    .select({ id: cardApplications.id })
    .from(cardApplications)
    .where(eq(cardApplications.id, id))
    .for('update');
  return readKnown(transaction, id);
}

export const actionEvent = <Kind extends NewApplicationEvent['kind']>(
  { caller, now }: DeskCall,
  kind: Kind,
  note?: string,
): NewApplicationEvent<Kind> => ({
  kind,
  at: now,
  doer: 'OPERATOR',
  by: caller.username,
  ...(note === undefined ? {} : { note }),
});

/**
 * Does an action in the transaction of its call, if the clerk has seen the present version of the application, and
 * returns the changed application. Throws ApiError NOT_FOUND, APPLICATION_CHANGED, ACTION_NOT_POSSIBLE.
 */
export async function doAction(
  call: DeskCall & { readonly body: { readonly version: string } },
  action: DeskAction,
  work: (records: ApplicationRecords) => Promise<void>,
): Promise<Sent<typeof DeskApplication>> {
  const { database, params, body, services } = call;
  await refuseSwitchedOff(call);
  const records = await lockRecords(database, params.id);
  if (versionOf(records) !== body.version) throw new ApiError('APPLICATION_CHANGED');
  const facts = applicationFacts(records.application, records.card?.state ?? null);
  if (!isActionPossible(facts, action)) throw new ApiError('ACTION_NOT_POSSIBLE');
  await work(records);
  services.wakeOutbox();
  return readForDesk(call);
}
