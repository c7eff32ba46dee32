import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { EndpointDefinition, RequestInputOf, ResponseOf } from '../../contract/endpoint.ts';
import { customerAccountLinks } from '../../contract/endpoints/account-link-list.ts';
import { login, type LoginResult } from '../../contract/endpoints/auth.ts';
import { nullifyCartLifetime } from '../../contract/endpoints/customer-accounts.ts';
import { lastActiveCard } from '../../contract/endpoints/customers.ts';
import { cancelOrder, createOrder, initPayment } from '../../contract/endpoints/orders.ts';
import {
  addEWalletTransaction,
  clearCart,
  dismissLapsedCart,
  shoppingCart,
} from '../../contract/endpoints/shopping-cart.ts';
import { paymentName } from '../../machines/payment/payment-name.ts';
import type { Sandbox, TestAccount } from './sandbox.ts';

/** The owner of an account on another device. The tested page learns of these actions only from the server. */
export interface Customer {
  readonly session: LoginResult;
  /** Fills the cart if nothing is in it. */
  readonly fillCart: () => Promise<void>;
  /** Removes all items; the cart's lifetime continues until the shop resets it. */
  readonly emptyCart: () => Promise<void>;
  readonly resetCartTime: () => Promise<void>;
  /** When the cart expires, ISO. */
  readonly cartEnd: () => Promise<string>;
  /** Dismisses the offer of an expired cart. */
  readonly dismissLapsed: () => Promise<void>;
  /** The ids of the customers linked to the account, in the order of their links. */
  readonly linkedIds: () => Promise<readonly number[]>;
  /** Creates an order with payment by card, without starting the payment; returns its id. */
  readonly order: () => Promise<number>;
  readonly cancelOrder: (orderId: number) => Promise<void>;
  /** Starts the payment of an order; returns the address of its gateway page. */
  readonly payingAddress: (orderId: number) => Promise<string>;
  /** Starts the payment of an order; returns the gateway's name of it. */
  readonly paymentName: (orderId: number) => Promise<string>;
}

interface CallOptions<E extends EndpointDefinition> {
  readonly id?: number;
  readonly body?: RequestInputOf<E>;
}

export const callOf =
  (url: string, token: string | null) =>
  async <E extends EndpointDefinition>(endpoint: E, { id, body }: CallOptions<E> = {}): Promise<ResponseOf<E>> => {
    const answer = await fetch(url + endpoint.path.replace(':id', String(id)), {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(endpoint.creates === true ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${endpoint.name}: ${answer.status} ${await answer.text()}`);
    if (endpoint.response === undefined) return undefined as ResponseOf<E>;
    return v.parse(endpoint.response, await answer.json()) as ResponseOf<E>;
  };

export async function createCustomer(url: string, account: TestAccount): Promise<Customer> {
  const { username, password, customerId } = account;
  const session = await callOf(url, null)(login, { body: { username, password } });
  const call = callOf(url, session.token);

  const fillCart = async () => {
    if (!(await call(shoppingCart)).empty) return;
    const { electronicWallet: wallet } = await call(lastActiveCard, { id: customerId ?? 0 });
    if (wallet === null) throw new Error(`${username} has no wallet to top up`);
    const body = { eWalletId: wallet.id, price: 10_000, previousBalance: wallet.currentAmount };
    await call(addEWalletTransaction, { body });
  };
  return {
    session,
    fillCart,
    emptyCart: () => call(clearCart),
    resetCartTime: () => call(nullifyCartLifetime),
    cartEnd: async () => (await call(shoppingCart)).expiresAt ?? '',
    dismissLapsed: () => call(dismissLapsedCart),
    linkedIds: async () =>
      (await call(customerAccountLinks)).items
        .filter(({ customerAccountLinkType: type }) => type !== 'REGISTERED')
        .map((link) => link.customer.id),
    order: async () => {
      await fillCart();
      return (await call(createOrder, { body: { paymentType: 'BANK_CARD' } })).id;
    },
    cancelOrder: async (id) => void (await call(cancelOrder, { id })),
    paymentName: async (orderId) => paymentName(await call(initPayment, { id: orderId })),
    payingAddress: async (orderId) => {
      const target = await call(initPayment, { id: orderId });
      if (target.gateway !== 'CSOB') throw new Error('the second gateway is posted to, not gone to');
      const { merchantId, payId, dttm, signature } = target.redirect;
      return [target.processUrl, ...[merchantId, payId, dttm, signature].map(encodeURIComponent)].join('/');
    },
  };
}

const longLife = 100_000;

/** Like {@link createCustomer}, with a session that does not expire when a test moves the clock. */
export async function createLastingCustomer(url: string, account: TestAccount, sandbox: Sandbox): Promise<Customer> {
  await sandbox.settings({ TOKEN_LIFETIME_IN_MINUTES: longLife });
  const customer = await createCustomer(url, account);
  await sandbox.settings({ TOKEN_LIFETIME_IN_MINUTES: null });
  return customer;
}

/** The versions of stored values that are not 1. */
const versions: Readonly<Record<string, number>> = { payment: 2 };

/** Writes values into the shop's local storage, from a page of the same origin without the shop. */
export async function keepInBrowser(page: Page, kept: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/sandbox/accounts');
  const entries = Object.entries(kept).map(([name, value]) => [name, { version: versions[name] ?? 1, value }] as const);
  await page.evaluate((stored) => {
    for (const [name, entry] of stored) window.localStorage.setItem(`linka.${name}`, JSON.stringify(entry));
  }, entries);
}

/** Opens a page of the shop with the stored session of somebody, and with other stored values. */
export async function openAs(
  page: Page,
  { session }: Customer,
  path: string,
  kept: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { cartLifetime: _, ...stored } = session;
  await keepInBrowser(page, { session: stored, ...kept });
  await page.goto(`/#${path}`);
}
