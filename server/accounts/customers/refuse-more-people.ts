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

const reached = (maximum: number) => new ApiError('MAXIMUM_PEOPLE_REACHED', { metadata: { maximum } });

/**
 * Refuses that one more customer is linked to an account, which is locked. Cards that it manages are not counted: they
 * belong to other accounts. Throws ApiError MAXIMUM_PEOPLE_REACHED.
 */
export async function refuseMoreLinks(call: AddingCall): Promise<void> {
  const { database, caller } = call;
  const maximum = await maximumOf(call);
  const people = and(eq(accountLinks.accountId, caller.accountId), ne(accountLinks.type, 'MANAGED'));
  if ((await database.$count(accountLinks, people)) >= maximum) throw reached(maximum);
}

/**
 * Counts a person whom the account submits, be it as somebody's custodian: as many a day as it can have, so that it
 * cannot submit any number one after the other. What is refused later is rolled back with it. To be called before it is
 * looked who has that name: whoever may add nobody is not told. Throws ApiError MAXIMUM_PEOPLE_REACHED.
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
    throw error instanceof ApiError ? reached(maximum) : error;
  }
}
