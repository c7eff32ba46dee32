import { expect, type Page } from '@playwright/test';

export const accountPage = (page: Page) => ({
  seeCustomerName: (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible(),
  seeWallet: (text: string | RegExp) => expect(page.getByTestId('wallet-amount')).toHaveText(text),
  seeLinkedInfo: (text: string | RegExp) => expect(page.getByText(text)).toBeVisible(),
  seeNoLinkedInfo: () => expect(page.getByRole('link', { name: 'Zpět na můj účet' })).toHaveCount(0),
  seeCard: (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible(),
  retry: () => page.locator('[data-flow=customerSelection]').getByRole('button', { name: 'Zkusit znovu' }).click(),
  seeTab: (name: string) => expect(page.getByRole('tab', { name, selected: true })).toBeVisible(),
  openWalletTab: () => page.getByRole('tab', { name: 'Peněženka' }).click(),
  openTicketsTab: () => page.getByRole('tab', { name: 'Jízdenky' }).click(),
  seeFirstSteps: () => expect(page.getByRole('heading', { name: 'Zbývá už jen karta' })).toBeVisible(),
  seeNotManageable: () =>
    Promise.all([
      expect(page.getByText('Pro tuto kartu už nemůžete nakupovat')).toBeVisible(),
      expect(page.getByRole('button', { name: /Koupit jízdenku|Dobít peněženku/ })).toHaveCount(0),
    ]),
  seeTicketCannotBeBought: (reason: string | RegExp) =>
    Promise.all([
      expect(page.getByRole('button', { name: 'Koupit jízdenku' })).toBeDisabled(),
      expect(page.getByText(reason).first()).toBeVisible(),
    ]),
});
