import { logOut } from '#contract/endpoints/log-out.ts';
import { endLogIn, endOtherLogIns, openLogIns } from '#contract/endpoints/trail.ts';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq, ne } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { logIns } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call, Route } from '../../platform/http/route.ts';
import { recordForAccount } from '../events/record-event.ts';
import { endLogIns, selectOpenLogIns } from './end-log-ins.ts';
import type { OpenLogInRow } from './end-log-ins.ts';

type EndCall = Pick<Call<typeof logOut>, 'caller' | 'services' | 'now'>;

const toOpenLogIn = ({ tokenId, ends, at, ...row }: OpenLogInRow, present: string): OpenLogIn => ({
  ...row,
  at: at.toISOString(),
  ends: (ends ?? at).toISOString(),
  isPresent: tokenId === present,
});

/** The log-in of the caller first, then the latest. */
const inOrder = (one: OpenLogIn, other: OpenLogIn): number =>
  Number(other.isPresent) - Number(one.isPresent) || other.at.localeCompare(one.at) || other.id - one.id;

const openRoute = route(openLogIns, 'read', async ({ database, caller, now }) => {
  const rows = await selectOpenLogIns(database, caller.accountId, now);
  return { logIns: rows.map((row) => toOpenLogIn(row, caller.tokenId)).toSorted(inOrder) };
});

/**
 * Ends log-ins and records the events of `record` in the same transaction. This instance refuses their tokens at once.
 */
async function endSelected(
  { caller, services, now }: EndCall,
  which: SQL,
  record: (transaction: Database, ended: readonly OpenLogInRow[]) => Promise<void>,
): Promise<undefined> {
  const { accountId } = caller;
  await services.database.transaction(async (transaction) => {
    const ended = await endLogIns(transaction, accountId, which, now);
    if (ended.length > 0) await record(transaction, ended);
  });
  services.credentials.forget(accountId);
  return undefined;
}

/** Records one event for each log-in that ended. */
const recordEach =
  ({ caller, now }: EndCall, kind: 'LOGGED_OUT' | 'LOG_IN_ENDED') =>
  async (transaction: Database, ended: readonly OpenLogInRow[]): Promise<void> => {
    for (const { userAgent, telephoneApplication } of ended)
      await recordForAccount(transaction, caller.accountId, 'ACCOUNT', {
        kind,
        at: now,
        userAgent,
        telephoneApplication,
      });
  };

/**
 * Ends another log-in of the account (TRL-03). An ended log-in and a log-in of another account get the same answer, so
 * that ids cannot be probed. Throws ApiError PRESENT_LOG_IN: the caller's own log-in is ended by logging out.
 */
const endRoute = route(endLogIn, 'own', async (call) => {
  const { caller, params, services, now } = call;
  const [found] = await selectOpenLogIns(services.database, caller.accountId, now, eq(logIns.id, params.id));
  if (found === undefined) return undefined;
  if (found.tokenId === caller.tokenId) throw new ApiError('PRESENT_LOG_IN');
  return endSelected(call, eq(logIns.id, params.id), recordEach(call, 'LOG_IN_ENDED'));
});

const endOthersRoute = route(endOtherLogIns, 'own', (call) =>
  endSelected(call, ne(logIns.tokenId, call.caller.tokenId), (transaction) =>
    recordForAccount(transaction, call.caller.accountId, 'ACCOUNT', { kind: 'OTHER_LOG_INS_ENDED', at: call.now }),
  ),
);

const logOutRoute = route(logOut, 'own', (call) =>
  endSelected(call, eq(logIns.tokenId, call.caller.tokenId), recordEach(call, 'LOGGED_OUT')),
);

export const logInRoutes: readonly Route[] = [openRoute, endRoute, endOthersRoute, logOutRoute];
