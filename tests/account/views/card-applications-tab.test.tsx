// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { cardApplicationStates } from '#contract/enumerations.ts';
import { accountTabs } from '#features/account/tabs/account-tabs.ts';
import { CardApplicationList } from '#features/account/tabs/card-applications/card-application-list.tsx';
import { cardApplicationsTab } from '#features/account/tabs/card-applications/card-applications.tab.ts';
import { coverRow } from '#ui/icon-button/icon-button.tsx';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { cellsOf } from '../../common/views/support/cells.ts';
import { failingCall } from '../../common/views/support/failing-call.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { application } from './card-applications.samples.ts';

fillBrowserGaps();
emulateModalDialogs();
afterEach(cleanup);

const twoProfiles = application(2, 'PROCESSED', {
  note: 'Vyřízeno.',
  paid: false,
  carrierType: 'VIRTUAL_CARD',
  card: { id: 5, cardNumber: '92031111111111111' },
  profiles: ['Dospělý', 'Student'].map((displayName, id) => ({
    profile: { id, displayName, reduced: false, isic: false },
    validFrom: '2026-11-05',
    validTo: null,
    confirmationChecked: null,
  })),
});
const rejected = application(1, 'REJECTED');

const states = cardApplicationStates.map((name, index) => ({ id: index + 1, name, displayName: `Stav ${name}` }));
const shopWith = (items: readonly CardApplication[], queries: unknown[] = []) => ({
  ...testShop(),
  call: async ({ name }: EndpointDefinition, { query, params }: CallOptions<never> = {}) => {
    if (name === 'cardApplicationStates') return states as never;
    queries.push(query ?? params);
    return { items, totalCount: items.length } as never;
  },
});
const show = (...shop: Parameters<typeof shopWith>) =>
  render(inShop(shopWith(...shop), <CardApplicationList customerId={7} />));
const rowOf = async (state: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(state) })).closest('tr');

describe('the card applications tab (APL-01, ACC-03)', () => {
  it('is the last tab, and is shown for every card and with any flags', () => {
    expect(accountTabs.at(-1)).toBe(cardApplicationsTab);
    expect(cardApplicationsTab.isShown(null, {} as never)).toBe(true);
  });

  it('has the columns of the specification, all of them sortable', async () => {
    show([twoProfiles, rejected]);
    expect(cellsOf(await rowOf('PROCESSED'))).toEqual([
      'Stav PROCESSED',
      '26002',
      '7770002',
      '01.11.2026 09:00',
      'Jana Nová',
      'Dospělý',
      'Student',
      'Vyřízeno.',
      'Ano',
      'Ne',
      'Virtuální karta',
      '',
    ]);
    const headers = screen.getAllByRole('columnheader');
    expect(headers).toHaveLength(12);
    // The last column contains the buttons that open a row.
    expect(headers.slice(0, -1).filter((header) => within(header).queryByRole('button') === null)).toEqual([]);
  });

  it('opens the read-only wizard with a button that covers the row; the row has no other button or link', async () => {
    const asked: unknown[] = [];
    show([twoProfiles, rejected], asked);
    const row = await rowOf('PROCESSED');
    const [eye, ...others] = within(row ?? document.body).getAllByRole('button');
    expect([others, screen.queryAllByRole('link')]).toEqual([[], []]);
    expect(eye?.getAttribute('aria-label')).toBe('Zobrazit žádost 7770002');
    expect(eye?.className.split(' ')).toEqual(expect.arrayContaining(coverRow.split(' ')));
    await userEvent.setup().click(eye ?? document.body);
    expect(await screen.findByRole('dialog', { name: /^(Podaná žádost|Žádost o kartu)/ })).toBeDefined();
    await expect.poll(() => asked.at(-1)).toEqual({ id: 2 });
  });

  it('shows below the state that an application without a registered bank card waits for its customer', async () => {
    show([application(4, 'UNCHECKED_DATA', { carrierType: 'BANK_CARD', waitsFor: 'BANK_CARD' })]);
    expect(cellsOf(await rowOf('UNCHECKED_DATA'))[0]).toBe('Stav UNCHECKED_DATAČeká na vás');
  });

  it('names the card of the latest application that has a card', async () => {
    const older = application(1, 'PROCESSED', { card: { id: 4, cardNumber: '92032222222222222' } });
    show([application(9, 'REJECTED'), older, twoProfiles]);
    expect(await screen.findByText(/Karta.92031111111111111.*žádosti.7770002\./)).toBeDefined();
    expect(screen.queryByText(/92032222222222222/)).toBeNull();
  });

  it('names no card if no card was made', async () => {
    show([rejected]);
    await rowOf('REJECTED');
    expect(screen.queryByText(/byla vydána/)).toBeNull();
  });

  it('first requests all applications, the highest serial number first, and shows a text if there is no application', async () => {
    const queries: unknown[] = [];
    show([], queries);
    await screen.findByText('Zatím tu není žádná žádost o kartu.');
    expect(queries).toEqual([{ limit: 25, offset: 0, sortBy: 'serialNumber', sortDesc: true }]);
  });

  it('requests the chosen states', async () => {
    const queries: unknown[] = [];
    const user = userEvent.setup();
    show([twoProfiles, rejected], queries);
    await rowOf('PROCESSED');
    await user.click(await screen.findByRole('combobox', { name: /Stav/ }));
    await user.click(await screen.findByRole('option', { name: 'Stav REJECTED' }));
    await expect.poll(() => queries.at(-1)).toEqual(expect.objectContaining({ stateIds: [3] }));
  });

  it('keeps the chosen filter, although only one application matches it', async () => {
    const answers = shopWith([rejected]);
    const call: typeof answers.call = async (endpoint, options) =>
      endpoint.name === 'customerCardApplications' && !('stateIds' in (options?.query ?? {}))
        ? ({ items: [twoProfiles, rejected], totalCount: 2 } as never)
        : answers.call(endpoint, options);
    render(inShop({ ...answers, call }, <CardApplicationList customerId={7} />));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox', { name: /Stav/ }));
    await user.click(await screen.findByRole('option', { name: 'Stav REJECTED' }));
    await expect.poll(() => screen.queryByRole('rowheader', { name: /PROCESSED/ })).toBeNull();
    expect(screen.getByRole('combobox', { name: /Stav/ })).toBeTruthy();
  });

  it('shows a toast if the states for the filter could not be read', async () => {
    const { shop, told } = failingCall(shopWith([twoProfiles, rejected]), 'cardApplicationStates');
    render(inShop(shop, <CardApplicationList customerId={7} />));
    await expect.poll(() => told).toEqual(['cardApplications.statesFailed']);
  });

  it('shows its own text if the list could not be loaded, and loads it again', async () => {
    const answers = [() => Promise.reject({ name: 'INTERNAL_ERROR', status: 500, metadata: {} })];
    const loaded = shopWith([rejected]);
    const call: typeof loaded.call = (endpoint, options) => answers.pop()?.() ?? loaded.call(endpoint, options);
    render(inShop({ ...loaded, call }, <CardApplicationList customerId={7} />));
    await screen.findByText('Žádosti o kartu se nepodařilo načíst');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(await rowOf('REJECTED')).not.toBeNull();
  });

  it('loads its code when it is opened for the first time', async () => {
    const { Content } = cardApplicationsTab;
    render(inShop(shopWith([rejected]), <Content customerId={7} />));
    expect(await rowOf('REJECTED')).not.toBeNull();
  });
});
