import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { EndpointDefinition, AnswerOf } from '#contract/endpoint.ts';
import { activeCard } from '#contract/endpoints/customers.ts';
import { cancelOrder, createOrder, initPayment, payAgain } from '#contract/endpoints/orders.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import type { InitPayment } from '#contract/entities/payment.ts';
import { ErrorBody } from '#contract/error-names.ts';
import { send } from '#tests/common/server/support/call.ts';
import { choose, goToGateway, returnCall } from '../support/payer.ts';
import type { Choice, Fields } from '../support/payer.ts';
import type { Market, Visitor } from './market.ts';

/** The ways in which customers pay; the ordinary way is the most frequent. */
const manners = ['pay', 'pay', 'pay', 'twice', 'never', 'late', 'cancel', 'giveUp', 'regret', 'double'] as const;
export type Manner = (typeof manners)[number];

export interface Tally {
  orders: number;
  calls: number;
  /** Responses that a customer must never get. */
  readonly faults: string[];
  readonly milliseconds: number[];
}

export const newTally = (): Tally => ({ orders: 0, calls: 0, faults: [], milliseconds: [] });

const ways: Partial<Readonly<Record<Manner, Choice>>> = { regret: 'pay', double: 'pay' };

/** A customer who repeatedly buys top-ups, calls the instances in turn, and sometimes pays in an unusual way. */
export class BusyCustomer {
  readonly #market: Market;
  readonly #customerId: number;
  readonly #token: string;
  readonly #tally: Tally;
  #turn: number;

  /** @param turn determines the shop that is called first, and the way of the first payment */
  constructor(market: Market, { customerId, token }: Visitor, turn: number, tally: Tally) {
    this.#market = market;
    this.#customerId = customerId;
    this.#token = token;
    this.#turn = turn;
    this.#tally = tally;
  }

  async #send<const E extends EndpointDefinition>(
    endpoint: E,
    asked: object,
    key?: string,
  ): Promise<AnswerOf<E> | string> {
    this.#turn += 1;
    this.#tally.calls += 1;
    const { shops } = this.#market;
    const shop = shops[this.#turn % shops.length];
    if (shop === undefined) throw new Error('expected a shop to call, but the market has none');
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const response = await send(shop, endpoint, { ...asked, token: this.#token, headers });
    const body: unknown = await response.json();
    if (response.ok) return body as AnswerOf<E>;
    const { name } = v.parse(ErrorBody, body);
    if (response.status >= 500) this.#tally.faults.push(`${endpoint.name} ${name}`);
    return name;
  }

  async #must<const E extends EndpointDefinition>(endpoint: E, asked: object, key?: string): Promise<AnswerOf<E>> {
    const answer = await this.#send(endpoint, asked, key);
    if (typeof answer !== 'string') return answer;
    this.#tally.faults.push(`${endpoint.name} ${answer}`);
    throw new Error(`${endpoint.name}: expected a success, got ${answer}`);
  }

  #comeBack(begun: InitPayment, fields: Fields): Promise<unknown> {
    const { endpoint, asked } = returnCall(begun, fields);
    return this.#must(endpoint, asked);
  }

  /** Adds a top-up. Reads the balance again if an earlier purchase has just changed it. */
  async #putTopUp(): Promise<void> {
    for (let tries = 0; tries < 20; tries += 1) {
      const { electronicWallet } = await this.#must(activeCard, { params: { id: this.#customerId } });
      const body = { eWalletId: electronicWallet?.id, price: 10_000, previousBalance: electronicWallet?.currentAmount };
      if (typeof (await this.#send(addEWalletTransaction, { body })) !== 'string') return;
    }
    this.#tally.faults.push('the cart could not be filled');
  }

  async #payBy(manner: Manner, id: number, begun: InitPayment): Promise<void> {
    const page = await goToGateway(begun);
    if (manner === 'regret') await this.#send(cancelOrder, { params: { id } });
    const returns = await choose(page, ways[manner] ?? (manner as Choice), 2);
    await Promise.all(returns.map((fields) => this.#comeBack(begun, fields)));
    if (manner === 'cancel') await this.#send(payAgain, { params: { id } }, randomUUID());
  }

  /** Makes one purchase, from the cart to the return from the gateway. */
  async buy(manner: Manner): Promise<void> {
    await this.#putTopUp();
    const start = performance.now();
    const key = randomUUID();
    const body = { paymentType: 'BANK_CARD' };
    const submits = manner === 'double' ? 2 : 1;
    const orders = await Promise.all(
      Array.from({ length: submits }, () => this.#must(createOrder, { body }, `${key}:order`)),
    );
    this.#tally.orders += 1;
    const id = orders[0]?.id ?? 0;
    const pays = await Promise.all(
      Array.from({ length: submits }, () => this.#must(initPayment, { params: { id } }, `${key}:init`)),
    );
    const [begun] = pays;
    if (begun !== undefined) await this.#payBy(manner, id, begun);
    this.#tally.milliseconds.push(performance.now() - start);
  }

  /** Buys until a moment of `performance.now()`. */
  async buyUntil(end: number, plainly = false): Promise<void> {
    while (performance.now() < end) {
      await this.buy(plainly ? 'pay' : (manners[this.#turn % manners.length] ?? 'pay'));
    }
  }
}
