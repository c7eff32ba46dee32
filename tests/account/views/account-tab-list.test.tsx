// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import { AccountTabList } from '#features/account/tabs/account-tab-list.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

fillBrowserGaps();
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

const { card } = customerSelectionSamples;
const configuration = { ...defaultFlags, brand: 'linka' } as unknown as SystemConfiguration;

async function chosenAt(address: string, held: CustomerCard | null = card) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const Page = () => <AccountTabList customerId={1} card={held} configuration={configuration} />;
  render(inShop(accountShop({ customerSelection: {} }), inRouter(Page, history)));
  return { history, chosen: (await screen.findByRole('tab', { selected: true })).textContent };
}

it.each([
  ['/page', 'Jízdenky'],
  ['/page?tab=unknown', 'Jízdenky'],
  ['/page?tab=ticket-fares', 'Jízdenky'],
  ['/page?tab=e-wallet', 'Peněženka'],
])('the tab in the address is open, or else the first tab (ACC-03): %s', async (address, tab) => {
  expect((await chosenAt(address)).chosen).toContain(tab);
});

it('without a card, the applications are open first, since the other tabs are empty; an address still decides', async () => {
  expect((await chosenAt('/page', null)).chosen).toContain('Žádosti');
  cleanup();
  expect((await chosenAt('/page?tab=ticket-fares', null)).chosen).toContain('Jízdenky');
});

it('a chosen tab is added to the address, which keeps its other parameters', async () => {
  const { history } = await chosenAt('/page?more=1');
  await userEvent.setup().click(screen.getByRole('tab', { name: /Peněženka/ }));
  await expect.poll(() => history.location.search).toBe('?more=1&tab=e-wallet');
});

it('choosing a tab does not scroll the page, and "back" leads to the page before', async () => {
  const { history } = await chosenAt('/page');
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await userEvent.setup().click(screen.getByRole('tab', { name: /Peněženka/ }));
  await screen.findByText('Peněženka zatím nemá žádné pohyby.');
  expect([scrollTo.mock.calls, history.length]).toEqual([[], 1]);
});

const payment = (id: number) => ({
  id,
  operation: { id: 1, name: 'PAYMENT', displayName: 'Platba' },
  dateTime: '2026-11-20T08:00:00.000Z',
  transactionNumber: String(id),
  lineNumber: 7,
  address: 'Lipany, nádraží',
  amount: -2_800,
  newBalance: 5_000,
  processedOnCard: true,
  paymentType: { id: 1, name: 'CASH', displayName: 'Hotově' },
  cardNumber: card.cardNumber,
});

it('the wallet is read again when its amount changes', async () => {
  const rows = [payment(1)];
  const answers = { customerEWalletTransactions: () => ({ items: [...rows], totalCount: rows.length }) };
  const shop = accountShop({ customerSelection: {}, answers });
  const cardWith = (currentAmount: number) => ({ ...card, electronicWallet: { id: 1, currentAmount } });
  let change: (amount: number) => void = () => {};
  const Page = () => {
    const [amount, setAmount] = useState(25_000);
    change = setAmount;
    return <AccountTabList customerId={1} card={cardWith(amount)} configuration={configuration} />;
  };
  render(inShop(shop, inRouter(Page, createMemoryHistory({ initialEntries: ['/page?tab=e-wallet'] }))));
  expect(await screen.findAllByText('Platba')).toHaveLength(1);
  rows.push(payment(2));
  act(() => change(22_200));
  await expect.poll(() => screen.queryAllByText('Platba').length).toBe(2);
});
