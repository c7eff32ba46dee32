import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { login } from '#contract/endpoints/auth.ts';
import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import { activeCard } from '#contract/endpoints/customers.ts';
import { ErrorBody } from '#contract/error-names.ts';
import { call, send } from '#tests/common/server/support/call.ts';
import { changeOldCard, newOldCard, oldBalance } from '../support/old-cards.ts';
import type { Shop } from '../support/shop.ts';
import type { Place } from './crash-injector.ts';
import type { CrashingServer } from './crashing-server.ts';
import { advance } from './patient-customer.ts';

const Account = v.object({ username: v.string(), password: v.string(), accountId: v.number(), customerId: v.number() });
const Ledger = v.object({
  wallets: v.array(v.object({ id: v.number(), currentAmount: v.number() })),
  walletTransactions: v.array(v.object({ eWalletId: v.number(), operation: v.string(), amount: v.number() })),
  balanceTransfers: v.array(v.object({ state: v.string(), amount: v.nullable(v.number()) })),
  transferWork: v.array(v.object({ kind: v.string(), done: v.nullable(v.string()) })),
  mails: v.array(v.object({ messageId: v.string() })),
});

/** The records of both systems about a transfer after all work is done; money in minor units. */
export interface TransferRecords {
  readonly left: number;
  /** The amount that was added to the wallet. */
  readonly gained: number;
  readonly booked: readonly number[];
  readonly transfers: readonly string[];
  readonly work: readonly string[];
  readonly mails: number;
}

/** A server that is killed, and an old card system that keeps running. */
export interface TransferRun {
  readonly server: CrashingServer;
  /**
   * A customer moves a balance of 150.00 while the server crashes. The request is repeated with the same key until it
   * gets a response.
   */
  readonly transfer: (crashAt: Place, fault?: 'NONE' | 'NO_ANSWER_AFTER_TAKING') => Promise<TransferRecords>;
}

const postJson = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export function transferRun(server: CrashingServer, oldSystem: Shop): TransferRun {
  /** Repeats the work; a crashed server is started again. */
  async function until<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        await server.restart();
      }
    }
  }

  const readLedger = (accountId: number) =>
    until(async () =>
      v.parse(Ledger, await (await fetch(`${server.url}/sandbox/ledger?accountId=${String(accountId)}`)).json()),
    );

  async function come() {
    const made = await postJson(`${server.url}/sandbox/accounts`, { purpose: 'parent' });
    const account = v.parse(Account, await made.json());
    const { username, password, accountId, customerId } = account;
    const { token } = await call(server, login, { body: { username, password } });
    const { cardNumber, electronicWallet } = await call(server, activeCard, { params: { id: customerId }, token });
    return { accountId, token, cardNumber, wallet: electronicWallet };
  }

  /** Lets time pass until the outbox has done everything. */
  async function settle(accountId: number) {
    for (let round = 0; round < 60; round += 1) {
      const ledger = await readLedger(accountId);
      if (ledger.mails.length > 0 && ledger.transferWork.every(({ done }) => done !== null)) return ledger;
      await wait(100);
      await until(() => advance(server, 20));
    }
    return readLedger(accountId);
  }

  return {
    server,
    async transfer(crashAt, fault = 'NONE') {
      const { accountId, token, cardNumber, wallet } = await come();
      const old = await newOldCard(oldSystem, { fault });
      const body = { pakCardNumber: old, mapCardNumber: cardNumber };
      const headers = { 'idempotency-key': randomUUID() };
      await server.arm(crashAt);
      const answer = await until(() => send(server, transferBalance, { token, body, headers }));
      // This call may fail only with BALANCE_TRANSFER_PENDING: the transfer has begun and will end later.
      if (!answer.ok && v.parse(ErrorBody, await answer.json()).name !== 'BALANCE_TRANSFER_PENDING')
        throw new Error(`expected a transfer, got ${String(answer.status)}`);
      const ledger = await settle(accountId);
      await until(() => server.arm(0));
      await changeOldCard(oldSystem, old, { fault: 'NONE' });
      const ofWallet = ledger.wallets.find(({ id }) => id === wallet?.id);
      return {
        left: await oldBalance(oldSystem, old),
        gained: (ofWallet?.currentAmount ?? 0) - (wallet?.currentAmount ?? 0),
        booked: ledger.walletTransactions
          .filter(({ operation }) => operation === 'PAK_TRANSFER')
          .map(({ amount }) => amount),
        transfers: ledger.balanceTransfers.map(({ state }) => state),
        work: ledger.transferWork.filter(({ done }) => done === null).map(({ kind }) => kind),
        mails: ledger.mails.length,
      };
    },
  };
}
