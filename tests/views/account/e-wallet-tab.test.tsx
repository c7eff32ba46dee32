// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { EWalletTransaction } from '../../../contract/entities/e-wallet-transaction.ts';
import type { CallOptions } from '../../../src/api/call.ts';
import { EWalletTab } from '../../../src/features/account/tabs/e-wallet/e-wallet-tab.tsx';
import { rowStyles } from '../../../src/ui/table/table.styles.ts';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

const transaction = (id: number, amount: number): EWalletTransaction => ({
  id,
  operation: { id: 1, name: amount > 0 ? 'RECHARGE' : 'PAYMENT', displayName: `Operace ${String(id)}` },
  dateTime: '2026-11-20T08:00:00.000Z',
  transactionNumber: String(id),
  lineNumber: null,
  address: null,
  amount,
  newBalance: 10_000,
  processedOnCard: true,
  paymentType: { id: 1, name: 'CASH', displayName: 'Hotovost' },
  cardNumber: '92030000111122223',
});

const show = (amounts: readonly number[]) => {
  const queries: Readonly<Record<string, unknown>>[] = [];
  const items = amounts.map((amount, index) => transaction(index + 1, amount));
  const call = async (_: unknown, { query }: CallOptions<never> = {}) => {
    queries.push(query ?? {});
    return { items, totalCount: items.length } as never;
  };
  render(inShop({ ...testShop(), call }, <EWalletTab customerId={1} />));
  return queries;
};

describe('the wallet tab (HIS-02)', () => {
  it.each([
    [1, 'credit'],
    [0, 'debit'],
    [-1, 'debit'],
  ] as const)('has the accept row style only above 0: %i, %s', async (amount, tone) => {
    show([amount]);
    const row = (await screen.findByText('Operace 1')).closest('tr');
    expect(row?.className).toBe(rowStyles({ tone }));
  });

  it('asks for a day that is not in the future, and for no other', async () => {
    const user = userEvent.setup();
    const queries = show([100]);
    await screen.findByText('Operace 1');
    const input = screen.getByRole('textbox', { name: 'Den' });
    await user.type(input, '1.12.2026');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(queries.filter(({ date }) => date !== undefined)).toEqual([]);
    await user.clear(input);
    await user.type(input, '20.11.2026');
    await expect.poll(() => queries.at(-1)?.['date']).toBe('2026-11-20');
  });
});
