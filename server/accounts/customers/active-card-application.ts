import { activeCardApplication } from '#contract/endpoints/customers.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, inArray } from '../../platform/db/orm.ts';
import { cardApplications } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { namedValue } from '../../platform/i18n/named-value.ts';
import { authoriseCustomer } from './authorise.ts';

/** The states of applications that the staff still works on. */
export const openStates = ['WAITING_TO_BE_PRINTED', 'UNCHECKED_DATA'] as const;

/** The customer's newest open application, filed by any account; undefined if there is none. */
export async function findOpenApplication(database: Database, customerId: number) {
  const [found] = await database
    .select()
    .from(cardApplications)
    .where(and(eq(cardApplications.customerId, customerId), inArray(cardApplications.state, openStates)))
    .orderBy(desc(cardApplications.created), desc(cardApplications.id))
    .limit(1);
  return found;
}

/** The newest open application of a customer (ACC-07). */
export const activeCardApplicationRoute = route(activeCardApplication, 'read', async (call) => {
  const { database, caller, params, locale } = call;
  await authoriseCustomer(database, caller, params.id);
  const found = await findOpenApplication(database, params.id);
  if (found === undefined) return null;
  const { id, applicationNumber, state, carrierType, created } = found;
  return {
    id,
    applicationNumber,
    state: namedValue(locale, 'cardApplicationState', state),
    carrierType,
    created: created.toISOString(),
  };
});
