import { expect, type Page } from '@playwright/test';

/** Page object: the cart. Items are found by the names that it shows. */
export const cartPage = (page: Page) => {
  const flow = page.locator('[data-flow=cart]');
  const question = page.getByRole('alertdialog');
  const inQuestion = (name: string) => question.getByRole('button', { name, exact: true }).last();
  return {
    open: () => page.goto('/#/app/shopping-cart'),
    refresh: () => page.getByRole('banner').getByRole('link', { name: 'Košík' }).click(),
    removeItem: (name: string) => flow.getByRole('button', { name: `Odebrat: ${name}` }).click(),
    removeFirstItem: () =>
      flow
        .getByRole('button', { name: /^Odebrat: / })
        .first()
        .click(),
    cancelAll: () => flow.getByRole('button', { name: 'Vyprázdnit košík' }).click(),
    confirm: () => question.getByRole('button', { name: /^(Odebrat|Zrušit|Vyprázdnit)/ }).click(),
    dismiss: () =>
      inQuestion('Nechat v košíku')
        .or(flow.getByRole('button', { name: 'Nechat, jak je' }))
        .click(),
    retry: () => flow.getByRole('button', { name: 'Zkusit znovu' }).click(),
    /** Removes the first item of a card application. */
    removeApplication: () => flow.getByRole('button', { name: 'Odebrat: Vydání karty' }).first().click(),
    seeItem: (name: string | RegExp) => expect(flow.getByText(name).first()).toBeVisible(),
    seeItemCount: (count: number) =>
      expect(flow.getByRole('list', { name: 'Položky v košíku' }).locator('> li')).toHaveCount(count),
    seeTotal: (text: string | RegExp) => expect(page.getByTestId('cart-total')).toHaveText(text),
    seeCountdown: () => expect(flow.getByRole('timer')).toBeVisible(),
    seeMinutesLeft: (minutes: number) => expect(flow.getByRole('timer')).toContainText(new RegExp(`\\b${minutes}\\s`)),
    seeEmpty: () => expect(flow.getByText('V košíku nic není.')).toBeVisible(),
    seeExpired: () =>
      expect(page.getByText('Vypršel časový limit košíku. Všechny položky byly odebrány.')).toBeVisible(),
    seeNoExpiry: () =>
      expect(page.getByText('Vypršel časový limit košíku. Všechny položky byly odebrány.')).toHaveCount(0),
    seeChange: (name: string | RegExp, text: string | RegExp) =>
      expect(
        flow.getByRole('list', { name: 'V košíku se něco změnilo' }).getByRole('listitem').filter({ hasText: name }),
      ).toContainText(text),
    seeQuestion: (title: string) => expect(page.getByRole('alertdialog', { name: title })).toBeVisible(),
    seeNotRemovable: (name: string) => expect(flow.getByRole('button', { name: `Odebrat: ${name}` })).toHaveCount(0),
  };
};
