// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { StartField } from '#features/account/card-actions/ticket-fare/start-field.tsx';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
emulateModalDialogs();
afterEach(cleanup);

type Start = Parameters<typeof StartField>[0]['start'];

const free: Start = {
  day: '2026-11-24',
  text: '24.11.2026',
  disabled: false,
  fixed: false,
  window: { earliest: '2026-11-21', latest: '2026-11-28' },
  isBlocked: (day) => day === '2026-11-26',
  messages: [],
};

function show(start: Partial<Start> = {}) {
  const onChange = vi.fn<(day: string | null, text: string) => void>();
  render(
    inShop(
      testShop(),
      <StartField start={{ ...free, ...start }} today="2026-11-21" onChange={onChange} onLeave={vi.fn()} />,
    ),
  );
  return onChange;
}

const help = () => {
  const field = screen.getByRole('textbox', { name: 'Platí od' });
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};

it('the field shows between which days a ticket can start, even if there is only one day (TFR-04)', () => {
  show();
  expect(help()).toMatch(/21\.11\.2026.*28\.11\.2026/);
  cleanup();
  show({ window: { earliest: '2026-11-21', latest: '2026-11-21' } });
  expect(help()).toMatch(/21\.11\.2026.*21\.11\.2026/);
});

it('the field shows no days if no day is sold, and says why a fixed start cannot be chosen', () => {
  show({ window: { earliest: '2026-11-22', latest: '2026-11-21' } });
  expect(help()).not.toContain('2026');
  cleanup();
  show({ fixed: true, disabled: true });
  expect(help()).not.toContain('2026');
  expect(help().trim()).not.toBe('');
});

it('the calendar offers only days that are sold and without an overlapping ticket (TFR-05)', async () => {
  const onChange = show();
  await userEvent.click(screen.getByRole('button', { name: 'Otevřít kalendář' }));
  const calendar = await screen.findByRole('application');
  const press = async (day: string) =>
    userEvent.click(await screen.findByRole('button', { name: new RegExp(` ${day}\\. listopadu 2026$`) }));
  for (const day of ['20', '29', '26']) await press(day);
  expect(onChange).not.toHaveBeenCalled();
  expect(calendar.isConnected).toBe(true);
  await press('28');
  await expect.poll(() => onChange.mock.calls).toEqual([['2026-11-28', '28.11.2026']]);
});
