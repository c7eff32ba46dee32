// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureDetail } from '#features/desk/failures/failure-detail.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:ticket';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ticket = {
  taken: '2026-11-20T09:00:00.000Z',
  page: '/app/shopping-cart',
  version: '3.4.1',
  language: 'cs',
  flows: [
    { number: 1, machine: 'cart' },
    { number: 2, machine: 'payment' },
  ],
  steps: [
    { flow: 2, at: 0, event: { type: 'load' }, state: 'loading' },
    { flow: 1, at: 61_250, event: { type: 'fail' }, state: 'failed' },
  ],
};
const report = { code: 'AB12CD', reported: '2026-11-20T09:00:00.000Z', keptUntil: '2026-12-20', ticket } as never;

describe('a reported failure (RPL-06)', () => {
  it('is saved as the file with which developers repeat it', async () => {
    render(inShop(testShop(), <FailureDetail report={report} />));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Stáhnout pro vývojáře' }));
    expect(saved).toEqual(['linka-replay-2026-11-20T09-00-00.json']);
  });

  it('shows the machine of each step', () => {
    render(inShop(testShop(), <FailureDetail report={report} />));
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual([expect.stringMatching(/paymentloadloading$/u), expect.stringMatching(/cartfailfailed$/u)]);
  });
});
