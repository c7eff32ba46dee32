// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { unsettledKinds } from '#contract/entities/unsettled-payment.ts';
import type { UnsettledRow } from '#features/desk/payments/payment-desk.actors.ts';
import { UnsettledDetail } from '#features/desk/payments/unsettled-detail.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { unsettledPayment } from './desk.samples.ts';

afterEach(cleanup);

const row: UnsettledRow = { ...unsettledPayment, id: 4 };
const show = (changes: Partial<UnsettledRow> = {}) =>
  render(inShop(testShop(), <UnsettledDetail row={{ ...row, ...changes }} />)).container.textContent;

it("an opened row shows the gateway's last answer about a payment attempt (PAY-12)", () => {
  const text = show();
  expect(text).toContain('CSOB 7, a1b2c3');
  expect(text).toMatch(/3, z\stoho 2 naposledy bez odpovědi/);
  expect(screen.queryByText('Poslední chyba')).toBeNull();
});

it('an opened row shows for an order without a payment attempt only why it failed', () => {
  const text = show({ kind: 'UNDELIVERED', payment: null, failures: 2, lastFailure: 'CARD_NOT_ACTIVE' });
  expect(text).toContain('CARD_NOT_ACTIVE');
  expect(screen.queryByText('Platební brána')).toBeNull();
});

it.each(unsettledKinds)('an opened row explains %s to the staff', (kind) => {
  expect(show({ kind })).toMatch(/Co to znamená\S.{20,}/);
});
