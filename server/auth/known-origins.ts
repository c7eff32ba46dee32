import type { OriginKind } from '../../contract/entities/data-export.ts';
import type { Database } from '../db/database.ts';
import { lockText } from '../db/lock-text.ts';
import { and, eq, gt, inArray, or, sql } from '../db/orm.ts';
import { knownOrigins } from '../db/schema.ts';
import { newDevice } from '../http/device-cookie.ts';
import type { Call } from '../http/route.ts';

/** The part of a call that tells from where it comes. */
export type CallFrom = Pick<Call<never>, 'services' | 'now' | 'address' | 'device'>;

/** How many are kept of each kind, of those that were seen once and of those that were seen again. */
const most = 10;

type Mark = Pick<typeof knownOrigins.$inferInsert, 'accountId' | 'kind' | 'mark'>;

/** The account is part of a mark, so that the database does not tell which accounts share a device or a network. */
function markOf({ services: { cipher } }: CallFrom, accountId: number, kind: OriginKind, value: string): Mark {
  return { accountId, kind, mark: cipher.mark(value, `${kind} of ${String(accountId)}`) };
}

/** Which of the device and the network of a call an account has logged in from; of no account, none. */
export async function knownOriginsOf(call: CallFrom, accountId: number | undefined): Promise<ReadonlySet<OriginKind>> {
  const { address, device } = call;
  // Without an account or a device as well, so that the time does not tell whether there is such an account.
  const marks = [
    markOf(call, accountId ?? 0, 'NETWORK', address),
    markOf(call, accountId ?? 0, 'DEVICE', device ?? ''),
  ];
  const isOne = marks.map(({ kind, mark }) => and(eq(knownOrigins.kind, kind), eq(knownOrigins.mark, mark)));
  const rows = await call.services.database
    .select({ kind: knownOrigins.kind })
    .from(knownOrigins)
    .where(and(eq(knownOrigins.accountId, accountId ?? 0), or(...isOne)));
  return new Set(rows.map(({ kind }) => kind));
}

async function forgetAllBut(transaction: Database, accountId: number): Promise<void> {
  const place = sql<number>`row_number() over (
    partition by ${knownOrigins.kind}, ${knownOrigins.seenAgain} order by ${knownOrigins.lastUsed} desc, ${knownOrigins.id} desc)`;
  const ranked = transaction
    .select({ id: knownOrigins.id, place: place.as('place') })
    .from(knownOrigins)
    .where(eq(knownOrigins.accountId, accountId))
    .as('ranked');
  const old = transaction.select({ id: ranked.id }).from(ranked).where(gt(ranked.place, most));
  await transaction.delete(knownOrigins).where(inArray(knownOrigins.id, old));
}

/**
 * Remembers the network of a call, and its browser by a cookie, as what the account knows. To be called when who calls has
 * proved to be its owner. A browser that several accounts use keeps its one device.
 */
export async function rememberOrigins(
  call: CallFrom & Pick<Call<never>, 'rememberDevice'>,
  accountId: number,
): Promise<void> {
  const device = call.device ?? newDevice();
  const marks = [markOf(call, accountId, 'DEVICE', device), markOf(call, accountId, 'NETWORK', call.address)];
  await call.services.database.transaction(async (transaction) => {
    // Log-ins at the same time would lock the rows in different orders.
    await lockText(transaction, `known origins of ${String(accountId)}`);
    await transaction
      .insert(knownOrigins)
      .values(marks.map((mark) => ({ ...mark, lastUsed: call.now })))
      .onConflictDoUpdate({
        target: [knownOrigins.accountId, knownOrigins.kind, knownOrigins.mark],
        set: { seenAgain: true, lastUsed: call.now },
      });
    await forgetAllBut(transaction, accountId);
  });
  call.rememberDevice(device);
}
