// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CardWarning } from '#features/account/card-actions/ticket-fare/ticket-preview.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const preview = {
  title: '30 dní',
  validFrom: '2026-12-01',
  validTo: '2026-12-30',
  zone: null,
  price: null,
  pricing: false,
  listPrice: null,
  blocked: false,
  startsToday: false,
  explanation: null,
};

it.each([
  ['a ticket that outlives the card', { ...preview, outlivesCard: true }, true],
  ['a ticket that ends before the card', { ...preview, outlivesCard: false }, false],
  ['no ticket', null, false],
])('the warning about the card is shown exactly when it applies: %s (TFR-01)', (_what, shown, expected) => {
  render(inShop(testShop(), <CardWarning preview={shown} />));
  expect(screen.queryByRole('status') !== null).toBe(expected);
});
