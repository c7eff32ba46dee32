// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import type { ErrorName } from '../../../contract/error-names.ts';
import type { CallOptions } from '../../../src/api/call.ts';
import type { Shop } from '../../../src/runtime/shop.ts';
import { CancelManaging } from '../../../src/features/links/link-cancelling/cancel-managing.tsx';
import { CancelLink } from '../../../src/features/links/link-cancelling/cancel-link.tsx';
import { inShop, testShop } from '../support/test-shop.tsx';

const customer = { id: 5, firstName: 'Matěj', lastName: 'Dvořák', fullName: 'Matěj Dvořák', birthDay: null };
const linkOf = (customerAccountLinkType: 'ASSIGNED' | 'MANAGED', cancelable = true) => ({
  id: 7,
  customerAccountLinkType,
  cancelable,
  customer,
});
const account = { id: 9, username: 'jan@linka.example' };

const deeds: unknown[] = [];
beforeEach(() => void (deeds.length = 0));
afterEach(cleanup);

/** A shop whose server refuses by this name, or does as it is told. */
function shopThat(refusal: ErrorName | null): Shop {
  return {
    ...testShop(),
    call: ((endpoint: EndpointDefinition, { params }: CallOptions<EndpointDefinition> = {}) => {
      deeds.push([endpoint.name, params]);
      return refusal === null
        ? Promise.resolve(undefined)
        : Promise.reject({ name: refusal, status: 409, metadata: {} });
    }) as Shop['call'],
    showToast: ({ messageId, values, colour }) => void deeds.push([messageId, values, colour]),
  };
}
const changed = () => void deeds.push('changed');

/** The question that a button asks. */
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
  ] as const)('%s asks with the person’s name, ends it, says so', async (type, button) => {
    render(inShop(shopThat(null), <CancelLink link={linkOf(type)} onChanged={changed} />));
    const { question, answer } = await ask(button);
    expect(question.textContent).toContain('Matěj Dvořák');
    await answer(button);
    await expect.poll(() => deeds).toContain('changed');
    expect(deeds).toEqual([
      ['cancelAccountLink', { id: 7 }],
      [`linkCancelling.done.${type}`, { name: 'Matěj Dvořák' }, 'success'],
      'changed',
    ]);
  });

  it('asks with the username of an account that manages the own card', async () => {
    render(inShop(shopThat(null), <CancelManaging account={account} onChanged={changed} />));
    const { question, answer } = await ask('Ukončit správu');
    expect(question.textContent).toContain('jan@linka.example');
    await answer('Ukončit správu');
    await expect.poll(() => deeds).toContain('changed');
    expect(deeds[0]).toEqual(['cancelManagingAccount', { id: 9 }]);
  });

  it('is not offered where it may not be', () => {
    render(inShop(shopThat(null), <CancelLink link={linkOf('ASSIGNED', false)} onChanged={changed} />));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does nothing after no', async () => {
    render(inShop(shopThat(null), <CancelLink link={linkOf('MANAGED')} onChanged={changed} />));
    await (await ask('Ukončit správu')).answer('Ponechat');
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(deeds).toEqual([]);
  });

  it('takes a link that is gone already for ended', async () => {
    render(inShop(shopThat('NOT_FOUND'), <CancelLink link={linkOf('MANAGED')} onChanged={changed} />));
    await (await ask('Ukončit správu')).answer('Ukončit správu');
    await expect.poll(() => deeds).toContain('changed');
  });

  it('says what to do where the server refuses, and shows afterwards how things stand', async () => {
    render(inShop(shopThat('LINK_NOT_CANCELABLE'), <CancelLink link={linkOf('MANAGED')} onChanged={changed} />));
    const { question, answer } = await ask('Ukončit správu');
    await answer('Ukončit správu');
    expect((await within(question).findByRole('alert')).textContent).toContain('Obraťte se prosím na pobočku');
    expect(within(question).queryByText('Ukončit správu')).toBeNull();
    await answer('Ponechat');
    await expect.poll(() => deeds.at(-1)).toBe('changed');
  });

  it('gives the focus to the heading when its row goes away', async () => {
    const page = (hasRow: boolean) =>
      inShop(
        shopThat(null),
        <>
          <h1>Spravované karty</h1>
          {hasRow && <CancelLink link={linkOf('MANAGED')} onChanged={changed} />}
        </>,
      );
    const { rerender } = render(page(true));
    await (await ask('Ukončit správu')).answer('Ukončit správu');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Ukončit správu' }));
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });
});
