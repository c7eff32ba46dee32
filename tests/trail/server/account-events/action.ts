import { eq, gt } from 'drizzle-orm';
import type { EventKind } from '#contract/entities/trail.ts';
import { accountEvents, customers, logIns } from '#server/platform/db/schema.ts';
import type { ApplicationDeskTools } from '#tests/common/server/support/application-desk.ts';
import type { freshAccount } from '#tests/common/server/support/call.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import type { tokenizations } from '#tests/common/server/support/tokenization.ts';

export type Account = Awaited<ReturnType<typeof freshAccount>>;

/** What actions are done with. */
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

/** One event as one account is notified of it. */
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

/** An action that is ready to be done. */
export interface Ready {
  readonly act: () => Promise<unknown>;
  /** All that is said of it, to whom; read afterwards. */
  readonly told: () => readonly Told[] | Promise<readonly Told[]>;
  /** Doing it once more changes nothing, and is told to nobody. */
  readonly again?: true;
}

/** Something that is done by real calls, and the kinds of events that tell of it. */
export interface Action {
  readonly name: string;
  readonly kinds: readonly EventKind[];
  readonly prepare: (tools: Tools) => Promise<Ready>;
}

const toShown = ({ id: _, at: __, customerId: ___, otherAccountId: ____, telephoneApplication: _____, ...row }: Row) =>
  row;

/** What was recorded of all accounts since a moment, for comparison. */
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

/** The own customer of an account, as its events name them. */
export const ownOf = async (server: TestServer, { customerId }: Account) =>
  ({ personName: await nameOf(server, customerId), isOwn: true }) as const;
