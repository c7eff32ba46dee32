// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyPhotoCropper } from '#common/photo/lazy-photo-cropper.tsx';
import { LazyAddressCode } from '#features/settings/calendar-address/lazy-address-code.tsx';
import { LazyDayList } from '#features/trail/events/lazy-day-list.tsx';
import { inShop, testShop } from './support/test-shop.tsx';

const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('#features/settings/calendar-address/address-code.tsx', gone);
vi.mock('virtual:trail-messages/cs', gone);
vi.mock('#common/photo/photo-cropper.tsx', gone);
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

afterEach(cleanup);

it.each([
  [
    "the code with the calendar's address",
    <LazyAddressCode key="code" address="https://linka.example/calendar/x.ics" />,
  ],
  ['the sentences of events', <LazyDayList key="events" rows={[]} />],
])('%s that cannot be loaded shows an alert in its place, and can be loaded again (SHL-06)', async (_part, element) => {
  render(inShop(testShop(), element));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('button').textContent).toBe('Zkusit znovu');
});

it('a cropper that cannot be loaded can be cancelled, to choose another photo (PHO-01)', async () => {
  const onCancel = vi.fn<() => void>();
  const nothing = () => {};
  render(
    inShop(
      testShop(),
      <LazyPhotoCropper
        picture={{ fileId: 'one', url: 'blob:one', width: 3000, height: 4000 }}
        main={{ 'aria-describedby': undefined, 'aria-invalid': undefined }}
        work={null}
        onTakeOver={nothing}
        onChoose={nothing}
        onCancel={onCancel}
      />,
    ),
  );
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Zrušit' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
