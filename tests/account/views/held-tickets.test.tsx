// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import { CurrentTickets } from '#features/account/held-tickets/current-tickets.tsx';
import { NextTickets } from '#features/account/held-tickets/next-tickets.tsx';
import { heldFares } from '#machines/account/customer-selection/customer-selection.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const today = '2026-11-22';
const ticket = (id: number, validFrom: string, validTo: string, more: Partial<TicketFare> = {}): TicketFare => ({
  id,
  validFrom,
  validTo,
  cancelled: false,
  active: true,
  customerProfile: { id: 1, displayName: 'Dospělý', checkTicketCollision: true },
  tariffProfile: { id: 1, displayName: `Tarif ${String(id)}` },
  ticketCombinationId: 1,
  zones: [{ id: 1, name: '100', displayName: '100 Lipany-město' }],
  price: 55_000,
  state: { id: 3, name: 'ACTIVE', code: 'ACTIVE', displayName: 'Platná' },
  card: {
    id: 1,
    cardNumber: '12345678901234567',
    currentState: { state: { id: 2, name: 'ACTIVE', displayName: 'Aktivní' } },
  },
  ...more,
});

const heldBy = (...ticketFares: readonly TicketFare[]) => heldFares({ ticketFares: [...ticketFares] }, today);
/** The text of an element, with plain spaces in its amounts and days. */
const textOf = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ');
const show = (...ticketFares: readonly TicketFare[]) =>
  render(inShop(testShop(), <CurrentTickets held={heldBy(...ticketFares)} person="Jana Nováková" today={today} />));

describe('the tickets of a card on a day (TFR-03)', () => {
  it('are valid from their first to their last day, or start later; other tickets are left out', () => {
    const lastDay = ticket(1, '2026-10-24', today);
    const firstDay = ticket(2, today, '2026-12-21');
    const tomorrow = ticket(3, '2026-11-23', '2026-12-22');
    const later = ticket(4, '2026-12-24', '2027-01-22');
    const over = ticket(5, '2026-10-22', '2026-11-21');
    const cancelled = ticket(6, today, '2026-12-21', { cancelled: true });
    expect(heldBy(later, firstDay, tomorrow, over, cancelled, lastDay)).toEqual({
      current: [lastDay, firstDay],
      next: [tomorrow, later],
    });
  });
});

describe('the ticket that is valid now (TFR-03)', () => {
  it.each([
    [today, 'Platí už jen dnes, ne\u00A022.11.2026'],
    ['2026-11-23', 'Platí do zítřka, po\u00A023.11.2026'],
    ['2026-11-24', 'Platí ještě 2 dny, do út\u00A024.11.2026'],
    ['2026-11-26', 'Platí ještě 4 dny, do čt\u00A026.11.2026'],
    ['2026-11-27', 'Platí ještě 5 dní, do pá\u00A027.11.2026'],
  ])('with the last day %s has the text: %s', (validTo, text) => {
    show(ticket(1, '2026-10-28', validTo));
    expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text)).toBeTruthy();
  });

  it('is drawn with its name, person, days, zones and price', () => {
    show(ticket(1, '2026-10-28', '2026-11-26'), ticket(2, '2026-11-20', '2026-12-19'));
    const tickets = within(screen.getByRole('list', { name: 'Teď platí' })).getAllByRole('article');
    expect(tickets.map(textOf)).toEqual([
      'Tarif 1Jana NovákováOdst 28.10.2026Dočt 26.11.2026100 Lipany-městoPlatí550,00 Kč',
      'Tarif 2Jana NovákováOdpá 20.11.2026Doso 19.12.2026100 Lipany-městoPlatí550,00 Kč',
    ]);
  });

  it('is replaced by a sentence if no ticket is valid; the sentence names the start of the next ticket', () => {
    show();
    expect(document.body.textContent).toBe('Teď neplatí žádná jízdenka.');
    cleanup();
    show(ticket(1, '2026-12-01', '2026-12-30'));
    expect(document.body.textContent).toBe('Teď neplatí žádná jízdenka. Další začne platit út\u00A001.12.2026.');
  });
});

describe('the next tickets (TFR-03)', () => {
  it('are small tickets on a line of time', () => {
    const { next } = heldBy(ticket(2, '2026-12-27', '2027-01-25'), ticket(1, '2026-11-27', '2026-12-26'));
    render(inShop(testShop(), <NextTickets tickets={next} />));
    const line = screen.getAllByRole('list', { name: 'Další jízdenky' })[0] as HTMLElement;
    const texts = [...line.children].map(textOf);
    expect(texts).toEqual([
      'Od pá 27.11.2026začne platitTarif 1do so 26.12.2026100 Lipany-město550,00 Kč',
      'Od ne 27.12.2026začne platitTarif 2do po 25.01.2027100 Lipany-město550,00 Kč',
    ]);
  });

  it('take no space if there are no tickets', () => {
    const { container } = render(inShop(testShop(), <NextTickets tickets={[]} />));
    expect(container.childElementCount).toBe(0);
  });
});
