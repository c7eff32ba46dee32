// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { EMailRequestContext, MailOrder } from '../../../machines/e-mail-request/e-mail-request.types.ts';
import { passwordRequestMachine } from '../../../machines/password-request/password-request.machine.ts';
import { passwordRequestModel } from '../../../machines/password-request/password-request.model.ts';
import { PasswordRequestView } from '../../../src/features/visitor/password-request/password-request-view.tsx';
import { describeView } from '../../formal/view-level.ts';
import { passwordRequestGestures } from './password-request.gestures.tsx';
import { inShop, testShop } from '../support/test-shop.tsx';

describeView({
  model: passwordRequestModel,
  render: (actor) => inShop(testShop(), <PasswordRequestView actor={actor} />),
  gestures: passwordRequestGestures,
  expectations: {
    editing: ({ root }, { context }) => {
      const { eMail, demanded, failure } = context as EMailRequestContext;
      const field = within(root).getByLabelText<HTMLInputElement>('E-mail');
      expect(field.value).toBe(eMail);
      if (!demanded) expect(field.getAttribute('aria-invalid')).toBeNull();
      if (demanded && failure === null && eMail === '') within(root).getByText('Vyplňte e-mail.');
    },
    submitting: ({ root }) => {
      const button = within(root).getByRole('button', { name: 'Poslat odkaz' });
      expect(button.getAttribute('aria-busy')).toBe('true');
    },
    sent: ({ root }) => {
      within(root).getByText(/^Pokud /);
      within(root).getByText('jana@linka.example');
      expect(within(root).getByRole('link').getAttribute('href')).toBe('#/');
      expect(document.activeElement?.tagName).toBe('H1');
    },
  },
});

/** The page after the server has refused an address by this name. */
const refusedBy = async (name: string) => {
  const failure = { name, status: 400, metadata: { retryAfter: 61 } };
  const machine = passwordRequestMachine.provide({
    actors: { resetPassword: fromPromise<void, MailOrder>(() => Promise.reject(failure)) },
  });
  const actor = createActor(machine, { input: { eMail: 'jana@linka.example' } }).start();
  render(inShop(testShop(), <PasswordRequestView actor={actor} />));
  const page = within(document.body);
  await userEvent.setup({ delay: null }).click(page.getByRole('button', { name: 'Poslat odkaz' }));
  return page;
};

afterEach(cleanup);

describe('what the server refuses (PWD-01)', () => {
  it.each([
    ['INVALID_EMAIL', /^Toto není platný e-mail/],
    ['VALIDATION_ERROR', /^Tento e-mail server nepřijal/],
  ])('%s stands at the address', async (name, text) => {
    const page = await refusedBy(name);
    await page.findByText(text);
    expect(document.activeElement).toBe(page.getByLabelText('E-mail'));
    expect(page.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['TOO_MANY_ATTEMPTS', /za 2 minuty/],
    ['NO_ANSWER', /^Server neodpověděl/],
    ['INTERNAL_ERROR', /^Odkaz se nepodařilo poslat/],
  ])('%s stands over the form', async (name, text) => {
    const page = await refusedBy(name);
    expect((await page.findByRole('alert')).textContent).toMatch(text);
    expect(page.getByLabelText('E-mail').getAttribute('aria-invalid')).toBeNull();
  });
});
