// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BetterTicket } from '#features/account/card-actions/ticket-fare/better-ticket.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

function openOffer(saving: number, extraDays: number) {
  const better = { title: '90denní', saving, extraDays };
  const [take, decline] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(inShop(testShop(), <BetterTicket better={better} onTake={take} onDecline={decline} />));
  return { take, decline, offerText: () => screen.getByRole('status').textContent.replaceAll('\u00A0', ' ') };
}

it.each([
  [12_000, 0, 'Jízdenka „90denní“ platí ve stejných dnech a stojí o 120 Kč méně.'],
  [0, 3, 'Jízdenka „90denní“ stojí stejně, platí ve stejných dnech a ještě 3 dny navíc.'],
  [5000, 30, 'Jízdenka „90denní“ platí ve stejných dnech a ještě 30 dní navíc, a stojí o 50 Kč méně.'],
])(
  'a better ticket shows how much it saves (%i) and how many days longer it is valid (%i) (TFR-08)',
  (saving, days, text) => {
    expect(openOffer(saving, days).offerText()).toContain(text);
  },
);

it('a better ticket has a button to choose this ticket and a button to decline it (TFR-08)', async () => {
  const { take, decline } = openOffer(5000, 0);
  await userEvent.click(screen.getByRole('button', { name: 'Zvolit ji' }));
  expect([take.mock.calls.length, decline.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Ne, děkuji' }));
  expect([take.mock.calls.length, decline.mock.calls.length]).toEqual([1, 1]);
});
