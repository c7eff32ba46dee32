// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { RegistrationScreen } from '#features/visitor/registration/registration-screen.tsx';
import { RegistrationView } from '#features/visitor/registration/registration-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { registrationModel } from '#machines/visitor/registration/model/registration.model.ts';
import { registrationMachine } from '#machines/visitor/registration/registration.machine.ts';
import { problemsOf } from '#machines/visitor/registration/registration.problems.ts';
import type { NewAccount, RegistrationContext } from '#machines/visitor/registration/registration.types.ts';
import { registrationView } from '#machines/visitor/registration/registration.view.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { registrationGestures } from './registration.gestures.tsx';

const links = { termsAndConditions: 'https://linka.example/terms', gdpr: 'https://linka.example/gdpr' };

describeView({
  model: registrationModel,
  render: (actor) => inShop(testShop(), <RegistrationView actor={actor} links={links} />),
  gestures: registrationGestures,
  view: registrationView,
  expectations: {
    editing: ({ root }, { context }) => {
      const typed = context as RegistrationContext;
      const wrong = Object.values(problemsOf(typed)).filter((problem) => problem !== null).length;
      const marked = root.querySelectorAll('[aria-invalid=true]').length;
      if (typed.failure === null) expect(marked).toBe(typed.demanded ? wrong : 0);
      expect(within(root).getByLabelText<HTMLInputElement>('Heslo').value).toBe(typed.password);
    },
    submitting: ({ root }) => {
      const button = within(root).getByRole('button', { name: 'Zaregistrovat se' });
      expect(button.getAttribute('aria-busy')).toBe('true');
    },
    registered: ({ root }) => {
      within(root).getByText('jana@linka.example');
      const hrefs = within(root)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      expect(hrefs).toEqual(['#/', '#/verification']);
      expect(document.activeElement?.tagName).toBe('H1');
    },
  },
});

const open = (register: (account: NewAccount) => Promise<void> = () => Promise.resolve()) => {
  const machine = registrationMachine.provide({
    actors: { register: fromPromise<void, NewAccount>(({ input }) => register(input)) },
  });
  const actor = createActor(machine, { input: { username: '' } }).start();
  render(inShop(testShop(), <RegistrationView actor={actor} links={links} />));
  const page = within(document.body);
  const user = userEvent.setup({ delay: null });
  const submit = () => user.click(page.getByRole('button', { name: 'Zaregistrovat se' }));
  const fillIn = async () => {
    await user.type(page.getByLabelText('E-mail'), 'jana@linka.example');
    await user.type(page.getByLabelText('Heslo'), 'Linka-2026');
    await user.type(page.getByLabelText('Heslo znovu'), 'Linka-2026');
    for (const box of page.getAllByRole('checkbox')) await user.click(box);
  };
  return { page, user, submit, fillIn };
};

const refuse = (name: string, more: object = {}) =>
  open(() => Promise.reject({ name, status: 400, metadata: {}, ...more }));

afterEach(cleanup);

describe('the registration form (REG-01, REG-03)', () => {
  it('marks errors after the first submit, focuses the first wrong field and updates the errors while typing', async () => {
    const { page, user, submit } = open();
    await user.type(page.getByLabelText('E-mail'), 'jana');
    expect(page.queryByText(/platný e-mail/)).toBeNull();
    await submit();
    const eMail = page.getByLabelText('E-mail');
    page.getByText(/platný e-mail/);
    expect(document.activeElement).toBe(eMail);
    await user.type(eMail, '@linka.example');
    expect(page.queryByText(/platný e-mail/)).toBeNull();
    await submit();
    expect(document.activeElement).toBe(page.getByLabelText('Heslo'));
  });

  it('focuses the first checkbox if only the consents are missing', async () => {
    const { page, user, submit, fillIn } = open();
    await fillIn();
    await user.click(page.getByRole('checkbox', { name: /15 let/ }));
    await submit();
    expect(document.activeElement).toBe(page.getByRole('checkbox', { name: /15 let/ }));
  });

  it('marks the rules that the password meets, also with a text', async () => {
    const { page, user } = open();
    await user.type(page.getByLabelText('Heslo'), 'linka');
    const list = page.getByRole('list', { name: 'Co má heslo obsahovat' });
    const rules = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(rules).toEqual([
      'alespoň 8 znaků – zatím chybí',
      'malé písmeno – splněno',
      'velké písmeno – zatím chybí',
      'číslice – zatím chybí',
    ]);
  });

  it("opens the operator's pages in a new tab; the names of the links say so", () => {
    const boot = staticActor({ configuration: { footerLinks: links } });
    const session = staticActor({ username: '' });
    render(inShop(testShop({ boot, session }), <RegistrationScreen />));
    const shown = within(document.body)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('target'))
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
    expect(shown).toEqual([
      [expect.stringMatching(/^obchodními podmínkami.*novém okně/), links.termsAndConditions, '_blank'],
      [expect.stringMatching(/osobních údajů.*novém okně/), links.gdpr, '_blank'],
    ]);
  });

  it('has autocomplete attributes for password managers', () => {
    const { page } = open();
    const asked = ['E-mail', 'Heslo', 'Heslo znovu'].map((label) => {
      const field = page.getByLabelText<HTMLInputElement>(label);
      return [field.type, field.autocomplete, field.maxLength];
    });
    expect(asked).toEqual([
      ['email', 'username', 254],
      ['password', 'new-password', 200],
      ['password', 'new-password', 200],
    ]);
  });

  it('shows the error of a known e-mail at its field, with links, and keeps the typed text', async () => {
    const { page, submit, fillIn } = refuse('CUSTOMER_EMAIL_NOT_UNIQUE');
    await fillIn();
    await submit();
    await page.findByText(/už účet existuje/);
    expect(document.activeElement).toBe(page.getByLabelText('E-mail'));
    expect(page.getByRole('link', { name: 'Zapomenuté heslo' }).getAttribute('href')).toBe('#/forgotten-password');
    expect(page.getByRole('link', { name: 'Poslat ověřovací e-mail znovu' }).getAttribute('href')).toBe(
      '#/verification',
    );
    expect(page.getByLabelText<HTMLInputElement>('Heslo znovu').value).toBe('Linka-2026');
  });

  it('shows the error of a refused password at its field', async () => {
    const { page, submit, fillIn } = refuse('VALIDATION_ERROR', { errors: ['password: is too common'] });
    await fillIn();
    await submit();
    await page.findByText(/^Toto heslo server nepřijal/);
    expect(document.activeElement).toBe(page.getByLabelText('Heslo'));
  });

  it.each([
    ['TOO_MANY_ATTEMPTS', { metadata: { retryAfter: 61 } }, /za 2 minuty/],
    ['NO_ANSWER', {}, /^Co jste vyplnili, zůstalo/],
    ['VALIDATION_ERROR', {}, /^Některý údaj server nepřijal/],
    ['INTERNAL_ERROR', {}, /^Registrace se nepodařila/],
  ])('shows %s above the form', async (name, more, text) => {
    const { page, submit, fillIn } = refuse(name, more);
    await fillIn();
    await submit();
    expect((await page.findByRole('alert')).textContent).toMatch(text);
  });
});
