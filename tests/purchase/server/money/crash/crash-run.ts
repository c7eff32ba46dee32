import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { PaymentGateway } from '#contract/enumerations.ts';
import { simulatedPayments } from '#server/platform/db/schema.ts';
import type { GatewayKind } from '../support/gateways.ts';
import { choose, goToGateway } from '../support/payer.ts';
import { startShop } from '../support/shop.ts';
import type { Shop } from '../support/shop.ts';
import type { Place } from './crash-injector.ts';
import { startCrashingServer } from './crashing-server.ts';
import type { CrashingServer } from './crashing-server.ts';
import { gatewayVariables, gatewayChoiceOf } from './gateway-variables.ts';
import { advance, PatientCustomer } from './patient-customer.ts';

const Ledger = v.object({
  orders: v.array(v.object({ number: v.number(), state: v.string(), price: v.number() })),
  payments: v.array(v.object({ state: v.string() })),
  outbox: v.array(v.object({ kind: v.string(), done: v.nullable(v.string()) })),
  ticketFares: v.array(v.object({ price: v.number(), orderItemId: v.nullable(v.number()) })),
  wallets: v.array(v.object({ id: v.number(), currentAmount: v.number() })),
  walletTransactions: v.array(
    v.object({
      eWalletId: v.number(),
      amount: v.number(),
      newBalance: v.number(),
      orderItemId: v.nullable(v.number()),
    }),
  ),
  mails: v.array(v.object({ messageId: v.string() })),
});

/** The records of shop and gateway about a customer after all work is done; money in minor units. */
export interface Records {
  readonly orders: readonly string[];
  readonly ordered: number;
  /** The gateways' states and amounts of the customer's payments, without payments that the payer has not continued. */
  readonly gateway: readonly { readonly name: PaymentGateway; readonly status: number; readonly amount: number }[];
  readonly delivered: number;
  /** Whether every wallet's balance equals the new balance of its last transaction. */
  readonly walletsAgree: boolean;
  readonly mails: number;
  /** The kinds of outbox entries that are not done. */
  readonly left: readonly string[];
}

/** A server that crashes, and gateways that keep running. */
export interface CrashRun {
  /** The gateway at which its customers pay. */
  readonly paidBy: GatewayKind;
  readonly server: CrashingServer;
  readonly gateway: Shop;
  /** A customer buys, pays and returns while the server crashes at a place. Resolves with the records after that. */
  readonly buy: (crashAt: Place) => Promise<Records>;
  /** A customer cancels while paying, so that the money is returned. The server crashes at a place of the reversal. */
  readonly giveBack: (crashAt: Place) => Promise<Records>;
  readonly stop: () => Promise<void>;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The shop's order number: the first gateway stores it in a text, the second gateway in a field of its own. */
const orderNumberOf = ({ merchantOrderNumber, request }: typeof simulatedPayments.$inferSelect): string =>
  merchantOrderNumber ?? (request['description'] ?? '').replace('Linka ', '');

async function readRecords(customer: PatientCustomer, gateway: Shop): Promise<Records> {
  const ledger = v.parse(Ledger, await customer.readLedger());
  const numbers = new Set(ledger.orders.map(({ number }) => String(number)));
  const all = await gateway.services.database.select().from(simulatedPayments);
  const ofShop = all.filter((payment) => numbers.has(orderNumberOf(payment)));
  const deliveries = [
    ...ledger.ticketFares.map(({ price, ...fare }) => ({ ...fare, amount: price })),
    ...ledger.walletTransactions,
  ];
  return {
    orders: ledger.orders.map(({ state }) => state),
    ordered: sum(ledger.orders.map(({ price }) => price)),
    gateway: ofShop
      .map(({ gateway: name, status, amount }) => ({ name, status, amount }))
      .filter(({ status }) => status !== 1),
    delivered: sum(deliveries.filter(({ orderItemId }) => orderItemId !== null).map(({ amount }) => amount)),
    walletsAgree: ledger.wallets.every(({ id, currentAmount }) => {
      const last = ledger.walletTransactions.findLast(({ eWalletId }) => eWalletId === id);
      return last === undefined || last.newBalance === currentAmount;
    }),
    mails: ledger.mails.length,
    left: ledger.outbox.filter(({ done }) => done === null).map(({ kind }) => kind),
  };
}

/** Advances the clocks of server and gateway together, because the time of each message is checked. */
async function letTimePass({ server, gateway }: Pick<CrashRun, 'server' | 'gateway'>, seconds: number): Promise<void> {
  gateway.clock.set(await advance(server, seconds));
}

/** Lets time pass until the workers have done everything. A crashed server is started again. */
async function waitUntilDone(
  run: Pick<CrashRun, 'server' | 'gateway'>,
  customer: PatientCustomer,
  state: string,
): Promise<Records> {
  for (let round = 0; round < 60; round += 1) {
    const records = await customer.until(() => readRecords(customer, run.gateway));
    if (records.orders.every((one) => one === state) && records.left.length === 0 && records.mails > 0) return records;
    await wait(100);
    if (round % 3 === 2) await customer.until(() => letTimePass(run, 200));
  }
  return readRecords(customer, run.gateway);
}

/** Waits until everything is done, then switches crashes off. */
async function rest(
  run: Pick<CrashRun, 'server' | 'gateway'>,
  customer: PatientCustomer,
  state: string,
): Promise<Records> {
  const records = await waitUntilDone(run, customer, state);
  await customer.until(() => run.server.arm(0));
  return records;
}

/** Gateways that keep running when the shop crashes, and the environment variables with their addresses and keys. */
export interface Gateways {
  readonly server: Shop;
  readonly variables: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

export async function startGateways(): Promise<Gateways> {
  const folder = mkdtempSync(join(tmpdir(), 'linka-crash-'));
  const server = await startShop();
  return {
    server,
    variables: await gatewayVariables({ url: server.url, database: server.services.database }, folder),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param environment the variable with the place of the server's database */
export async function startCrashRun(
  paidBy: GatewayKind,
  environment: Record<string, string>,
  { server: gateway, variables }: Gateways,
): Promise<CrashRun> {
  const server = await startCrashingServer({ ...environment, ...gatewayChoiceOf(paidBy), ...variables });
  const parts = { paidBy, server, gateway };
  await letTimePass(parts, 0);

  const come = async (): Promise<PatientCustomer> => {
    const customer = await PatientCustomer.come(server);
    await customer.fillCart();
    await letTimePass(parts, 0);
    return customer;
  };
  return {
    ...parts,
    async buy(crashAt) {
      const customer = await come();
      await server.arm(crashAt);
      const { id } = await customer.order();
      const begun = await customer.pay(id);
      const [fields = {}] = await choose(await goToGateway(begun), 'pay');
      await customer.comeBack(begun, fields);
      return rest(parts, customer, 'PAID');
    },
    async giveBack(crashAt) {
      const customer = await come();
      const { id } = await customer.order();
      const begun = await customer.pay(id);
      const page = await goToGateway(begun);
      await server.arm(crashAt);
      await customer.cancel(id).catch(() => undefined);
      const [fields = {}] = await choose(page, 'pay');
      await customer.comeBack(begun, fields);
      return rest(parts, customer, 'RETURNED');
    },
    stop: () => server.stop(),
  };
}
