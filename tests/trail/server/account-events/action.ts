import { eq, gt } from 'drizzle-orm';
import type { EventKind } from '#contract/entities/trail.ts';
import { accountEvents, customers, logIns } from '#server/platform/db/schema.ts';
import type { ApplicationDeskTools } from '#tests/common/server/support/application-desk.ts';
import type { freshAccount } from '#tests/common/server/support/call.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import type { tokenizations } from '#tests/common/server/support/tokenization.ts';

export type Account = Awaited<ReturnType<typeof freshAccount>>;

export interface Tools {
  readonly server: TestServer;
  readonly desk: ApplicationDeskTools;
  readonly bank: ReturnType<typeof tokenizations>;
}

type Row = typeof accountEvents.$inferSelect;
type Shown = Pick<
  Row,
  | 'accountId'
  | 'kind'
  | 'by'
  | 'personName'
  | 'isOwn'
  | 'otherName'
  | 'cardNumber'
  | 'applicationNumber'
  | 'linkType'
  | 'notificationType'
  | 'userAgent'
>;

/** One event, as one account sees it. */
export type Told = Shown;

const plain = {
  by: 'ACCOUNT',
  personName: null,
  isOwn: false,
  otherName: null,
  cardNumber: null,
  applicationNumber: null,
  linkType: null,
  notificationType: null,
  userAgent: null,
} as const;

export const told = (
  { accountId }: Pick<Account, 'accountId'>,
  kind: EventKind,
  more: Partial<Omit<Told, 'accountId' | 'kind'>> = {},
): Told => ({ ...plain, accountId, kind, ...more });

export interface Ready {
  readonly act: () => Promise<unknown>;
  /** All expected events of the action, for all accounts; called after the action. */
  readonly told: () => readonly Told[] | Promise<readonly Told[]>;
  /** Set if repeating the action changes nothing and causes no events. */
  readonly again?: true;
}

/** An action that is done by real calls, and the kinds of events that the action causes. */
export interface Action {
  readonly name: string;
  readonly kinds: readonly EventKind[];
  readonly prepare: (tools: Tools) => Promise<Ready>;
}

const toShown = ({ id: _, at: __, customerId: ___, otherAccountId: ____, telephoneApplication: _____, ...row }: Row) =>
  row;

/** Returns a function that reads, for comparison, the events of all accounts since this call. */
export async function recording({ services: { database } }: TestServer) {
  const latest = async (): Promise<readonly [number, number]> => {
    const events = await database.select({ id: accountEvents.id }).from(accountEvents);
    const entries = await database.select({ id: logIns.id }).from(logIns);
    return [Math.max(0, ...events.map(({ id }) => id)), Math.max(0, ...entries.map(({ id }) => id))];
  };
  const [event, logIn] = await latest();
  return async (): Promise<Told[]> => {
    const events = await database.select().from(accountEvents).where(gt(accountEvents.id, event));
    const entries = await database.select().from(logIns).where(gt(logIns.id, logIn));
    return [
      ...events.map(toShown),
      ...entries.map(({ accountId, userAgent }) => told({ accountId }, 'LOGGED_IN', { userAgent })),
    ];
  };
}

export async function nameOf({ services: { database } }: TestServer, customerId: number): Promise<string> {
  const [row] = await database.select().from(customers).where(eq(customers.id, customerId));
  return `${row?.firstName ?? ''} ${row?.lastName ?? ''}`;
}

/** The own customer of an account, as the account's events name this customer. */
export const ownOf = async (server: TestServer, { customerId }: Account) =>
  ({ personName: await nameOf(server, customerId), isOwn: true }) as const;
