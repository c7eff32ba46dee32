import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { EndpointDefinition, RequestInputOf, AnswerOf } from '#contract/endpoint.ts';
import { cancelAccountLink } from '#contract/endpoints/account-link-cancelling.ts';
import { setMainAccount } from '#contract/endpoints/account-link-changes.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { login, type LoginResult } from '#contract/endpoints/auth.ts';
import { nullifyCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { lastActiveCard } from '#contract/endpoints/customers.ts';
import { cancelOrder, createOrder, initPayment } from '#contract/endpoints/orders.ts';
import { paymentStatus } from '#contract/endpoints/payments.ts';
import {
  addEWalletTransaction,
  clearCart,
  dismissExpiredCart,
  shoppingCart,
} from '#contract/endpoints/shopping-cart.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import type { AccountLink } from '#contract/entities/account-link.ts';
import type { InitPayment } from '#contract/entities/payment.ts';
import { pageConfigurationPath } from '#contract/page-configuration-path.ts';
import { PageConfiguration } from '#contract/page-configuration.ts';
import { paymentName } from '#machines/purchase/payment/payment-name.ts';
import { gatewayAddress } from '#machines/purchase/payment/payment.view.ts';
import { formOf } from '#tests/common/server/support/form-of.ts';
import type { Sandbox, TestAccount } from './sandbox.ts';

/** An account's owner on another device: the tested page gets the results of these actions only from the server. */
export interface Customer {
  readonly session: LoginResult;
  /** Adds a wallet top-up if the cart is empty; `price` in minor units, by default 100.00. */
  readonly fillCart: (price?: number) => Promise<void>;
  /** Removes all items; the cart's lifetime continues until the shop resets it. */
  readonly emptyCart: () => Promise<void>;
  readonly resetCartTime: () => Promise<void>;
  /** The moment when the cart expires, ISO; empty without items. */
  readonly cartEnd: () => Promise<string>;
  readonly dismissExpired: () => Promise<void>;
  /** The link to a person who is not the account's own customer. */
  readonly linkTo: (firstName: string) => Promise<AccountLink>;
  /** The customer that another system has sent without a name. */
  readonly linkToNameless: () => Promise<AccountLink['customer']>;
  readonly becomeMain: (link: Pick<AccountLink, 'id'>) => Promise<void>;
  /** The ids of the customers linked to the account, in the order of their links. */
  readonly linkedIds: () => Promise<readonly number[]>;
  /** Ends all links to other customers, as in another window. */
  readonly cutLinks: () => Promise<void>;
  /** Creates an order with payment by card, without starting the payment; returns its id. */
  readonly order: () => Promise<number>;
  readonly cancelOrder: (orderId: number) => Promise<void>;
  /** Pays an order at the gateway, in no browser. */
  readonly pay: (orderId: number) => Promise<void>;
  /** Starts the payment of an order; returns the address of its gateway page. */
  readonly gatewayAddress: (orderId: number) => Promise<string>;
  /** Starts the payment of an order; returns the id that its gateway uses for it. */
  readonly paymentName: (orderId: number) => Promise<string>;
}

interface CallOptions<E extends EndpointDefinition> {
  readonly id?: number;
  /** The parameters of the path, except the id. */
  readonly params?: Readonly<Record<string, number | string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: RequestInputOf<E>;
}

/**
 * Returns a function that calls endpoints with the token of a session (null = none), and returns the parsed response.
 * The function throws if the server answers with an error.
 */
export const callOf =
  (url: string, token: string | null) =>
  async <E extends EndpointDefinition>(
    endpoint: E,
    { id, params = {}, query, body }: CallOptions<E> = {},
  ): Promise<AnswerOf<E>> => {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name] ?? id));
    const answer = await fetch(url + path + search, {
      method: endpoint.method,
      headers: {
        ...(endpoint.multipart === undefined ? { 'content-type': 'application/json' } : {}),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(endpoint.creates === true ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined
        ? {}
        : { body: endpoint.multipart === undefined ? JSON.stringify(body) : formOf(Object(body)) }),
    });
    if (!answer.ok)
      throw new Error(`${endpoint.name}: expected a success, got ${answer.status} ${await answer.text()}`);
    if (endpoint.response === undefined) return undefined as AnswerOf<E>;
    return v.parse(endpoint.response, await answer.json()) as AnswerOf<E>;
  };

/** The address of the payment gateway, as the page gets it. */
async function paymentGatewayUrl(url: string): Promise<string> {
  const told = (await callOf(url, null)(systemConfigurations)).paymentGatewayUrl;
  if (told !== null) return told;
  const answer = await fetch(url + pageConfigurationPath);
  return v.parse(PageConfiguration, await answer.json()).paymentGatewayUrl ?? '';
}

export async function createCustomer(url: string, account: TestAccount): Promise<Customer> {
  const { username, password, customerId } = account;
  const session = await callOf(url, null)(login, { body: { username, password } });
  const call = callOf(url, session.token);

  const fillCart = async (price = 10_000) => {
    if (!(await call(shoppingCart)).empty) return;
    const { electronicWallet: wallet } = await call(lastActiveCard, { id: customerId ?? 0 });
    if (wallet === null) throw new Error(`expected ${username} to have a wallet, but its card has none`);
    const body = { eWalletId: wallet.id, price, previousBalance: wallet.currentAmount };
    await call(addEWalletTransaction, { body });
  };
  const addressOf = async (target: InitPayment): Promise<string> => {
    const { url: address, form } = gatewayAddress(target, await paymentGatewayUrl(url));
    if (form !== undefined) throw new Error('expected a gateway that is opened by its address, got one with a form');
    return address;
  };
  const links = async () =>
    (await call(customerAccountLinks)).items.filter(({ customerAccountLinkType: type }) => type !== 'REGISTERED');
  return {
    session,
    fillCart,
    emptyCart: () => call(clearCart),
    resetCartTime: () => call(nullifyCartLifetime),
    cartEnd: async () => (await call(shoppingCart)).expiresAt ?? '',
    dismissExpired: () => call(dismissExpiredCart),
    linkTo: async (firstName) => {
      const found = (await links()).find((link) => link.customer.firstName === firstName);
      if (found === undefined) throw new Error(`expected ${username} to have a link to ${firstName}, got none`);
      return found;
    },
    linkToNameless: async () => {
      const found = (await links()).find(({ customer }) => customer.firstName === String(customer.id));
      if (found === undefined) throw new Error(`expected ${username} to have a customer without a name`);
      return found.customer;
    },
    becomeMain: ({ id }) => call(setMainAccount, { id }),
    linkedIds: async () => (await links()).map((link) => link.customer.id),
    cutLinks: async () => {
      for (const { id } of await links()) await call(cancelAccountLink, { id });
    },
    order: async () => {
      await fillCart();
      return (await call(createOrder, { body: { paymentType: 'BANK_CARD' } })).id;
    },
    cancelOrder: async (id) => void (await call(cancelOrder, { id })),
    paymentName: async (orderId) => paymentName(await call(initPayment, { id: orderId })),
    pay: async (orderId) => {
      const target = await call(initPayment, { id: orderId });
      const { url: page } = await fetch(await addressOf(target));
      await fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
      await call(paymentStatus, { params: { id: paymentName(target) } });
    },
    gatewayAddress: async (orderId) => addressOf(await call(initPayment, { id: orderId })),
  };
}

const longLifeInMinutes = 100_000;

/** Like {@link createCustomer}, with a session that does not expire when a test moves the clock. */
export async function createLastingCustomer(url: string, account: TestAccount, sandbox: Sandbox): Promise<Customer> {
  await sandbox.settings({ TOKEN_LIFETIME_IN_MINUTES: longLifeInMinutes });
  const customer = await createCustomer(url, account);
  await sandbox.settings({ TOKEN_LIFETIME_IN_MINUTES: null });
  return customer;
}

/** The format versions of stored values, if not 1. */
const versions: Readonly<Record<string, number>> = { payment: 2, 'form-draft': 2 };

type Values = Readonly<Record<string, unknown>>;
type Entries = readonly (readonly [name: string, entry: string])[];

const entriesOf = (values: Values): Entries =>
  Object.entries(values).map(([name, value]) => [
    `linka.${name}`,
    JSON.stringify({ version: versions[name] ?? 1, value }),
  ]);

const write = (entries: Entries): void => {
  for (const [name, entry] of entries) window.localStorage.setItem(name, entry);
};

/**
 * Writes values into the shop's local storage in the page that `open` opens, before its scripts run. Values written in
 * another page may not have reached the process of this page yet.
 */
export async function openWith(page: Page, values: Values, open: () => Promise<unknown>): Promise<void> {
  // A change of the hash alone would not load the page again.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const writing = await page.addInitScript(write, entriesOf(values));
  await open();
  await writing.dispose();
}

/** Writes values into the shop's local storage in a page beside the shop's page, which gets `storage` events. */
export async function storeInOtherPage(page: Page, values: Values): Promise<void> {
  await page.goto('/readyz');
  await page.evaluate(write, entriesOf(values));
}

/** Opens a page of the shop with the customer's session and other values in local storage. */
export async function openAs(page: Page, { session }: Customer, path: string, values: Values = {}): Promise<void> {
  await openWith(page, { session, ...values }, () => page.goto(`/#${path}`));
}
