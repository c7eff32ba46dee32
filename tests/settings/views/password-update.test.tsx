// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { PasswordUpdateDialog } from '#features/settings/password-update/password-update-dialog.tsx';
import { PasswordUpdateView } from '#features/settings/password-update/password-update-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import type { NewPasswordForm } from '#machines/common/new-password.ts';
import { passwordUpdateModel } from '#machines/settings/password-update/model/password-update.model.ts';
import { passwordUpdateMachine } from '#machines/settings/password-update/password-update.machine.ts';
import { passwordUpdateView } from '#machines/settings/password-update/password-update.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { passwordUpdateGestures } from './password-update.gestures.tsx';

describeView({
  model: passwordUpdateModel,
  render: (actor) => inShop(testShop(), <PasswordUpdateView actor={actor} />),
  gestures: passwordUpdateGestures,
  view: passwordUpdateView,
  expectations: {
    editing: ({ root }, { context }) => {
      const { password, confirmation, demanded, failure } = context as NewPasswordForm;
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      expect(says(/^Vyplňte nové heslo/)).toBe((demanded && password === '') || failure?.name === 'EMPTY_PASSWORD');
      expect(says(/^Heslu ještě chybí: alespoň 8 znaků/)).toBe(demanded && password === 'linka');
      expect(says(/^Zadejte nové heslo ještě jednou/)).toBe(demanded && confirmation === '');
      expect(says(/^Hesla se neshodují/)).toBe(demanded && confirmation !== '' && confirmation !== password);
      expect(within(root).queryByRole('alert') !== null).toBe(failure !== null);
    },
    saving: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Změnit heslo' }).getAttribute('aria-busy')).toBe('true');
    },
  },
});

describe('the dialog to change the password (PWD-03)', () => {
  afterEach(cleanup);

  it('shows and hides each password separately', async () => {
    const user = userEvent.setup();
    render(inShop(testShop(), <PasswordUpdateView actor={createActor(passwordUpdateMachine).start()} />));
    const types = () =>
      ['Nové heslo', 'Nové heslo znovu'].map((label) => screen.getByLabelText(label).getAttribute('type'));
    expect(types()).toEqual(['password', 'password']);
    await user.click(screen.getByRole('button', { name: 'Zobrazit nové heslo' }));
    expect(types()).toEqual(['text', 'password']);
    await user.click(screen.getByRole('button', { name: 'Zobrazit zopakované heslo' }));
    await user.click(screen.getByRole('button', { name: 'Skrýt nové heslo' }));
    expect(types()).toEqual(['password', 'text']);
  });

  it('submits a form, so that Enter works in both fields, and closes when the password was changed', async () => {
    const user = userEvent.setup();
    const sent: unknown[] = [];
    const shop = {
      ...testShop(),
      call: (_: unknown, options: unknown) => Promise.resolve(sent.push(options)) as Promise<never>,
    };
    const closed = vi.fn<() => void>();
    render(inShop(shop, <PasswordUpdateDialog onClosed={closed} />));
    const fields = ['Nové heslo', 'Nové heslo znovu'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    // Enter submits a form with several fields only if it contains a submit button.
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Změnit heslo' });
    expect([button.type, ...fields.map(({ form }) => form === button.form)]).toEqual(['submit', true, true]);
    for (const field of fields) await user.type(field, 'Linka-2026');
    button.form?.requestSubmit();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent).toEqual([expect.objectContaining({ body: { password: 'Linka-2026' } })]);
  });
});
