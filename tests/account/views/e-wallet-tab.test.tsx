// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { css } from 'styled-system/css';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { EWalletTab } from '#features/account/tabs/e-wallet/e-wallet-tab.tsx';
import { TicketFaresTab } from '#features/account/tabs/ticket-fares/ticket-fares-tab.tsx';
import { rowStyles } from '#ui/table/table.styles.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { cellsOf } from '../../common/views/support/cells.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const transaction = (id: number, amount: number) => ({
  id,
  operation: { id: 1, name: 'RECHARGE', displayName: `Operace ${id}` },
  dateTime: '2026-11-20T08:00:00.000Z',
  transactionNumber: String(id),
  lineNumber: null,
  address: null,
  amount,
  newBalance: 5_000,
  processedOnCard: true,
  paymentType: { id: 1, name: 'CASH', displayName: 'Hotově' },
  cardNumber: '12345678901234567',
});
const failure = (status: number, name: string) => ({ name, status, metadata: {} });

/** A shop with a response for each endpoint name; a failure is thrown. */
function shopWith(answers: Readonly<Record<string, object>>) {
  const toasts: string[] = [];
  const queries: object[] = [];
  const call = async ({ name }: EndpointDefinition, { query }: CallOptions<never> = {}) => {
    queries.push(query ?? {});
    const answer = answers[name] ?? failure(502, 'BAD_GATEWAY');
    if ('status' in answer) throw answer;
    return answer as never;
  };
  return {
    shop: { ...testShop(), call, showToast: ({ messageId }: { messageId: string }) => void toasts.push(messageId) },
    toasts,
    queries,
  };
}

describe('the wallet tab (HIS-02)', () => {
  it.each([
    [1, 'credit'],
    [0, 'debit'],
    [-1, 'debit'],
  ] as const)('shows a row as a credit only if its amount is above 0: %i, %s', async (amount, tone) => {
    const answer = { items: [transaction(1, amount)], totalCount: 1 };
    render(inShop(shopWith({ customerEWalletTransactions: answer }).shop, <EWalletTab customerId={1} />));
    const row = (await screen.findByText('Operace 1')).closest('tr');
    expect(row?.className).toBe(rowStyles({ tone, layout: 'compact' }));
    const shown = within(row as HTMLElement).getByText(/Kč/, { selector: 'td:nth-child(6) *' });
    expect(shown.closest(`.${CSS.escape(css({ color: 'success.text' }))}`) !== null).toBe(tone === 'credit');
  });

  it('is read again only when the amount in the wallet changes (TRF-01)', async () => {
    const answer = { items: [transaction(1, 100)], totalCount: 1 };
    const { shop, queries } = shopWith({ customerEWalletTransactions: answer });
    const tab = (walletAmount: number) => inShop(shop, <EWalletTab customerId={1} walletAmount={walletAmount} />);
    const { rerender } = render(tab(100));
    await screen.findByText('Operace 1');
    rerender(tab(100));
    expect(queries).toHaveLength(1);
    rerender(tab(250));
    await expect.poll(() => queries.length).toBe(2);
  });

  it('filters by a day only if the day is not in the future', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
    const { shop, queries } = shopWith({
      customerEWalletTransactions: { items: [transaction(1, 100), transaction(2, 100)], totalCount: 2 },
    });
    render(inShop(shop, <EWalletTab customerId={1} />));
    await screen.findByText('Operace 1');
    const input = screen.getByRole('textbox', { name: 'Den' });
    await user.type(input, '1.12.2026');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(queries.filter((query) => Reflect.has(query, 'date'))).toEqual([]);
    await user.clear(input);
    await user.type(input, '20.11.2026');
    await expect.poll(() => Reflect.get(queries.at(-1) ?? {}, 'date')).toBe('2026-11-20');
  });

  it.each([
    [failure(502, 'BAD_GATEWAY'), ['eWallet.ticketsFailed']],
    [failure(500, 'INTERNAL_ERROR'), []],
  ])('shows a toast for failed tickets only if the call has shown no toast: %o', async (failed, expectedToasts) => {
    const answer = { items: [transaction(1, -2_800)], totalCount: 1 };
    const { shop, toasts } = shopWith({ customerEWalletTransactions: answer, vehicleTickets: failed });
    render(inShop(shop, <EWalletTab customerId={1} />));
    await userEvent.click(await screen.findByRole('button', { name: /Zobrazit podrobnosti/ }));
    await screen.findByRole('button', { name: 'Načíst podrobnosti znovu' });
    expect(toasts).toEqual(expectedToasts);
  });
});

describe('the details of a transaction', () => {
  const answer = { items: [transaction(1, -2_800)], totalCount: 1 };
  const open = async (vehicleTickets: readonly object[]) => {
    const { shop } = shopWith({ customerEWalletTransactions: answer, vehicleTickets });
    render(inShop(shop, <EWalletTab customerId={1} />));
    await userEvent.click(await screen.findByRole('button', { name: /Zobrazit podrobnosti/ }));
  };

  it('are the tickets that were paid on board, with their number and total price', async () => {
    const ticket = {
      ticketNumber: '7',
      customerProfile: 'Dospělý',
      tariffProfile: 'Jednotlivá',
      validFrom: '2026-11-20T08:00:00.000Z',
      validTo: '2026-11-20T09:00:00.000Z',
      ticketPrice: 1_400,
      passengerCount: 2,
      sumTicketsPrice: 2_800,
    };
    await open([ticket, { ...ticket, ticketNumber: '8', customerProfile: 'Dítě' }]);
    const table = await screen.findByRole('table', { name: 'Jízdenky koupené ve vozidle' });
    const rows = within(table).getAllByRole<HTMLTableRowElement>('row').map(cellsOf);
    expect(rows[0]).toEqual(['Profil', 'Tarif', 'Platí od', 'Platí do', 'Cena', 'Osob', 'Celkem']);
    const rest = ['Jednotlivá', '20.11.2026 09:00', '20.11.2026 10:00', '14,00 Kč', '2', '28,00 Kč'];
    expect(rows.slice(1)).toEqual([
      ['Dospělý', ...rest],
      ['Dítě', ...rest],
    ]);
  });

  it('are a note if there are no tickets', async () => {
    await open([]);
    await screen.findByText('K tomuto pohybu nejsou žádné podrobnosti.');
    expect(screen.queryByRole('table', { name: 'Jízdenky koupené ve vozidle' })).toBeNull();
  });
});

describe('a list that could not be loaded', () => {
  it.each([
    ['Pohyby peněženky se nepodařilo načíst', <EWalletTab key="e" customerId={1} />],
    ['Jízdenky se nepodařilo načíst', <TicketFaresTab key="t" customerId={1} />],
  ])('shows which data are missing: %s', async (title, tab) => {
    render(inShop(shopWith({}).shop, tab));
    expect((await screen.findByRole('alert')).textContent).toContain(title);
  });
});
