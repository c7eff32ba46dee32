// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DatePicker } from '../../src/ui/date-picker/date-picker.tsx';
import { show } from './render.tsx';

const texts = { openCalendar: 'Calendar', previousMonth: 'Previous', nextMonth: 'Next', month: 'Month', year: 'Year' };
const common = { label: 'From', texts, today: '2026-11-21', locale: 'en-GB' } as const;

type Change = (value: string | null, text: string) => void;

function Form({ start = null, onChange }: { readonly start?: string | null; readonly onChange: Change }) {
  const [value, setValue] = useState(start);
  return (
    <DatePicker
      {...common}
      min="2026-11-10"
      isDateUnavailable={(iso) => iso === '2026-11-25'}
      value={value}
      onChange={(next, text) => {
        setValue(next);
        onChange(next, text);
      }}
    />
  );
}

it('the date field reports a typed date as an ISO date, and completes the text when it is left', async () => {
  const change = vi.fn<Change>();
  const { user } = show(<Form onChange={change} />);
  const input = screen.getByRole('textbox', { name: 'From' });
  await user.type(input, '1.2.2027');
  expect(change).toHaveBeenLastCalledWith('2027-02-01', '1.2.2027');
  expect(screen.getByDisplayValue('1.2.2027')).toBe(input);
  await user.tab();
  expect(screen.getByDisplayValue('01.02.2027')).toBe(input);
  expect(screen.getByText('Mon')).toBeTruthy();
});

it('the date field keeps an invalid text, and reports that it is not a date', async () => {
  const change = vi.fn<Change>();
  const { user } = show(<Form start="2026-11-24" onChange={change} />);
  const input = screen.getByRole('textbox', { name: 'From' });
  await user.clear(input);
  expect(change).toHaveBeenLastCalledWith(null, '');
  await user.type(input, '31.2.2026');
  await user.tab();
  expect(change).toHaveBeenLastCalledWith(null, '31.2.2026');
  expect(screen.getByDisplayValue('31.2.2026')).toBe(input);
});

it('the date field shows a text that was typed before', () => {
  show(<DatePicker {...common} value={null} text="soon" onChange={() => undefined} />);
  expect(screen.getByDisplayValue('soon')).toBeTruthy();
});

it('the date field shows a value that its parent changes', () => {
  const { rerender } = show(<DatePicker {...common} value="2026-11-24" onChange={() => undefined} />);
  rerender(<DatePicker {...common} value="2026-12-01" onChange={() => undefined} />);
  expect(screen.getByDisplayValue('01.12.2026')).toBeTruthy();
  rerender(<DatePicker {...common} value={null} onChange={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'From' }).getAttribute('value')).toBe('');
});

it('the calendar allows only available days', async () => {
  const change = vi.fn<Change>();
  const { user } = show(<Form start="2026-11-24" onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Calendar' }));
  await user.click(await screen.findByRole('button', { name: /Wednesday,? 25 November 2026/ }));
  await user.click(screen.getByRole('button', { name: /Monday,? 9 November 2026/ }));
  expect(change).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /Friday,? 27 November 2026/ }));
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('2026-11-27', '27.11.2026'));
  expect(screen.getByDisplayValue('27.11.2026')).toBeTruthy();
});

it('the calendar begins the week on Monday and marks the day of the shop’s clock', async () => {
  const { user } = show(<Form onChange={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Calendar' }));
  const heads = await screen.findAllByRole('columnheader', { hidden: true });
  expect(heads[0]?.getAttribute('aria-label')).toBe('Monday');
  expect(screen.getByRole('button', { current: 'date' }).textContent).toBe('21');
});
