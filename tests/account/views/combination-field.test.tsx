// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CombinationField } from '#features/account/card-actions/ticket-fare/combination-field.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

type Props = ComponentProps<typeof CombinationField>;

const rowsOf = (count: number): Props['combination']['rows'] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Jízdenka ${String(index + 1)}`,
    until: null,
    onlyToday: false,
    price: null,
    isLowest: false,
    perDay: null,
    obstacle: null,
  }));

const field = (rows: Props['combination']['rows'], changes: Partial<Props['combination']> = {}) => {
  const combination = { rows, chosen: 1, messages: [], losses: [], disabled: false, reading: false, ...changes };
  const zone = { name: null } as Props['zone'];
  return inShop(testShop(), <CombinationField combination={combination} zone={zone} onChoose={() => {}} />);
};

const shownIds = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => Number(value));
const moreButtonText = () => screen.queryByRole('button')?.textContent.replaceAll('\u00A0', ' ') ?? null;

describe('the tickets to choose from (TFR-03)', () => {
  it('are all shown if there are no more than five', () => {
    render(field(rowsOf(5)));
    expect([shownIds(), moreButtonText()]).toEqual([[1, 2, 3, 4, 5], null]);
  });

  it('are only the first four of a longer list until all are requested; later tickets are then all shown', () => {
    const { rerender } = render(field(rowsOf(6)));
    expect([shownIds(), moreButtonText()]).toEqual([[1, 2, 3, 4], 'Další jízdenky (2)']);
    fireEvent.click(screen.getByRole('button'));
    expect([shownIds(), moreButtonText()]).toEqual([[1, 2, 3, 4, 5, 6], null]);
    rerender(field(rowsOf(7)));
    expect(shownIds()).toHaveLength(7);
  });

  it('always include the chosen ticket', () => {
    render(field(rowsOf(8), { chosen: 7 }));
    expect([shownIds(), moreButtonText()]).toEqual([[1, 2, 3, 4, 7], 'Další jízdenky (3)']);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('7');
  });

  it('have a status text while they are being read', () => {
    const { rerender } = render(field([], { reading: true, chosen: null }));
    expect(screen.getByRole('status').textContent).toBe('Načítáme jízdenky…');
    rerender(field(rowsOf(1)));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['before the first tickets are known', [], true, 1],
    ['after other tickets are known', rowsOf(1), true, 0],
    ['when no ticket is sold', [], false, 0],
  ])('have placeholders while they are being read %s: %#', (_, rows, reading, places) => {
    const { container } = render(field(rows, { reading, chosen: null }));
    expect(container.querySelectorAll('[data-waiting]')).toHaveLength(places);
  });
});
