// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { accountPage } from '#contract/endpoints/account-page.ts';
import { upcomingChanges } from '#contract/endpoints/upcoming-changes.ts';
import type { AccountPage } from '#contract/entities/account-page.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import { provideCustomerSelection } from '#features/account/customer-selection/customer-selection.actors.ts';
import { UserAccountScreen } from '#features/account/user-account/user-account-screen.tsx';
import { UserLinkedAccountScreen } from '#features/account/user-account/user-linked-account-screen.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import type { Shop } from '#runtime/shop.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { accountShop, type Answers } from './account-shop.ts';
import { childChange, personChanges } from './upcoming-changes.samples.ts';

fillBrowserGaps();
emulateModalDialogs();
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

const { ownPage, childPage, card } = customerSelectionSamples;
const refuseCall = () => Promise.reject({ name: 'INTERNAL_ERROR', status: 500, metadata: {} });

interface PageOptions {
  readonly linked?: boolean;
  readonly answers?: Answers;
}

/**
 * The page of an account in a shop whose server answers with the given pages in turn, and then does not answer any more.
 */
async function open(pages: readonly Partial<AccountPage>[], { linked = false, answers }: PageOptions = {}) {
  const waiting = pages.map((page, index) =>
    structuredClone({ ...(linked && index === 0 ? childPage : ownPage), ...page }),
  );
  const calls: (readonly [string, CallOptions<EndpointDefinition> | undefined])[] = [];
  const shop = accountShop({ answers, customerSelection: staticActor({}) });
  const call = (endpoint: EndpointDefinition, options?: CallOptions<EndpointDefinition>) => {
    calls.push([endpoint.name, options]);
    return endpoint.name === accountPage.name ? (waiting.shift() ?? refuseCall()) : shop.call(endpoint, options);
  };
  const selection = createActor(provideCustomerSelection({ ...shop, call } as unknown as Shop)).start();
  const actor = (id: 'boot') => (id === ('customerSelection' as string) ? selection : shop.actor(id));
  if (linked) selection.send({ type: 'selectLinked', customerId: 2 });
  selection.send({ type: 'sessionStarted' });
  const Screen: FunctionComponent = linked ? UserLinkedAccountScreen : UserAccountScreen;
  render(inShop({ ...shop, call, actor } as unknown as Shop, inRouter(Screen)));
  await screen.findByRole('tablist');
  return { calls, selection };
}

const ticket = (id: number, validFrom: string, validTo: string) =>
  ({
    id,
    validFrom,
    validTo,
    cancelled: false,
    tariffProfile: { id: 1, displayName: '30denní' },
    zones: [],
    price: 55_000,
  }) as unknown as TicketFare;

describe('the account page (ACC-01)', () => {
  it.each([
    [false, 1],
    [true, 2],
  ])('requests in its tabs only the data of its person: linked %s, customer %i', async (linked, id) => {
    const { calls } = await open([{}], { linked });
    await screen.findByText('Zatím tu není žádná jízdenka.');
    for (const name of ['Karty', 'Peněženka', 'Žádosti']) {
      await userEvent.click(screen.getByRole('tab', { name }));
      await screen.findByText(/^Zatím tu není žádná|nemá žádné pohyby/);
    }
    const asked = calls.flatMap(([name, options]) => (options?.params === undefined ? [] : [[name, options.params]]));
    expect(asked).toEqual([
      ['customerTicketFares', { id }],
      ['customerCards', { id }],
      ['customerEWalletTransactions', { id }],
      ['customerCardApplications', { id }],
    ]);
  });

  it('of another person starts anew: it keeps no dialog and no list of the former person', async () => {
    const { calls, selection } = await open([{}, childPage]);
    await screen.findByText('Zatím tu není žádná jízdenka.');
    await userEvent.click(screen.getByRole('button', { name: 'Koupit jízdenku' }));
    await screen.findByRole('dialog');
    // The response arrives before the browser has rendered the loading state.
    await act(async () => {
      selection.send({ type: 'selectLinked', customerId: 2 });
      await waitFor(selection, (snapshot) => snapshot.matches('selected'));
    });
    await screen.findByText(/účet, který je přiřazen k vašemu/);
    expect(screen.queryByRole('dialog')).toBeNull();
    const asked = () => calls.findLast(([name]) => name === 'customerTicketFares')?.[1]?.params;
    await expect.poll(asked).toEqual({ id: 2 });
  });

  it('shows name and birth date of a linked person without a card, but not of the own customer (ACC-02)', async () => {
    await open([{ card: null }], { linked: true });
    screen.getByText('Datum narození');
    expect(screen.getByText('Jméno').closest('div')?.textContent).toBe('JménoMatěj Novák');
    cleanup();
    await open([{ card: null }]);
    expect(screen.queryByText('Datum narození')).toBeNull();
  });

  it('keeps the first steps if the page cannot be read again', async () => {
    const { selection } = await open([{ card: null }]);
    act(() => selection.send({ type: 'refresh' }));
    await screen.findByRole('alert');
    screen.getByRole('heading', { name: 'Zbývá už jen karta' });
    screen.getByRole('button', { name: 'Požádat o čipovou kartu' });
  });

  it('has its tabs if the card could not be read, and shows no loading state', async () => {
    const { selection } = await open([{}, childPage]);
    act(() => selection.send({ type: 'selectLinked', customerId: 2 }));
    await screen.findByText(/účet, který je přiřazen k vašemu/);
    act(() => selection.send({ type: 'selectRegistered' }));
    await screen.findByText('Údaje o kartě se nepodařilo načíst');
    expect(screen.queryByText('Načítáme vaše údaje…')).toBeNull();
    screen.getByRole('tablist');
  });

  it('shows the tickets first, then the purchases, then the tickets that start later, then the services (TFR-03)', async () => {
    await open([
      {
        card: { ...card, ticketFares: [ticket(1, '2026-11-01', '2026-11-30'), ticket(2, '2026-12-01', '2026-12-30')] },
      },
    ]);
    const parts = [
      screen.getByRole('list', { name: 'Teď platí' }),
      screen.getByRole('button', { name: 'Koupit jízdenku' }),
      screen.getByRole('region', { name: 'Další jízdenky' }),
      screen.getByRole('button', { name: 'Podat reklamaci' }),
    ];
    const places = parts.map((part) => [...document.querySelectorAll('*')].indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

describe('upcoming changes on the account page (GRO-04)', () => {
  const people = [{ ...personChanges(childChange), customerId: 1 }];

  it('are read after the page, and again each time the page was read again', async () => {
    const { selection, calls } = await open([{}, {}], { answers: { [upcomingChanges.name]: () => ({ people }) } });
    await screen.findByRole('heading', { name: /^Poslední den profilu/ });
    const asked = () =>
      calls.map(([name]) => name).filter((name) => [accountPage, upcomingChanges].some((one) => one.name === name));
    expect(asked()).toEqual([accountPage.name, upcomingChanges.name]);
    act(() => selection.send({ type: 'refresh' }));
    await expect.poll(asked).toEqual([accountPage.name, upcomingChanges.name, accountPage.name, upcomingChanges.name]);
  });
});
