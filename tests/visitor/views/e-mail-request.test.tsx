// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { EMailRequestView } from '#features/visitor/e-mail-request/e-mail-request-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { eMailRequestMachine } from '#machines/visitor/e-mail-request/e-mail-request.machine.ts';
import type { EMailRequestContext, Mail, MailRequest } from '#machines/visitor/e-mail-request/e-mail-request.types.ts';
import { eMailRequestView } from '#machines/visitor/e-mail-request/e-mail-request.view.ts';
import { eMailRequestModel } from '#machines/visitor/e-mail-request/model/e-mail-request.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { eMailRequestGestures } from './e-mail-request.gestures.tsx';

const titles: Readonly<Record<Mail, string>> = {
  passwordReset: 'Zapomenuté heslo',
  verification: 'Nový ověřovací e-mail',
};
const notes: Readonly<Record<Mail, RegExp>> = {
  passwordReset: /^Pokud k adrese .*patří účet/,
  verification: /^Pokud účet s adresou .*čeká na ověření/,
};

describeView({
  model: eMailRequestModel,
  render: (actor) => inShop(testShop(), <EMailRequestView actor={actor} />),
  gestures: eMailRequestGestures,
  view: eMailRequestView,
  expectations: {
    editing: ({ root }, { context }) => {
      const { mail, eMail, demanded, failure } = context as EMailRequestContext;
      within(root).getByRole('heading', { name: titles[mail] });
      const field = within(root).getByLabelText<HTMLInputElement>('E-mail');
      expect(field.value).toBe(eMail);
      if (!demanded) expect(field.getAttribute('aria-invalid')).toBeNull();
      if (demanded && failure === null && eMail === '') within(root).getByText('Vyplňte e-mail.');
    },
    submitting: ({ root }) => {
      const button = within(root).getByRole('button', { name: 'Poslat odkaz' });
      expect(button.getAttribute('aria-busy')).toBe('true');
    },
    sent: ({ root }, { context }) => {
      const { mail } = context as EMailRequestContext;
      expect(within(root).getByText(/^Pokud /).parentElement?.textContent).toMatch(notes[mail]);
      within(root).getByText('jana@linka.example');
      expect(within(root).getByRole('link').getAttribute('href')).toBe('#/');
      expect(document.activeElement?.tagName).toBe('H1');
    },
  },
});

it('correcting the address moves the focus to the heading of the form, which keeps the typed address', async () => {
  const actors = { requestMail: fromPromise<void, MailRequest>(() => Promise.resolve()) };
  const input = { mail: 'passwordReset', eMail: 'jana@linka.example' } as const;
  const actor = createActor(eMailRequestMachine.provide({ actors }), { input }).start();
  render(inShop(testShop(), <EMailRequestView actor={actor} />));
  const page = within(document.body);
  const user = userEvent.setup({ delay: null });
  await user.click(page.getByRole('button', { name: 'Poslat odkaz' }));
  await user.click(await page.findByRole('button', { name: 'Zadat jiný e-mail' }));
  expect(document.activeElement).toBe(page.getByRole('heading', { level: 1, name: 'Zapomenuté heslo' }));
  expect(page.getByLabelText<HTMLInputElement>('E-mail').value).toBe('jana@linka.example');
});

/** The page after the server has refused a request for this mail with this error. */
const refusedBy = async (mail: Mail, name: string) => {
  const failure = { name, status: 400, metadata: { retryAfter: 61 } };
  const machine = eMailRequestMachine.provide({
    actors: { requestMail: fromPromise<void, MailRequest>(() => Promise.reject(failure)) },
  });
  const actor = createActor(machine, { input: { mail, eMail: 'jana@linka.example' } }).start();
  render(inShop(testShop(), <EMailRequestView actor={actor} />));
  const page = within(document.body);
  await userEvent.setup({ delay: null }).click(page.getByRole('button', { name: 'Poslat odkaz' }));
  return page;
};

afterEach(cleanup);

const seeAtField = async (mail: Mail, name: string, text: RegExp) => {
  const page = await refusedBy(mail, name);
  await page.findByText(text);
  expect(document.activeElement).toBe(page.getByLabelText('E-mail'));
  expect(page.queryByRole('alert')).toBeNull();
};

const seeAboveForm = async (mail: Mail, name: string, text: RegExp) => {
  const page = await refusedBy(mail, name);
  expect((await page.findByRole('alert')).textContent).toMatch(text);
  expect(page.getByLabelText('E-mail').getAttribute('aria-invalid')).toBeNull();
};

describe('a refused request of the mail for a forgotten password (PWD-01)', () => {
  it.each([
    ['INVALID_EMAIL', /^Toto není platný e-mail/],
    ['VALIDATION_ERROR', /^Tento e-mail server nepřijal/],
  ])('shows %s at the field', (name, text) => seeAtField('passwordReset', name, text));

  it.each([
    ['TOO_MANY_ATTEMPTS', /za 2 minuty/],
    ['NO_ANSWER', /^E-mail zůstal vyplněn/],
    ['INTERNAL_ERROR', /^Odkaz se nepodařilo poslat/],
  ])('shows %s above the form', (name, text) => seeAboveForm('passwordReset', name, text));
});

describe('a refused request of a new verification mail (VER-02)', () => {
  it.each([['INVALID_EMAIL', /^Toto není platný e-mail/]])('shows %s at the field', (name, text) =>
    seeAtField('verification', name, text),
  );

  it.each([
    ['VALIDATION_ERROR', /^Odkaz se nepodařilo poslat/],
    ['TOO_MANY_ATTEMPTS', /za 2 minuty/],
    ['NO_ANSWER', /^E-mail zůstal vyplněn/],
  ])('shows %s above the form', (name, text) => seeAboveForm('verification', name, text));
});
