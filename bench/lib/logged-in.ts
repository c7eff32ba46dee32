import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { RequestInputOf } from '#contract/endpoint.ts';
import { accountPage } from '#contract/endpoints/account-page.ts';
import { addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { callShop } from './call-shop.ts';
import { createCustomer, type BenchCustomer } from './customer.ts';
import type { ServedPages } from './serve-pages.ts';
import type { BenchShop } from './shop.ts';

/** Puts the customer's last ticket into the cart again. Throws if it cannot be bought. */
export async function repeatLastTicket(shop: BenchShop, { token }: BenchCustomer): Promise<void> {
  const page = v.parse(accountPage.response, await callShop(shop, { path: accountPage.path, token }));
  const offer = page.repeatPurchase?.ticketFare;
  if (!offer) throw new Error('expected that the last ticket can be bought once more, but it cannot');
  const { cardId, ticketCombinationId, start, zone } = offer;
  const ticket: RequestInputOf<typeof addTicketFare> = {
    cardId,
    ticketCombinationId,
    validFrom: start,
    zone: zone.name,
  };
  await callShop(shop, { path: addTicketFare.path, token, body: ticket });
}

/**
 * Logs in a new adult with a card, a wallet, tickets, orders and an empty cart, in the browser of a page. The page is
 * empty afterwards; the next page that is opened in this browser uses the session.
 */
export async function logIn(page: Page, { shop, url }: ServedPages): Promise<BenchCustomer> {
  const customer = await createCustomer(shop, 'adult');
  const { token, accountId, customerId } = customer;
  const holder = { id: customerId, firstName: 'Jana', lastName: 'Nováková' };
  const value = { token, customerAccountId: accountId, username: 'adult@bench.example', customer: holder };
  await page.goto(`${url}favicon.ico`);
  await page.evaluate(
    (session) => window.localStorage.setItem('linka.session', session),
    JSON.stringify({ version: 1, value }),
  );
  await page.goto('about:blank');
  return customer;
}
