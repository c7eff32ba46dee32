// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Reclamation } from '#contract/entities/reclamation.ts';
import { ReclamationListScreen } from '#features/account/reclamations/reclamation-list-screen.tsx';
import { ReclamationOpened } from '#features/account/reclamations/reclamation-opened.tsx';
import { ReclamationStateChip } from '#features/account/reclamations/reclamation-state-chip.tsx';
import type { Shop } from '#runtime/shop.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

const pending: Reclamation = {
  id: 1,
  reclamationNumber: 'R-260001',
  created: '2026-11-21T08:00:00.000Z',
  answerBy: '2026-12-21',
  state: { id: 1, name: 'PENDING', displayName: 'Vyřizuje se' },
  contact: {
    customerFirstName: 'Jana',
    customerLastName: 'Nováková',
    customerPhoneNumber: '777 123 456',
    customerAddress: { street: 'Nová', streetNumber: '12', city: 'Lipany', zip: '56101' },
  },
  note: 'První řádek.\nDruhý řádek.',
  answer: null,
  customer: { id: 3, firstName: 'Jana', lastName: 'Nováková' },
  cardNumber: '92031111111111111',
  fee: null,
  events: [{ kind: 'FILED', at: '2026-11-21T08:00:00.000Z' }],
};
const settled: Reclamation = {
  ...pending,
  state: { id: 3, name: 'FINALIZED', displayName: 'Vyřízená' },
  answer: 'Kartu jsme vyměnili.',
  fee: { price: 15_000, place: 'NOWHERE', orderId: null },
  events: [...pending.events, { kind: 'FINALIZED', at: '2026-11-23T08:00:00.000Z' }],
};
const show = (reclamation: Reclamation, onChanged = () => {}) =>
  render(
    inShop({ ...testShop(), tell: () => {} }, <ReclamationOpened reclamation={reclamation} onChanged={onChanged} />),
  );
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const stops = () =>
  within(screen.getByRole('list', { name: 'Průběh reklamace' }))
    .getAllByRole('listitem')
    .map(plain);

describe('an opened reclamation (REC-03)', () => {
  it('shows the deadline of the answer, the filed text, and who gets the answer', () => {
    show(pending);
    expect(plain(screen.getByTestId('reclamation-status'))).toContain('nejpozději 21.12.2026');
    expect(stops()).toEqual([
      expect.stringMatching(/^Přijata/),
      expect.stringMatching(/^Odpovíme.*nejpozději 21\.12\./),
    ]);
    expect(screen.getByText(/První řádek\./).textContent).toBe('První řádek.\nDruhý řádek.');
    expect(screen.getByText(/Jana Nováková, 777 123 456/)).toBeTruthy();
    expect(screen.queryByText('Naše odpověď')).toBe(null);
    expect(screen.queryByRole('button')).toBe(null);
  });

  it('names the card by its number in groups (FMT-01)', () => {
    show({ ...pending, cardNumber: '123456789012345678' });
    expect(screen.getByText('12345678 90 1234567 8')).toBeTruthy();
  });

  it('apologizes if the promised day has passed without an answer', () => {
    show({ ...pending, answerBy: '2000-01-01' });
    expect(plain(screen.getByTestId('reclamation-status'))).toMatch(/nejpozději 01\.01\.2000 .* Omlouváme se/);
  });

  it('shows the answer, and offers to pay the fee', async () => {
    const user = userEvent.setup();
    let changes = 0;
    show(settled, () => {
      changes += 1;
    });
    expect(stops()).toEqual([/^Přijata/, /^Vyřízena/, /^Poplatek/].map((name) => expect.stringMatching(name)));
    expect(screen.getByText('Kartu jsme vyměnili.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Vložit\spoplatek 150,00\sKč do\skošíku/ }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(changes).toBe(1);
  });

  it('offers to pay the fee also if there is no written answer', () => {
    show({ ...settled, answer: null });
    expect(screen.getByRole('button', { name: /Vložit\spoplatek/ })).toBeTruthy();
  });

  it('names nobody if the account was deleted', () => {
    show({ ...settled, contact: null, note: null, answer: null, cardNumber: null, fee: null });
    expect(screen.queryByRole('term')).toBe(null);
  });
});

describe('the page of the reclamations (REC-03, REC-05)', () => {
  it('is read again if a fee was put into an order since the page was read', async () => {
    const ordered: Reclamation = { ...settled, fee: { price: 15_000, place: 'ORDER', orderId: 12 } };
    const lists = [settled, ordered];
    const sent: unknown[] = [];
    const call = async ({ name }: EndpointDefinition, { body }: CallOptions<never> = {}) => {
      if (name === 'reclamations') return { items: [lists.shift()], totalCount: 1 };
      sent.push(body);
      throw { name: 'FEE_ALREADY_ORDERED', status: 409, metadata: {} };
    };
    const shop = { ...answeringShop({}), call } as unknown as Shop;
    render(inShop(shop, inRouter(ReclamationListScreen)));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Zobrazit podrobnosti/ }));
    await user.click(await screen.findByRole('button', { name: /Vložit\spoplatek/ }));
    expect((await screen.findByRole('link', { name: /objednávku/ })).getAttribute('href')).toBe('#/app/order-list/12');
    expect(sent).toEqual([{ reclamationNumber: 'R-260001' }]);
  });
});

describe('the state of a reclamation in the list', () => {
  it.each([
    [pending, 'Vyřizuje se'],
    [settled, 'Čeká na zaplacení'],
    [{ ...settled, fee: null }, 'Vyřízená'],
    [{ ...settled, fee: { price: 1, place: 'PAID', orderId: 1 } as const }, 'Vyřízená'],
  ])('%#: %s', (reclamation, word) => {
    const { container } = render(inShop(testShop(), <ReclamationStateChip {...reclamation} />));
    expect(plain(container)).toBe(word);
  });
});
