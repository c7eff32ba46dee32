// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DateFilter } from '../../../src/common/list-table/date-filter.tsx';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

function Filter() {
  const [day, setDay] = useState('');
  return (
    <>
      <DateFilter label="Datum" value={day} onChange={setDay} />
      <output>{day === '' ? 'none' : day}</output>
    </>
  );
}

it('a filter by a day says the format when the text is not a date, and keeps the text (FMT-03)', async () => {
  const user = userEvent.setup();
  render(inShop(testShop(), <Filter />));
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Datum' });
  await user.type(input, '12/1/2026');
  expect(screen.queryByText(/den\.měsíc\.rok/)).toBeNull();
  await user.tab();
  expect(screen.getByText(/den\.měsíc\.rok/)).toBeTruthy();
  expect(input.value).toBe('12/1/2026');
  expect(screen.getByRole('status').textContent).toBe('none');
  await user.clear(input);
  await user.type(input, '12.1.2026');
  expect(screen.queryByText(/den\.měsíc\.rok/)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('2026-01-12');
});

it('a filter by a day offers no day of the future in its calendar (HIS-02)', async () => {
  const user = userEvent.setup();
  render(inShop(testShop(), <Filter />));
  await user.click(screen.getByRole('button', { name: 'Otevřít kalendář' }));
  const day = (text: string) => screen.getAllByRole('gridcell').find(({ textContent }) => textContent === text);
  expect(day('21')?.getAttribute('aria-disabled')).not.toBe('true');
  expect(day('22')?.getAttribute('aria-disabled')).toBe('true');
});
