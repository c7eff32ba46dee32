// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DateFilterField } from '#common/list-table/date-filter-field.tsx';
import { fillBrowserGaps } from '../ui/browser-gaps.ts';
import { inShop, testShop } from './support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

function Filter({ sent }: { readonly sent?: (day: string) => void }) {
  const [day, setDay] = useState('');
  const change = (next: string) => {
    sent?.(next);
    setDay(next);
  };
  return (
    <>
      <DateFilterField label="Datum" value={day} onChange={change} />
      <button onClick={() => setDay('2026-11-01')}>zpět</button>
      <output>{day === '' ? 'none' : day}</output>
    </>
  );
}

it('a filter by day explains the format if the text is not a date, and keeps the text (FMT-03)', async () => {
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

it('a filter by day offers no future days in its calendar (HIS-02)', async () => {
  const user = userEvent.setup();
  render(inShop(testShop(), <Filter />));
  await user.click(screen.getByRole('button', { name: 'Otevřít kalendář' }));
  const day = (text: string) => screen.getAllByRole('gridcell').find(({ textContent }) => textContent === text);
  expect(day('21')?.getAttribute('aria-disabled')).not.toBe('true');
  expect(day('22')?.getAttribute('aria-disabled')).toBe('true');
});

/** Today is 2026-11-21 in these tests. */
it.each([
  ['22.11.2026', 'Zvolte dnešek nebo dřívější den.'],
  ['1.1.2100', 'Zvolte dnešek nebo dřívější den.'],
  ['31.12.1899', 'Zvolte den od 01.01.1900.'],
])(
  'a day that is too late or too early is not sent, and stays in the field with an error: %s',
  async (typed, error) => {
    const user = userEvent.setup();
    const sent: string[] = [];
    render(inShop(testShop(), <Filter sent={(day) => sent.push(day)} />));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Datum' });
    await user.type(input, typed);
    expect(screen.getByText(error)).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(sent.filter((day) => day !== '')).toEqual([]);
    await user.tab();
    expect(input.value.replaceAll(/\b0/g, '')).toBe(typed);
    expect(screen.getByText(error)).toBeTruthy();
  },
);

it.each([
  ['21.11.2026', '2026-11-21'],
  ['1.1.1900', '1900-01-01'],
])('the first and the last possible day are sent: %s', async (typed, day) => {
  const user = userEvent.setup();
  render(inShop(testShop(), <Filter />));
  const input = screen.getByRole('textbox', { name: 'Datum' });
  await user.type(input, typed);
  expect(screen.getByRole('status').textContent).toBe(day);
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

it('a refused day clears the former filter, and is replaced by a day that comes from the address', async () => {
  const user = userEvent.setup();
  render(inShop(testShop(), <Filter />));
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Datum' });
  await user.type(input, '1.11.2026');
  await user.clear(input);
  await user.type(input, '1.12.2026');
  expect(screen.getByRole('status').textContent).toBe('none');
  await user.click(screen.getByRole('button', { name: 'zpět' }));
  expect(input.value).toBe('01.11.2026');
  expect(screen.queryByText(/Zvolte/)).toBeNull();
});

it('a filter is not announced as a required field', () => {
  render(inShop(testShop(), <Filter />));
  expect(screen.getByRole('textbox', { name: 'Datum' }).getAttribute('aria-required')).toBeNull();
});

it('the buttons and choices of the calendar have names', async () => {
  const user = userEvent.setup();
  render(inShop(testShop(), <Filter />));
  await user.click(screen.getByRole('button', { name: 'Otevřít kalendář' }));
  for (const name of ['Předchozí měsíc', 'Následující měsíc'])
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  for (const name of ['Měsíc', 'Rok']) expect(screen.getByRole('combobox', { name })).toBeTruthy();
});
