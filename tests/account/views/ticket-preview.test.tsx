// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TicketPreview } from '#features/account/card-actions/ticket-fare/ticket-preview.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

it.each([
  [true, 1],
  [false, 0],
])('a placeholder is shown for an unknown ticket while it is being read: %s', (reading, placeholders) => {
  const place = { current: null };
  const { container } = render(
    inShop(testShop(), <TicketPreview preview={null} reading={reading} person="Jana Nováková" place={place} />),
  );
  expect(container.querySelectorAll('[aria-hidden=true]')).toHaveLength(placeholders);
  expect(container.textContent).toBe('');
});
