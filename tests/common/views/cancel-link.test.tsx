// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import { CancelLink } from '#common/link-cancelling/cancel-link.tsx';
import { CancelManaging } from '#common/link-cancelling/cancel-managing.tsx';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { ErrorName } from '#contract/error-names.ts';
import type { Shop } from '#runtime/shop.ts';
import { inShop, testShop } from './support/test-shop.tsx';

const customer = {
  id: 5,
  firstName: 'Matěj',
  lastName: 'Dvořák',
  fullName: 'Matěj Dvořák',
  birthDay: null,
  external: false,
};
const linkOf = (customerAccountLinkType: 'ASSIGNED' | 'MANAGED', cancelable = true) => ({
  id: 7,
  customerAccountLinkType,
  cancelable,
  customer,
});
const account = { id: 9, username: 'jan@linka.example' };

const effects: unknown[] = [];
beforeEach(() => void (effects.length = 0));
afterEach(cleanup);

/** A shop whose server refuses with this error, or accepts if the error is null. */
function shopThat(refusal: ErrorName | null): Shop {
  return {
    ...testShop(),
    call: ((endpoint: EndpointDefinition, { params }: CallOptions<EndpointDefinition> = {}) => {
      effects.push([endpoint.name, params]);
      return refusal === null
        ? Promise.resolve(undefined)
        : Promise.reject({ name: refusal, status: 409, metadata: {} });
    }) as Shop['call'],
    tell: (id, event) => void effects.push([id, event]),
    showToast: ({ messageId, values, colour }) => void effects.push([messageId, values, colour]),
  };
}
const recordChange = () => void effects.push('changed');

/** Presses a button that opens a confirmation dialog. */
async function ask(button: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  const question = await screen.findByRole('alertdialog');
  const answer = (name: string) =>
    user.click(within(question).getByText(name, { selector: 'footer button, footer button *' }));
  return { user, question, answer };
}

describe('ending a link', () => {
  it.each([
    ['ASSIGNED', 'Zrušit přiřazení'],
    ['MANAGED', 'Ukončit správu'],
  ] as const)(
    "of type %s asks for confirmation with the customer's name, and shows a toast after the link has ended",
    async (type, button) => {
      render(inShop(shopThat(null), <CancelLink link={linkOf(type)} onChanged={recordChange} />));
      const { question, answer } = await ask(button);
      expect(question.textContent).toContain('Matěj Dvořák');
      await answer(button);
      await expect.poll(() => effects).toContain('changed');
      expect(effects).toEqual([
        ['cancelAccountLink', { id: 7 }],
        [`linkCancelling.done.${type}`, { name: 'Matěj Dvořák' }, 'success'],
        ['customerSelection', { type: 'refresh' }],
        ['cart', { type: 'refresh' }],
        'changed',
      ]);
    },
  );

  it('asks for confirmation with the name of the account that manages the card', async () => {
    render(inShop(shopThat(null), <CancelManaging account={account} onChanged={recordChange} />));
    const { question, answer } = await ask('Ukončit správu');
    expect(question.textContent).toContain('jan@linka.example');
    await answer('Ukončit správu');
    await expect.poll(() => effects).toContain('changed');
    expect(effects[0]).toEqual(['cancelManagingAccount', { id: 9 }]);
  });

  it('is not offered if the link is not cancelable', () => {
    render(inShop(shopThat(null), <CancelLink link={linkOf('ASSIGNED', false)} onChanged={recordChange} />));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does nothing if the person declines', async () => {
    render(inShop(shopThat(null), <CancelLink link={linkOf('MANAGED')} onChanged={recordChange} />));
    await (await ask('Ukončit správu')).answer('Ponechat');
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(effects).toEqual([]);
  });

  it('treats a missing link as cancelled', async () => {
    render(inShop(shopThat('NOT_FOUND'), <CancelLink link={linkOf('MANAGED')} onChanged={recordChange} />));
    await (await ask('Ukončit správu')).answer('Ukončit správu');
    await expect.poll(() => effects).toContain('changed');
  });

  it('shows what to do if the server refuses, and refreshes the list afterwards', async () => {
    render(inShop(shopThat('LINK_NOT_CANCELABLE'), <CancelLink link={linkOf('MANAGED')} onChanged={recordChange} />));
    const { question, answer } = await ask('Ukončit správu');
    await answer('Ukončit správu');
    expect((await within(question).findByRole('alert')).textContent).toContain('Obraťte se prosím na pobočku');
    expect(within(question).queryByText('Ukončit správu')).toBeNull();
    await answer('Ponechat');
    await expect.poll(() => effects.at(-1)).toBe('changed');
  });

  it('moves the focus to the heading when its row disappears', async () => {
    const page = (hasRow: boolean) =>
      inShop(
        shopThat(null),
        <>
          <h1>Spravované karty</h1>
          {hasRow && <CancelLink link={linkOf('MANAGED')} onChanged={recordChange} />}
        </>,
      );
    const { rerender } = render(page(true));
    await (await ask('Ukončit správu')).answer('Ukončit správu');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Ukončit správu' }));
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });
});
