// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import { ticketFareStates, type TicketFareState } from '#contract/enumerations.ts';
import { TicketFaresTab } from '#features/account/tabs/ticket-fares/ticket-fares-tab.tsx';
import { rowStyles } from '#ui/table/table.styles.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { cellsOf } from '../../common/views/support/cells.ts';
import { failingCall } from '../../common/views/support/failing-call.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ticket = (id: number, name: TicketFareState): TicketFare => ({
  id,
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  cancelled: name === 'CANCELLED',
  active: name === 'ACTIVE',
  customerProfile: { id: 1, displayName: 'Dospělý', checkTicketCollision: true },
  tariffProfile: { id: 1, displayName: '30denní' },
  ticketCombinationId: 1,
  zones: [
    { id: 1, displayName: 'Zóna 100' },
    { id: 2, displayName: 'Zóna 101' },
  ] as TicketFare['zones'],
  price: 55_000,
  state: { id, name, code: name, displayName: `Stav ${name}` },
  card: {
    id: 1,
    cardNumber: '12345678901234567',
    currentState: { state: { id: 2, name: 'ACTIVE', displayName: 'Aktivní' } },
  },
});

describe('the ticket fare tab (HIS-01)', () => {
  const states = ticketFareStates.map((name, index) => ({
    id: index + 1,
    name,
    code: name,
    displayName: `Stav ${name}`,
  }));
  const shopWithTickets = (queries: unknown[] = []) => ({
    ...testShop(),
    call: async ({ name }: EndpointDefinition, { query }: CallOptions<never> = {}) => {
      if (name === 'ticketFareStates') return states as never;
      queries.push(query);
      return { items: ticketFareStates.map((state, index) => ticket(index + 1, state)), totalCount: 4 } as never;
    },
  });

  it('has a row style of its own for each state', async () => {
    render(inShop(shopWithTickets(), <TicketFaresTab customerId={1} />));
    const rowOf = async (state: string) =>
      (await screen.findByRole('rowheader', { name: `Stav ${state}` })).closest('tr');
    const tones = { ACTIVE: 'marked', FUTURE: 'ahead', EXPIRED: 'faded', CANCELLED: 'void' } as const;
    for (const [state, tone] of Object.entries(tones))
      expect((await rowOf(state))?.className).toBe(rowStyles({ tone, layout: 'compact' }));
  });

  it('has the columns of the specification, all of them sortable', async () => {
    render(inShop(shopWithTickets(), <TicketFaresTab customerId={1} />));
    const first = (await screen.findByRole('rowheader', { name: 'Stav ACTIVE' })).closest('tr');
    expect(cellsOf(first)).toEqual([
      'Stav ACTIVE',
      '01.11.2026',
      '30.11.2026',
      'Dospělý',
      'Zóna 100, Zóna 101',
      '30denní',
      '550,00 Kč',
      '12345678901234567',
      'Aktivní',
    ]);
    const headers = screen.getAllByRole('columnheader');
    const unsorted = headers.filter((header) => within(header).queryByRole('button') === null);
    expect(unsorted.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('requests the chosen states', async () => {
    const queries: unknown[] = [];
    const user = userEvent.setup();
    render(inShop(shopWithTickets(queries), <TicketFaresTab customerId={1} />));
    await screen.findByRole('rowheader', { name: 'Stav ACTIVE' });
    await user.click(await screen.findByRole('combobox', { name: /Stav/ }));
    await user.click(await screen.findByRole('option', { name: 'Stav CANCELLED' }));
    await expect.poll(() => queries.at(-1)).toEqual(expect.objectContaining({ stateIds: [1] }));
  });

  it('shows a toast if the states for the filter could not be read', async () => {
    const { shop, told } = failingCall(shopWithTickets(), 'ticketFareStates');
    render(inShop(shop, <TicketFaresTab customerId={1} />));
    await expect.poll(() => told).toEqual(['ticketFares.statesFailed']);
  });

  it.each([0, 1])('has a disabled filter if there are %i tickets, and does not read its values', async (count) => {
    const called: string[] = [];
    const call = async ({ name }: EndpointDefinition) => {
      called.push(name);
      return { items: [ticket(1, 'ACTIVE')].slice(0, count), totalCount: count } as never;
    };
    render(inShop({ ...testShop(), call }, <TicketFaresTab customerId={1} />));
    await screen.findByText(count === 0 ? 'Zatím tu není žádná jízdenka.' : 'Stav ACTIVE');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stav Vše' }).disabled).toBe(true);
    expect(called).toEqual(['customerTicketFares']);
  });

  it('first requests all tickets, the tickets that end last first', async () => {
    const queries: unknown[] = [];
    const call = async ({ name }: EndpointDefinition, { query }: CallOptions<never> = {}) => {
      // The list works without the names of the states.
      if (name === 'ticketFareStates') throw { name: 'BAD_GATEWAY', status: 502, metadata: {} };
      queries.push(query);
      return { items: [], totalCount: 0 } as never;
    };
    render(inShop({ ...testShop(), call }, <TicketFaresTab customerId={1} />));
    // No filter was chosen, so the text does not mention filters.
    await screen.findByText('Zatím tu není žádná jízdenka.');
    expect(queries).toEqual([expect.objectContaining({ sortBy: 'validTo', sortDesc: true })]);
    expect(queries).toEqual([expect.not.objectContaining({ stateIds: expect.anything() })]);
  });
});
