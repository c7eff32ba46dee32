// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { SystemConfiguration } from '../../../contract/entities/configuration.ts';
import { customerSelectionSamples } from '../../../machines/customer-selection/customer-selection.samples.ts';
import { defaultFlags } from '../../../server/settings/system-flags.ts';
import { AccountTabList } from '../../../src/features/account/tabs/account-tab-list.tsx';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { inRouter } from '../support/in-router.tsx';
import { inShop } from '../support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

fillBrowserGaps();
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

const { card } = customerSelectionSamples;
const configuration = { ...defaultFlags, brand: 'linka' } as unknown as SystemConfiguration;

async function chosenAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const Page = () => <AccountTabList customerId={1} card={card} configuration={configuration} />;
  render(inShop(accountShop({ customerSelection: {} }), inRouter(Page, history)));
  return { history, chosen: (await screen.findByRole('tab', { selected: true })).textContent };
}

it.each([
  ['/page', 'Jízdenky'],
  ['/page?tab=unknown', 'Jízdenky'],
  ['/page?tab=ticket-fares', 'Jízdenky'],
  ['/page?tab=e-wallet', 'Peněženka'],
])('the address names the tab that is open, else it is the first one (ACC-03): %s', async (address, tab) => {
  expect((await chosenAt(address)).chosen).toContain(tab);
});

it('a tab that is chosen is in the address beside what is there already', async () => {
  const { history } = await chosenAt('/page?more=1');
  await userEvent.setup().click(screen.getByRole('tab', { name: /Peněženka/ }));
  await expect.poll(() => history.location.search).toBe('?more=1&tab=e-wallet');
});
