import { randomUUID } from 'node:crypto';
import {
  calendarAddress,
  createCalendarAddress,
  removeCalendarAddress,
  replaceCalendarAddress,
} from '#contract/endpoints/calendar-address.ts';
import type { CalendarAddress } from '#contract/entities/calendar-address.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { calendarAddresses } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call, Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordForAccount } from '../events/record-event.ts';
import { calendarPath } from './calendar-path.ts';

type AddressRow = Pick<typeof calendarAddresses.$inferSelect, 'key' | 'accountId' | 'created' | 'lastFetched'>;
type OwnCall = Pick<Call<typeof createCalendarAddress>, 'database' | 'caller' | 'services' | 'now'>;

const columns = {
  key: calendarAddresses.key,
  accountId: calendarAddresses.accountId,
  created: calendarAddresses.created,
  lastFetched: calendarAddresses.lastFetched,
};

const toAddress = ({ configuration, calendarTokens }: Services, row: AddressRow): CalendarAddress => ({
  address: `${configuration.publicUrl}${calendarPath}/${calendarTokens.sign(row)}.ics`,
  created: row.created.toISOString(),
  lastFetched: row.lastFetched?.toISOString() ?? null,
});

const ofAccount = (accountId: number) => eq(calendarAddresses.accountId, accountId);

async function findAddress(database: Database, accountId: number): Promise<AddressRow | undefined> {
  const [found] = await database.select(columns).from(calendarAddresses).where(ofAccount(accountId));
  return found;
}

/** Creates a calendar address for the caller's account, unless it has one. */
async function createAddress({ database, caller, services, now }: OwnCall): Promise<CalendarAddress> {
  const { accountId } = caller;
  const made = { key: randomUUID(), accountId, created: now, changed: now };
  const inserted = await database
    .insert(calendarAddresses)
    .values(made)
    .onConflictDoNothing()
    .returning({ created: calendarAddresses.created });
  if (inserted.length > 0)
    await recordForAccount(database, accountId, 'ACCOUNT', { kind: 'CALENDAR_ADDRESS_CREATED', at: now });
  return toAddress(services, (await findAddress(database, accountId)) ?? { ...made, lastFetched: null });
}

const readRoute = route(calendarAddress, 'read', async ({ database, caller, services }) => {
  const found = await findAddress(database, caller.accountId);
  return { calendarAddress: found === undefined ? null : toAddress(services, found) };
});

const createRoute = route(createCalendarAddress, 'write', createAddress);

/**
 * Replaces the address only if it is still the one that the person sees: a repeated press, or a press in another tab,
 * does not disable the new address. Throws ApiError NOT_FOUND if the account has no address any more.
 */
const replaceRoute = route(replaceCalendarAddress, 'write', async (call) => {
  const { database, caller, services, body, now } = call;
  const own = ofAccount(caller.accountId);
  const [row] = await database.select(columns).from(calendarAddresses).where(own).for('update');
  if (row === undefined) throw new ApiError('NOT_FOUND');
  const present = toAddress(services, row);
  if (present.address !== body.address) return present;
  const renewed = { key: randomUUID(), created: now, lastFetched: null };
  await database.update(calendarAddresses).set(renewed).where(own);
  await recordForAccount(database, caller.accountId, 'ACCOUNT', { kind: 'CALENDAR_ADDRESS_REPLACED', at: now });
  return toAddress(services, { ...row, ...renewed });
});

const removeRoute = route(removeCalendarAddress, 'write', async ({ database, caller, now }) => {
  const removed = await database
    .delete(calendarAddresses)
    .where(ofAccount(caller.accountId))
    .returning({ accountId: calendarAddresses.accountId });
  for (const { accountId } of removed)
    await recordForAccount(database, accountId, 'ACCOUNT', { kind: 'CALENDAR_ADDRESS_REMOVED', at: now });
  return undefined;
});

export const calendarAddressRoutes: readonly Route[] = [readRoute, createRoute, replaceRoute, removeRoute];
