// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { BookMoneyButton } from '#features/desk/invoices/book-money-button.tsx';
import { ReturnMoneyButton } from '#features/desk/return-money/return-money-button.tsx';
import type { Shop } from '#runtime/shop.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

const effects: unknown[] = [];
beforeEach(() => void (effects.length = 0));
afterEach(cleanup);

const shopThat = (refusal: string | null): Shop => ({
  ...testShop(),
  call: ((endpoint: EndpointDefinition) => {
    effects.push(endpoint.name);
    return refusal === null ? Promise.resolve() : Promise.reject({ name: refusal, status: 409, metadata: {} });
  }) as Shop['call'],
  showToast: ({ messageId }) => void effects.push(messageId),
});
const money = { orderNumber: 260_001, amount: '500,00 Kč', onChanged: () => void effects.push('changed') };

it.each([
  ['Zaznamenat platbu', BookMoneyButton, 'bookInvoice', 'deskMoney.book.done'],
  ['Zaznamenat vrácení peněz', ReturnMoneyButton, 'returnInvoice', 'deskMoney.return.done'],
])('the button "%s" asks for confirmation with the order and the amount (DSK-06)', async (name, Button, call, done) => {
  const user = userEvent.setup();
  render(inShop(shopThat(null), <Button {...money} />));
  await user.click(screen.getByRole('button', { name }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('260001');
  expect(question.textContent).toContain('500,00 Kč');
  expect(effects).toEqual([]);
  await user.click(within(question).getByText(name, { selector: 'footer button, footer button *' }));
  await expect.poll(() => effects).toEqual([call, done, 'changed']);
});

it.each([
  ['ORDER_NOT_PENDING', /už na peníze nečeká/],
  ['ORDER_NOT_PAYABLE', /není faktura/],
  ['PAYMENT_IN_PROGRESS', /právě platí kartou/],
])('a refusal is explained, and the list is read again afterwards: %s', async (refusal, text) => {
  const user = userEvent.setup();
  render(inShop(shopThat(refusal), <BookMoneyButton {...money} />));
  await user.click(screen.getByRole('button', { name: 'Zaznamenat platbu' }));
  const question = await screen.findByRole('alertdialog');
  const press = (name: string) =>
    user.click(within(question).getByText(name, { selector: 'footer button, footer button *' }));
  await press('Zaznamenat platbu');
  expect((await within(question).findByRole('alert')).textContent).toMatch(text);
  await press('Zavřít');
  await expect.poll(() => effects).toEqual(['bookInvoice', 'changed']);
});
