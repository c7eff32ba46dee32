// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { calendarTexts as texts } from './calendar-texts.ts';
import { show } from './render.tsx';

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

it('the date field shows a text that was typed earlier', () => {
  show(<DatePicker {...common} value={null} text="soon" onChange={() => undefined} />);
  expect(screen.getByDisplayValue('soon')).toBeTruthy();
});

it('the date field shows a value that its parent component changes', () => {
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
  await user.click(screen.getByRole('button', { name: /^Friday,? 27 November 2026$/ }));
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('2026-11-27', '27.11.2026'));
  expect(screen.getByDisplayValue('27.11.2026')).toBeTruthy();
});

it('the date field has the name and the autocomplete of its form', () => {
  const { rerender } = show(<DatePicker {...common} name="since" value={null} onChange={() => undefined} />);
  const input = screen.getByRole('textbox', { name: 'From' });
  const attributes = () => ['name', 'inputmode', 'autocomplete'].map((name) => input.getAttribute(name));
  expect(attributes()).toEqual(['since', 'decimal', 'off']);
  rerender(<DatePicker {...common} autoComplete="bday" value={null} onChange={() => undefined} />);
  expect(attributes()).toEqual([null, 'decimal', 'bday']);
});

it('the date field can be disabled, together with its calendar', () => {
  show(<DatePicker {...common} disabled value={null} onChange={() => undefined} />);
  const parts = [screen.getByRole('textbox', { name: 'From' }), screen.getByRole('button', { name: 'Calendar' })];
  expect(parts.map((part) => part.hasAttribute('disabled'))).toEqual([true, true]);
});

it("the calendar allows no day after the maximum, and shows months in the page's language", async () => {
  const change = vi.fn<Change>();
  const { user } = show(<DatePicker {...common} locale="cs" max="2026-11-26" value="2026-11-24" onChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Calendar' }));
  await user.click(await screen.findByRole('button', { name: 'pátek 27. listopadu 2026' }));
  expect(screen.getByRole('option', { name: 'listopad' })).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'čtvrtek 26. listopadu 2026' }));
  await waitFor(() => expect(change).toHaveBeenCalledWith('2026-11-26', '26.11.2026'));
});

it('the week begins on Monday, even in languages where it begins on Sunday', async () => {
  const { user } = show(<DatePicker {...common} locale="en-US" value={null} onChange={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Calendar' }));
  const heads = await screen.findAllByRole('columnheader', { hidden: true });
  expect(heads.map((head) => head.getAttribute('aria-label'))).toEqual(
    ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun'].map((name) => `${name}day`),
  );
});

it('the calendar marks today by the shop’s clock', async () => {
  const { user } = show(<Form onChange={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Calendar' }));
  const marked = await screen.findAllByRole('button', { current: 'date' });
  expect(marked.map(({ textContent }) => textContent)).toEqual(['21']);
});

describe('the calendar', () => {
  const openAt = async (value: string | null) => {
    const { user } = show(<DatePicker {...common} today="2031-05-14" value={value} onChange={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    const calendar = await screen.findByRole('application', { name: 'From' });
    const shown = () =>
      ['Month', 'Year'].map((name) => within(calendar).getByRole<HTMLSelectElement>('combobox', { name }).value);
    return { user, calendar, shown };
  };

  it.each([
    ['the chosen day', '2029-02-01', ['2', '2029']],
    ['today by the shop’s clock, if no day is chosen', null, ['5', '2031']],
  ])('opens in the month of %s', async (_, value, month) => {
    const { shown } = await openAt(value);
    expect(shown()).toEqual(month);
  });

  it('turns to the previous and the next month, and to any month by its selects', async () => {
    const { user, calendar, shown } = await openAt('2029-02-01');
    await user.click(within(calendar).getByRole('button', { name: 'Previous' }));
    expect(shown()).toEqual(['1', '2029']);
    for (let time = 1; time <= 2; time += 1) await user.click(within(calendar).getByRole('button', { name: 'Next' }));
    expect(shown()).toEqual(['3', '2029']);
    await user.selectOptions(within(calendar).getByRole('combobox', { name: 'Month' }), '12');
    await user.selectOptions(within(calendar).getByRole('combobox', { name: 'Year' }), '2030');
    expect(shown()).toEqual(['12', '2030']);
    within(calendar).getByRole('button', { name: /Sunday,? 1 December 2030/ });
  });

  it('returns the focus to its button when Escape closes it', async () => {
    const { user, calendar } = await openAt('2029-02-01');
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Calendar' })));
    expect(screen.queryByRole('application')).toBeNull();
  });
});

it('a chosen day replaces a text that is not a date, and the text does not come back', async () => {
  function Filter() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <>
        <DatePicker {...common} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue(null)}>
          Clear
        </button>
      </>
    );
  }
  const { user } = show(<Filter />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
  await user.type(input, '31.2.2026');
  await user.click(screen.getByRole('button', { name: 'Calendar' }));
  await user.click(await screen.findByRole('button', { name: /Friday,? 27 November 2026/ }));
  await waitFor(() => expect(input.value).toBe('27.11.2026'));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input.value).toBe('');
});
