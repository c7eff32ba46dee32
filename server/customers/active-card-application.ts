import { and, desc, eq, inArray } from 'drizzle-orm';
import { activeCardApplication } from '../../contract/endpoints/customers.ts';
import type { ActiveCardApplication } from '../../contract/entities/card-application.ts';
import { cardApplicationStates } from '../../contract/enumerations.ts';
import { cardApplications } from '../db/schema.ts';
import { route } from '../http/route.ts';
import type { Call } from '../http/route.ts';
import { namedValue } from '../i18n/named-value.ts';
import { authoriseCustomer } from './authorise.ts';

/** The states of applications that are still being dealt with. */
const open = ['WAITING_TO_BE_PRINTED', 'UNCHECKED_DATA'] as const;

/** The customer's newest open application, whichever account has filed it (ACC-07). */
export async function findOpenApplication(
  { database, locale }: Pick<Call<typeof activeCardApplication>, 'database' | 'locale'>,
  customerId: number,
): Promise<ActiveCardApplication | null> {
  const [found] = await database
    .select()
    .from(cardApplications)
    .where(and(eq(cardApplications.customerId, customerId), inArray(cardApplications.state, open)))
    .orderBy(desc(cardApplications.created), desc(cardApplications.id))
    .limit(1);
  if (found === undefined) return null;
  const { id, applicationNumber, state, carrierType, created } = found;
  return {
    id,
    applicationNumber,
    state: namedValue(locale, 'cardApplicationState', cardApplicationStates, state),
    carrierType,
    created: created.toISOString(),
  };
}

export const activeCardApplicationRoute = route(activeCardApplication, 'read', async (call) => {
  await authoriseCustomer(call.database, call.caller, call.params.id);
  return findOpenApplication(call, call.params.id);
});
