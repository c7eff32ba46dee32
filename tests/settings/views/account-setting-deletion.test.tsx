// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RawIntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShopProvider } from '#common/shop-context.tsx';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Locale } from '#contract/enumerations.ts';
import { AccountSettingScreen } from '#features/settings/account-setting/account-setting-screen.tsx';
import { staticTexts } from '#i18n/texts.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);
emulateModalDialogs();
fillBrowserGaps();

const ticket = {
  id: 3,
  customer: { firstName: 'Jana', lastName: 'Novotná' },
  cardNumber: '210067399330770825',
  validFrom: '2026-10-27',
  validTo: '2026-11-25',
  customerProfile: { id: 1, displayName: 'Dospělý' },
  tariffProfile: { id: 2, displayName: '30denní' },
  price: 55_000,
};
const own = {
  id: 1,
  firstName: 'Jana',
  lastName: 'Novotná',
  birthDay: '1990-07-26',
  activeCardNumber: '210067399330770825',
  customerAccountLinkType: 'REGISTERED',
  hasWalletFunds: false,
  onlyHere: true,
};
const karel = { ...own, id: 2, firstName: 'Karel', customerAccountLinkType: 'MANAGED', onlyHere: false };
const child = { ...own, id: 3, firstName: 'Matěj', customerAccountLinkType: 'ASSIGNED' };

type Answer = () => Promise<unknown>;
const answers = (tickets: readonly unknown[], people: readonly unknown[]): Record<string, Answer> => ({
  activeTickets: () => Promise.resolve({ items: tickets }),
  relatedCustomers: () => Promise.resolve({ items: people }),
  globalSettings: () => Promise.resolve([]),
});

/** Opens the page; returns a function that changes its language. */
function open(answer: Record<string, Answer>, lossAllowed = true) {
  const selection = {
    context: { registered: null, linkedId: null, card: null },
    matches: () => false,
    hasTag: () => false,
  };
  const shop = testShop({
    boot: staticActor({ configuration: { ...defaultFlags, accountDeletionWithActiveTicketsAllowed: lossAllowed } }),
    session: staticActor({ session: { username: 'jana@linka.example' } }),
    customerSelection: { getSnapshot: () => selection, subscribe: () => ({ unsubscribe: () => {} }), send: vi.fn() },
  });
  const call = ({ name }: EndpointDefinition) =>
    (answer[name]?.() ?? Promise.reject(new Error(name))) as Promise<never>;
  const calling = { ...shop, call };
  const { rerender } = render(inShop(calling, <AccountSettingScreen />));
  return (locale: Locale) =>
    rerender(
      <RawIntlProvider value={staticTexts(locale, {}).intl()}>
        <ShopProvider value={calling}>
          <AccountSettingScreen />
        </ShopProvider>
      </RawIntlProvider>,
    );
}

const button = () => screen.getByRole('button', { name: 'Smazat účet' });
const section = () => within(screen.getByRole('region', { name: 'Smazání účtu' }));
const reason = () => document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent ?? null;

/** Submits the deletion, which the server refuses. */
async function failToDelete(user: UserEvent) {
  await user.click(button());
  await user.type(await screen.findByLabelText('Heslo'), 'Linka-2026');
  await user.click(screen.getByRole('button', { name: 'Smazat účet natrvalo' }));
  await screen.findByText(/účet zůstal/);
}

describe('the active tickets on the page of the settings (SET-01)', () => {
  it('are a table with all data of a ticket, without sorting and paging', async () => {
    open(answers([ticket], [own]));
    const rows = within(await screen.findByRole('table', { name: 'Platné jízdenky' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Držitel kartyČíslo kartyPlatí odPlatí doProfilTarifCena',
      'Jana Novotná21006739 93 3077082 527.10.202625.11.2026Dospělý30denní550,00 Kč',
    ]);
    expect(within(rows[0] ?? document.body).queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('stay on the page if they could not be read again', async () => {
    const user = userEvent.setup();
    const answer = answers([ticket], [own]);
    open(answer);
    await screen.findByRole('table', { name: 'Platné jízdenky' });
    answer['activeTickets'] = () => Promise.reject(new Error('down'));
    await failToDelete(user);
    await user.click(screen.getByRole('button', { name: 'Zavřít' }));
    await section().findByText('Platné jízdenky se nepodařilo načíst');
    expect(screen.getByRole('table', { name: 'Platné jízdenky' })).toBeTruthy();
  });

  it('are read again when the language changes, because the names of their tariffs come from the server (I18-01)', async () => {
    const answer = answers([ticket], [own]);
    const changeLanguage = open(answer);
    await screen.findByText('30denní');
    answer['activeTickets'] = () =>
      Promise.resolve({ items: [{ ...ticket, tariffProfile: { id: 2, displayName: '30-day' } }] });
    changeLanguage('en');
    await screen.findByText('30-day');
  });

  it('are hidden if there are no tickets', async () => {
    open(answers([], [own]));
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByText('Platné jízdenky')).toBeNull();
  });
});

describe('the button that deletes the account (SET-02)', () => {
  it('has no alert that the deletion is impossible while the page checks whether it is possible', async () => {
    open({ ...answers([], [own]), activeTickets: () => new Promise(() => {}) }, false);
    await screen.findByText('Zjišťujeme, zda lze účet smazat…');
    expect(screen.queryByText('Účet teď nelze smazat')).toBeNull();
  });

  it('is disabled until it is known what would be lost', () => {
    open({ ...answers([], [own]), activeTickets: () => new Promise(() => {}) });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(reason()).toMatch(/^Zjišťujeme/);
  });

  it.each([
    ['active tickets', [ticket], [own], /Máte platné jízdenky/],
    ['money in a wallet', [], [{ ...own, hasWalletFunds: true }], /V peněžence máte peníze/],
  ])('is disabled with a reason because of %s, if losses are not allowed', async (_, tickets, people, why) => {
    open(answers(tickets, people), false);
    await section().findByText('Účet teď nelze smazat');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(reason()).toMatch(why);
    await userEvent.setup().click(button());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['active tickets', [ticket], [own], true],
    ['money in a wallet', [], [{ ...own, hasWalletFunds: true }], true],
    ['nothing to lose', [], [own, { ...karel, hasWalletFunds: true }], false],
    ['a child, whose money stays on the card', [], [own, { ...child, hasWalletFunds: true }], false],
  ])('has the right warning for %s if losses are allowed', async (_, tickets, people, warns) => {
    open(answers(tickets, people));
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
    expect(section().queryByText(/přijdete o platné jízdenky/) !== null).toBe(warns);
  });

  it('is disabled until the tickets are loaded, if loading failed at first', async () => {
    let fails = true;
    const good = answers([], [own]);
    open(
      { ...good, activeTickets: () => (fails ? Promise.reject(new Error('down')) : Promise.resolve({ items: [] })) },
      false,
    );
    await section().findByText('Platné jízdenky se nepodařilo načíst');
    expect(reason()).toMatch(/Nevíme, zda máte/);
    fails = false;
    await userEvent.setup().click(section().getByRole('button', { name: 'Zkusit znovu' }));
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
    expect(section().queryByText('Platné jízdenky se nepodařilo načíst')).toBeNull();
  });

  it('is disabled until the tickets are read again, if reading failed after a failed deletion', async () => {
    const user = userEvent.setup();
    const good = answers([], [own]);
    const answer = { ...good };
    open(answer, false);
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
    answer['activeTickets'] = () => Promise.reject(new Error('down'));
    await failToDelete(user);
    await user.click(screen.getByRole('button', { name: 'Zavřít' }));
    await section().findByText('Platné jízdenky se nepodařilo načíst');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(reason()).toMatch(/Nevíme, zda máte/);
    answer['activeTickets'] = () => Promise.resolve({ items: [] });
    await user.click(section().getByRole('button', { name: 'Zkusit znovu' }));
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  });

  it('opens a dialog with the people whose cards leave the account; the dialog can be closed', async () => {
    const user = userEvent.setup();
    open({
      ...answers([], [own, karel]),
      globalSettings: () => Promise.resolve([{ name: 'DELETED_ACCOUNT_RECORDS_KEPT_IN_YEARS', value: '7' }]),
    });
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
    await user.click(button());
    const table = await screen.findByRole('table', { name: /Lidé, jejichž karty/ });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    within(table).getByText('Karel Novotná');
    screen.getByText(/uchováme 7\s+let/);
    await user.click(screen.getByRole('button', { name: 'Zavřít' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reads the tickets again after a failed deletion, and shows the new reason', async () => {
    const user = userEvent.setup();
    let tickets: readonly unknown[] = [];
    open({ ...answers([], [own]), activeTickets: () => Promise.resolve({ items: tickets }) }, false);
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
    tickets = [ticket];
    await failToDelete(user);
    await screen.findByText('Máte platné jízdenky. Účet můžete smazat, až jejich platnost skončí.');
  });
});
