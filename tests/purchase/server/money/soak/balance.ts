import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import type { GatewayKind } from '../support/gateways.ts';
import type { PostgresMarket } from './market.ts';

type Row = Readonly<Record<string, unknown>>;

const read = (database: Database, statement: string): Promise<readonly Row[]> => {
  return rowsOf<Row>(database, sql.raw(statement));
};

const readNumber = async (database: Database, statement: string): Promise<number> =>
  Number(Object.values((await read(database, statement))[0] ?? {})[0] ?? 0);

/** The attempts and outbox entries that are not finished, each as a text. */
export async function readUnfinished(database: Database): Promise<string[]> {
  const payments = await read(
    database,
    `select id, order_id, gateway, state, created, next_check_at from payments
      where state in ('CREATED', 'IN_PROGRESS', 'REVERSING')`,
  );
  const entries = await read(
    database,
    `select kind, subject_id, attempts, not_before, last_error from outbox where done is null`,
  );
  return [...payments, ...entries].map((row) => JSON.stringify(row));
}

/** SQL condition for the orders of this test, without seeded orders. */
const ours = `account_id in (select id from customer_accounts where username like 'busy-%')`;
const ourItems = `(select id from order_items where order_id in (select id from orders where ${ours}))`;

const byOrder = `select o.number, o.price, o.state, count(p.id) filter (where p.state = 'PAID') as paid
  from orders o left join payments p on p.order_id = o.id where o.${ours} group by o.id`;

/** Sums in minor units, and contradictions between the records. `flaws` is empty when all records agree. */
export interface Balance {
  readonly orders: number;
  readonly paidOrders: number;
  readonly ordersPaid: number;
  readonly gatewayTaken: number;
  /** For each gateway: the number of payments with money. */
  readonly takenBy: Readonly<Record<GatewayKind, number>>;
  readonly delivered: number;
  readonly walletsGrew: number;
  readonly returnedByGateway: number;
  readonly mailsOfPaid: number;
  readonly flaws: readonly string[];
}

const flawsOf = async ({ database, gatewayRecords }: PostgresMarket): Promise<string[]> => {
  const orders = new Map((await read(database, byOrder)).map((row) => [String(row['number']), row]));
  const booked = await read(
    gatewayRecords,
    `select coalesce(merchant_order_number, replace(request->>'description', 'Linka ', '')) as number, amount, status
      from simulated_payments where status in (5, 7, 8, 10, 11)`,
  );
  const ofGateway = booked.flatMap(({ number, amount, status }) => {
    const order = orders.get(String(number));
    if (order === undefined) return [`the gateway took money for no order: ${String(number)}`];
    if (Number(order['price']) !== Number(amount)) return [`another amount: ${String(number)}`];
    const holds = Number(status) === 7 || Number(status) === 8;
    if (holds && order['state'] !== 'PAID') return [`money kept for an order ${String(order['state'])}`];
    return [];
  });
  const ofOrders = [...orders.values()].filter(({ state, paid }) => (state === 'PAID') !== (Number(paid) === 1));
  const wallets = await read(
    database,
    `select w.id from e_wallets w join lateral (select new_balance from e_wallet_transactions t
      where t.e_wallet_id = w.id order by t.id desc limit 1) last on true
     where last.new_balance <> w.current_amount`,
  );
  const undelivered = await read(
    database,
    `select id from orders where state = 'PAID' and delivered_at is null and ${ours}`,
  );
  const repeatedEvents = await read(
    database,
    `select order_id from order_events where kind in ('PAID', 'DELIVERED', 'MAILED', 'RETURNED')
      and order_id in (select id from orders where ${ours}) group by order_id, kind having count(*) > 1`,
  );
  return [
    ...ofGateway,
    ...repeatedEvents.map(({ order_id: id }) => `order ${String(id)} has an event of the same kind twice`),
    ...ofOrders.map(({ number }) => `order ${String(number)} and its attempts disagree`),
    ...wallets.map(({ id }) => `wallet ${String(id)} has another balance than its last transaction`),
    ...undelivered.map(({ id }) => `order ${String(id)} is paid and not delivered`),
  ];
};

/** The records of shop and gateways, without the seeded data. */
export async function readBalance(market: PostgresMarket): Promise<Balance> {
  const { database, gatewayRecords } = market;
  const countTaken = (gateway: GatewayKind): Promise<number> =>
    readNumber(
      gatewayRecords,
      `select count(*) from simulated_payments where status in (7, 8) and gateway = '${gateway}'`,
    );
  return {
    orders: await readNumber(database, `select count(*) from orders where ${ours}`),
    paidOrders: await readNumber(database, `select count(*) from orders where state = 'PAID' and ${ours}`),
    ordersPaid: await readNumber(
      database,
      `select coalesce(sum(price), 0) from orders where state = 'PAID' and ${ours}`,
    ),
    gatewayTaken: await readNumber(
      gatewayRecords,
      `select coalesce(sum(amount), 0) from simulated_payments where status in (7, 8)`,
    ),
    takenBy: { CSOB: await countTaken('CSOB'), GP_WEBPAY: await countTaken('GP_WEBPAY') },
    delivered: await readNumber(
      database,
      `select coalesce(sum(amount), 0) from e_wallet_transactions where order_item_id in ${ourItems}`,
    ),
    walletsGrew: await readNumber(
      database,
      `select coalesce(sum(w.current_amount - first.before), 0) from e_wallets w join lateral (
        select new_balance - amount as before from e_wallet_transactions t where t.e_wallet_id = w.id
          and t.order_item_id in ${ourItems}
        order by t.id limit 1) first on true`,
    ),
    returnedByGateway: await readNumber(
      gatewayRecords,
      `select count(*) from simulated_payments where status in (5, 10, 11)`,
    ),
    mailsOfPaid: await readNumber(
      database,
      `select count(distinct message_id) from mails where message_id like '<order-paid-%'`,
    ),
    flaws: await flawsOf(market),
  };
}
