import { and, eq, ne } from '../../platform/db/orm.ts';
import { accountLinks } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller, Call } from '../../platform/http/route.ts';
import { attemptSubject, claimAttempt } from '../auth/attempts.ts';

/** `database` is a transaction. */
type AddingCall = Pick<Call<never>, 'database' | 'services' | 'now'> & { readonly caller: Caller };

const dayInMinutes = 24 * 60;

const maximumOf = ({ database, services }: AddingCall): Promise<number> =>
  services.settings.number(database, 'MAXIMUM_PEOPLE_OF_ACCOUNT');

const maximumReached = (maximum: number) => new ApiError('MAXIMUM_PEOPLE_REACHED', { metadata: { maximum } });

/**
 * Refuses to link one more customer to an account, which is locked. Managed cards are not counted, because they belong
 * to other accounts. Throws ApiError MAXIMUM_PEOPLE_REACHED.
 */
export async function refuseMoreLinks(call: AddingCall): Promise<void> {
  const { database, caller } = call;
  const maximum = await maximumOf(call);
  const people = and(eq(accountLinks.accountId, caller.accountId), ne(accountLinks.type, 'MANAGED'));
  if ((await database.$count(accountLinks, people)) >= maximum) throw maximumReached(maximum);
}

/**
 * Counts a person whom the account submits, also as a custodian. In one day, an account may submit as many people as it
 * can have; otherwise it could submit any number of people one after the other. If the call is refused later, the count
 * is rolled back. Call it before the name is checked: otherwise an account that may add nobody could find out whether a
 * person exists. Throws ApiError MAXIMUM_PEOPLE_REACHED.
 */
export async function claimNewPerson(call: AddingCall): Promise<void> {
  const { database, caller, now } = call;
  const maximum = await maximumOf(call);
  const limit = {
    subject: attemptSubject('newPerson', String(caller.accountId)),
    allowed: maximum,
    windowMinutes: dayInMinutes,
  };
  try {
    await claimAttempt(database, [limit], now);
  } catch (error) {
    throw error instanceof ApiError ? maximumReached(maximum) : error;
  }
}
