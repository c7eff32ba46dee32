// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountSettingScreen } from '#features/settings/account-setting/account-setting-screen.tsx';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);
emulateModalDialogs();
fillBrowserGaps();

const jana = { id: 1, fullName: 'Jana Nováková', birthDay: '1990-07-25' };
const card = { cardNumber: '210067399330770825', currentState: { state: { name: 'ACTIVE', displayName: 'Aktivní' } } };
const contacts = defaultFlags.footerLinks?.contacts;

/** The selection of customers in a state; its `send` is recorded. */
function selectionIn(state: string, context: object, tags: readonly string[] = []) {
  const snapshot = {
    context: { registered: null, linkedId: null, card: null, ...context },
    matches: (asked: string) => asked === state,
    hasTag: (tag: string) => tags.includes(tag),
  };
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send: vi.fn() };
}

function open(state: string, context: object = {}, tags: readonly string[] = []) {
  const selection = selectionIn(state, context, tags);
  const shop = testShop({
    boot: staticActor({ configuration: { ...defaultFlags } }),
    session: staticActor({ session: { username: 'jana@linka.example' } }),
    customerSelection: selection,
  });
  render(inShop(shop, <AccountSettingScreen />));
  return selection;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
/** The names and values of a section. */
const rowsOf = (name: string) =>
  section(name)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the settings of the account', () => {
  it('show the username, and change the password in a dialog (PWD-03)', async () => {
    const user = userEvent.setup();
    open('selected', { registered: jana, card });
    expect(rowsOf('Přihlášení')).toEqual([
      ['E-mail', 'jana@linka.example'],
      ['Heslo', 'Změnit heslo'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Změnit heslo' }));
    // While the code of the dialog is loaded, a placeholder is shown, whose button is replaced later.
    await screen.findByLabelText('Nové heslo');
    screen.getByRole('dialog', { name: 'Změna hesla' });
    await user.click(screen.getByText('Zavřít'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show name, birth date and card, and where they can be changed', () => {
    open('selected', { registered: jana, card });
    expect(rowsOf('Moje údaje')).toEqual([
      ['Jméno a příjmení', 'Jana Nováková'],
      ['Datum narození', '25.07.1990'],
      ['Karta', '21006739 93 3077082 5 · Aktivní'],
    ]);
    section('Moje údaje').getByText('Změní vám je na kterékoli pobočce dopravce.');
    const link = section('Moje údaje').getByRole('link', { name: 'Najít pobočku dopravce' });
    expect(link.getAttribute('href')).toBe(contacts);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  it('say if the birth date or the card is missing', () => {
    open('selected', { registered: { ...jana, birthDay: null } });
    expect(rowsOf('Moje údaje').slice(1)).toEqual([
      ['Datum narození', 'neuvedeno'],
      ['Karta', 'zatím žádná'],
    ]);
  });

  it('have a link to the first steps for an account without a customer', () => {
    open('none');
    section('Moje údaje').getByText(/K účtu zatím nepatří žádná vaše karta/);
    expect(section('Moje údaje').getByRole('link', { name: 'Jak začít' }).getAttribute('href')).toBe(
      '#/app/user-account',
    );
    expect(screen.queryByText(/Změní vám je/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Změnit heslo' })).toBeTruthy();
  });

  it('are shown as loading until the customer is read', () => {
    open('readingOwn', {}, ['busy']);
    const said = section('Moje údaje').getByText('Načítáme vaše údaje…');
    expect(said.closest('[aria-busy=true]')).not.toBeNull();
  });

  it('do not say that there is no card while the card is being read', () => {
    open('readingOwn', { registered: jana, standing: null }, ['busy']);
    expect(rowsOf('Moje údaje')[2]).toEqual(['Karta', '']);
  });

  it('keep the former card if it could not be read again', () => {
    open('unreadable', { registered: jana, card });
    expect(rowsOf('Moje údaje')[2]).toEqual(['Karta', '21006739 93 3077082 5 · Aktivní']);
  });

  it.each([
    [null, 'Vaše údaje se nepodařilo načíst'],
    [jana, 'Údaje o kartě se nepodařilo načíst'],
  ])(
    'name the data that could not be read, keep the other data, and can be read again (%#)',
    async (registered, title) => {
      const user = userEvent.setup();
      const selection = open('unreadable', { registered });
      expect(section('Moje údaje').getByRole('alert').textContent).toContain(title);
      expect(screen.queryByText('Jana Nováková') !== null).toBe(registered !== null);
      expect(screen.queryByText('Karta')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
      expect(selection.send).toHaveBeenCalledWith({ type: 'retry' });
    },
  );
});
