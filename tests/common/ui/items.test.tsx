// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from '#ui/badge/badge.tsx';
import { StateChip } from '#ui/badge/state-chip.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ItemCard } from '#ui/item-card/item-card.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { applyVariables } from '#ui/theme/apply-variables.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { show } from './render.tsx';

it('an item with a price shows its title, its content, its price and its action', () => {
  show(
    <ItemCard title="30 days" price="550 Kč" action={<button type="button">Remove</button>}>
      <p>for Jana</p>
    </ItemCard>,
  );
  expect(screen.getByRole('article').textContent).toBe('30 daysfor Jana550 KčRemove');
});

it('prices of a list end at the same edge, also beside an item without an action', () => {
  const end = () => screen.getByText('550 Kč').parentElement?.childElementCount;
  const { rerender } = show(<ItemCard title="Fee" price="550 Kč" action={null} />);
  expect(end()).toBe(2);
  rerender(<ItemCard title="Fee" price="550 Kč" />);
  expect(end()).toBe(1);
});

it('a page without content shows what is missing, and then the next step', () => {
  const { container } = show(<EmptyState text="No orders yet." action={<a href="#/cards">Buy a ticket</a>} />);
  expect(container.textContent).toBe('No orders yet.Buy a ticket');
});

it('headings and hints can name and describe a section', () => {
  show(
    <section aria-labelledby="what" aria-describedby="why">
      <Heading id="what">Payments</Heading>
      <Hint id="why">Of this month</Hint>
    </section>,
  );
  screen.getByRole('region', { name: 'Payments', description: 'Of this month' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Payments');
});

it('a state has a neutral colour unless a tone is set', () => {
  const { container } = show(
    <>
      <StateChip>Paid</StateChip>
      <StateChip tone="neutral">Paid</StateChip>
      <StateChip tone="error">Failed</StateChip>
    </>,
  );
  const [plain, neutral, error] = [...container.children].map(({ className }) => className);
  expect(plain).toBe(neutral);
  expect(error).not.toBe(neutral);
});

it("hidden texts and counts are part of a button's accessible name", () => {
  const { container } = show(
    <button type="button">
      Cart <Badge>2</Badge> <VisuallyHidden>items</VisuallyHidden>
    </button>,
  );
  screen.getByRole('button', { name: 'Cart 2 items' });
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(0);
});

it('the variables of a brand are set on the given element', () => {
  const root = document.createElement('div');
  applyVariables({ '--brand-primary': 'red', '--docked': '0px' }, root);
  expect([root.style.getPropertyValue('--brand-primary'), root.style.getPropertyValue('--docked')]).toEqual([
    'red',
    '0px',
  ]);
});
