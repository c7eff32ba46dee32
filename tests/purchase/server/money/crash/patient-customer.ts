import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { EndpointDefinition, AnswerOf } from '#contract/endpoint.ts';
import { login } from '#contract/endpoints/auth.ts';
import { activeCard } from '#contract/endpoints/customers.ts';
import { cancelOrder, createOrder, initPayment } from '#contract/endpoints/orders.ts';
import { priceListZones } from '#contract/endpoints/price-lists.ts';
import { addEWalletTransaction, addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { ticketCombinations } from '#contract/endpoints/ticket-combinations.ts';
import type { InitPayment } from '#contract/entities/payment.ts';
import { localDay } from '#server/platform/time/clock.ts';
import { call } from '#tests/common/server/support/call.ts';
import type { Fields } from '../support/payer.ts';
import { returnCall } from '../support/payer.ts';
import type { CrashingServer } from './crashing-server.ts';

const Account = v.object({ username: v.string(), password: v.string(), accountId: v.number(), customerId: v.number() });
const Clock = v.object({ now: v.string() });

const json = async (url: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(url, { ...init, headers: { 'content-type': 'application/json' } });
  return response.json();
};

/** Advances the server's clock; returns its time (ISO). */
export async function advance(server: Pick<CrashingServer, 'url'>, seconds: number): Promise<string> {
  const body = JSON.stringify({ advanceMs: seconds * 1000 });
  return v.parse(Clock, await json(`${server.url}/sandbox/clock`, { method: 'PUT', body })).now;
}

/** A customer whose calls are repeated with the same key when the server crashes, as the shop's pages repeat them. */
export class PatientCustomer {
  readonly #server: CrashingServer;
  readonly accountId: number;
  readonly #customerId: number;
  readonly #token: string;

  private constructor(server: CrashingServer, account: v.InferOutput<typeof Account>, token: string) {
    this.#server = server;
    this.accountId = account.accountId;
    this.#customerId = account.customerId;
    this.#token = token;
  }

  static async come(server: CrashingServer): Promise<PatientCustomer> {
    const made = await json(`${server.url}/sandbox/accounts`, {
      method: 'POST',
      body: JSON.stringify({ purpose: 'parent' }),
    });
    const account = v.parse(Account, made);
    const { username, password } = account;
    const { token } = await call(server, login, { body: { username, password } });
    return new PatientCustomer(server, account, token);
  }

  /** Repeats the work until it succeeds; a crashed server is started again. */
  async until<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof TypeError) await this.#server.restart();
        else if (error instanceof Error && /PAYMENT_IN_PROGRESS|GATEWAY_UNAVAILABLE/.test(error.message)) {
          await advance(this.#server, 30);
          await wait(100);
        } else throw error;
      }
    }
  }

  #ask<const E extends EndpointDefinition>(endpoint: E, asked: object, key?: string): Promise<AnswerOf<E>> {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return this.until(() => call(this.#server, endpoint, { ...asked, token: this.#token, headers }));
  }

  /** Adds a ticket and a top-up of 500.00 to the cart. */
  async fillCart(): Promise<void> {
    const card = await this.#ask(activeCard, { params: { id: this.#customerId } });
    const profileId = card.profileOne?.profile.id ?? 0;
    const today = localDay(new Date(await advance(this.#server, 0)));
    const offers = await this.#ask(ticketCombinations, {
      query: { customerProfileId: profileId, eshopSale: true, limit: 100 },
    });
    const offer = offers.items.find(({ tariffProfile }) => tariffProfile.periodQuantity === 30);
    if (offer === undefined)
      throw new Error('expected a ticket combination of 30 days for the profile of the card, got none');
    const query = { date: today, onlyZonesWithPrice: true };
    const [priced] = await this.#ask(priceListZones, { params: { id: offer.priceList.id }, query });
    const wallet = card.electronicWallet;
    await this.#ask(addTicketFare, {
      body: { cardId: card.id, validFrom: today, ticketCombinationId: offer.id, zone: priced?.zone.name },
    });
    await this.#ask(addEWalletTransaction, {
      body: { eWalletId: wallet?.id, price: 50_000, previousBalance: wallet?.currentAmount },
    });
  }

  order = () => this.#ask(createOrder, { body: { paymentType: 'BANK_CARD' } }, 'flow:order');

  pay = (id: number): Promise<InitPayment> => this.#ask(initPayment, { params: { id } }, 'flow:init');

  cancel = (id: number) => this.#ask(cancelOrder, { params: { id } });

  comeBack(begun: InitPayment, fields: Fields) {
    const { endpoint, asked } = returnCall(begun, fields);
    return this.#ask(endpoint, asked);
  }

  readLedger(): Promise<unknown> {
    return this.until(() => json(`${this.#server.url}/sandbox/ledger?accountId=${String(this.accountId)}`));
  }
}
