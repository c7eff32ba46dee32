// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { ReclamationListScreen } from '#features/account/reclamations/reclamation-list-screen.tsx';
import { CardApplicationList } from '#features/account/tabs/card-applications/card-application-list.tsx';
import { ChipCardsTab } from '#features/account/tabs/chip-cards/chip-cards-tab.tsx';
import { EWalletTab } from '#features/account/tabs/e-wallet/e-wallet-tab.tsx';
import { TicketFaresTab } from '#features/account/tabs/ticket-fares/ticket-fares-tab.tsx';
import { ApplicationListScreen } from '#features/desk/applications/application-list-screen.tsx';
import { InvoiceDeskScreen } from '#features/desk/invoices/invoice-desk-screen.tsx';
import { MailDeskScreen } from '#features/desk/mails/mail-desk-screen.tsx';
import { PaymentDeskScreen } from '#features/desk/payments/payment-desk-screen.tsx';
import { DeskReclamationsScreen } from '#features/desk/reclamations/desk-reclamations-screen.tsx';
import { AssignedCardListScreen } from '#features/links/account-links/assigned-card-list-screen.tsx';
import { CardManagingAccountListScreen } from '#features/links/account-links/card-managing-account-list-screen.tsx';
import { ManagedCardListScreen } from '#features/links/account-links/managed-card-list-screen.tsx';
import { OrderListScreen } from '#features/purchase/order-list/order-list-screen.tsx';
import { MyTrailScreen } from '#features/trail/my-trail/my-trail-screen.tsx';
import { fillBrowserGaps } from '../ui/browser-gaps.ts';
import { answeringShop } from './support/answering-shop.ts';
import { inRouter } from './support/in-router.tsx';
import { staticActor } from './support/static-actor.ts';
import { inShop } from './support/test-shop.tsx';

fillBrowserGaps();
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

/** The query of the page's first call to the given endpoint. */
async function firstQuery(Page: () => ReactNode, called: string): Promise<unknown> {
  const queries: unknown[] = [];
  const customerSelection = staticActor({ people: [], linkedId: null, card: null, standing: null });
  const shop = {
    ...answeringShop({}, {}, { customerSelection: { ...customerSelection, getSnapshot: snapshot } }),
    call: ({ name }: EndpointDefinition, { query }: CallOptions<never> = {}) => {
      if (name === called) queries.push(query);
      return new Promise<never>(() => {});
    },
  };
  render(inShop(shop, inRouter(Page)));
  await expect.poll(() => queries.length).toBeGreaterThan(0);
  return queries[0];
}
const context = { people: [], linkedId: null, card: null, standing: null, onlyManaged: false };
const snapshot = () => ({ context, matches: () => false, hasTag: () => false });
const tab = { customerId: 1 };

it.each<readonly [string, () => ReactNode, object]>([
  ['orders', OrderListScreen, { sortBy: 'number', sortDesc: true }],
  ['customerTicketFares', () => <TicketFaresTab {...tab} />, { sortBy: 'validTo', sortDesc: true }],
  ['customerCards', () => <ChipCardsTab {...tab} />, { sortBy: 'validTo', sortDesc: true }],
  ['customerEWalletTransactions', () => <EWalletTab {...tab} />, { sortBy: 'dateTime', sortDesc: true }],
  ['customerCardApplications', () => <CardApplicationList {...tab} />, { sortBy: 'serialNumber', sortDesc: true }],
  ['reclamations', ReclamationListScreen, { sortBy: 'reclamationNumber', sortDesc: true }],
  [
    'customerAccountLinks',
    () => <AssignedCardListScreen applications={() => null} />,
    { customerAccountLinkType: 'ASSIGNED', sortBy: 'number', sortDesc: true },
  ],
  [
    'customerAccountLinks',
    () => <ManagedCardListScreen edit={() => null} />,
    { customerAccountLinkType: 'MANAGED', sortBy: 'name', sortDesc: false },
  ],
  ['managingAccounts', CardManagingAccountListScreen, { sortBy: 'username', sortDesc: true }],
  ['deskCardApplications', ApplicationListScreen, { sortBy: 'task', sortDesc: false }],
  ['deskInvoices', InvoiceDeskScreen, {}],
  ['unsettledPayments', PaymentDeskScreen, { sortBy: 'since', sortDesc: false }],
  ['undeliveredMails', MailDeskScreen, { sortBy: 'failed', sortDesc: true }],
  ['deskReclamations', DeskReclamationsScreen, {}],
  ['accountEvents', MyTrailScreen, { sortBy: 'at', sortDesc: true }],
  ['accountMails', MyTrailScreen, { sortBy: 'sent', sortDesc: true, limit: 10 }],
])('a list first requests its rows in its default order: %s', async (called, Page, order) => {
  expect(await firstQuery(Page, called)).toEqual({ limit: 25, offset: 0, ...order });
});
