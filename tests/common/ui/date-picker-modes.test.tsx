// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { calendarTexts as texts } from './calendar-texts.ts';
import { show } from './render.tsx';

interface Given {
  readonly mode: 'month' | 'year';
  readonly start?: string | null;
  readonly min?: string;
  readonly max?: string;
  readonly locale?: string;
}

function open({ start = null, locale = 'en-GB', ...given }: Given) {
  const change = vi.fn<(value: string | null, text: string) => void>();
  function Form() {
    const [value, setValue] = useState(start);
    return (
      <DatePicker
        {...given}
        label="From"
        texts={texts}
        today="2026-11-21"
        locale={locale}
        value={value}
        onChange={(next, text) => {
          setValue(next);
          change(next, text);
        }}
      />
    );
  }
  const { user } = show(<Form />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
  const openCalendar = async () => {
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    const calendar = await screen.findByRole('application', { name: 'From' });
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true));
    return within(calendar);
  };
  /** Presses the keys one after another; returns the focused cell after each key. */
  const walk = async (keys: readonly string[]) => {
    const focused: string[] = [];
    for (const key of keys) {
      await user.keyboard(`{${key}}`);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      focused.push(document.activeElement?.getAttribute('aria-label') ?? '');
    }
    return focused;
  };
  return { user, change, input, openCalendar, walk };
}

describe('a picker of months (FMT-03)', () => {
  it('reports a typed month as an ISO month, and completes the text when the field is left', async () => {
    const { user, change, input } = open({ mode: 'month' });
    await user.type(input, '2.2027');
    expect(change).toHaveBeenLastCalledWith('2027-02', '2.2027');
    await user.tab();
    expect(input.value).toBe('02.2027');
    await user.clear(input);
    await user.type(input, '1.2.2027');
    expect(change).toHaveBeenLastCalledWith(null, '1.2.2027');
  });

  it('offers the months from the first to the last allowed month, with their full names', async () => {
    const { user, change, input, openCalendar } = open({
      mode: 'month',
      min: '2026-03',
      max: '2026-12',
      locale: 'cs',
    });
    const calendar = await openCalendar();
    const cells = calendar.getAllByRole('button', { name: / 2026$/ });
    expect(cells.map((cell) => cell.textContent)).toContain('červenec');
    const disabled = cells.filter((cell) => cell.getAttribute('aria-disabled') === 'true');
    expect(disabled.map((cell) => cell.textContent)).toEqual(['leden', 'únor']);
    expect(calendar.getAllByRole('button', { current: 'date' }).map((cell) => cell.textContent)).toEqual(['listopad']);
    await user.click(calendar.getByRole('button', { name: 'únor 2026' }));
    expect(change).not.toHaveBeenCalled();
    await user.click(calendar.getByRole('button', { name: 'březen 2026' }));
    await waitFor(() => expect(change.mock.calls).toEqual([['2026-03', '03.2026']]));
    expect(input.value).toBe('03.2026');
  });

  it('turns by years, between the first and the last allowed year', async () => {
    const { user, openCalendar } = open({ mode: 'month', start: '2026-05', min: '2025-02', max: '2027-06' });
    const calendar = await openCalendar();
    const turn = (name: string) => calendar.getByRole<HTMLButtonElement>('button', { name });
    await user.click(turn('Next year'));
    calendar.getByRole('grid', { name: '2027' });
    expect(turn('June 2027').getAttribute('aria-disabled')).toBeNull();
    expect(turn('July 2027').getAttribute('aria-disabled')).toBe('true');
    expect([turn('Previous year').disabled, turn('Next year').disabled]).toEqual([false, true]);
    await user.selectOptions(calendar.getByRole('combobox', { name: 'Year' }), '2025');
    calendar.getByRole('grid', { name: '2025' });
    expect([turn('Previous year').disabled, turn('Next year').disabled]).toEqual([true, false]);
  });

  it('can be used with the keyboard', async () => {
    const { change, openCalendar, walk } = open({ mode: 'month', start: '2026-05' });
    await openCalendar();
    expect(
      await walk(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown']),
    ).toEqual([
      'June 2026',
      'September 2026',
      'August 2026',
      'May 2026',
      'January 2026',
      'December 2026',
      'December 2025',
      'December 2026',
    ]);
    await walk(['Enter']);
    await waitFor(() => expect(change).toHaveBeenLastCalledWith('2026-12', '12.2026'));
    expect(screen.queryByRole('application')).toBeNull();
  });
});

describe('a picker of years (FMT-03)', () => {
  it('reports a typed year', async () => {
    const { user, change, input } = open({ mode: 'year' });
    await user.type(input, '2027');
    expect(change).toHaveBeenLastCalledWith('2027', '2027');
    await user.type(input, '.');
    expect(change).toHaveBeenLastCalledWith(null, '2027.');
    expect(input.getAttribute('inputmode')).toBe('numeric');
  });

  it('offers the years from the first to the last allowed year, ten at a time', async () => {
    const { user, change, openCalendar } = open({ mode: 'year', start: '2026', min: '2018', max: '2027' });
    const calendar = await openCalendar();
    const turn = (name: string) => calendar.getByRole<HTMLButtonElement>('button', { name });
    const offered = () =>
      calendar
        .getAllByRole('button', { name: /^\d{4}$/ })
        .filter((cell) => cell.getAttribute('aria-disabled') === null)
        .map((cell) => cell.textContent);
    expect(offered()).toEqual(['2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027']);
    expect(turn('Next decade').disabled).toBe(true);
    await user.click(turn('Previous decade'));
    calendar.getByRole('grid', { name: '2010–2019' });
    expect([offered(), turn('Previous decade').disabled]).toEqual([['2018', '2019'], true]);
    await user.click(turn('2018'));
    await waitFor(() => expect(change.mock.calls).toEqual([['2018', '2018']]));
  });

  it('can be used with the keyboard', async () => {
    const { openCalendar, walk } = open({ mode: 'year', start: '2026' });
    await openCalendar();
    expect(await walk(['ArrowRight', 'ArrowUp', 'End', 'Home', 'ArrowLeft', 'PageUp', 'PageDown', 'PageDown'])).toEqual(
      ['2027', '2022', '2029', '2020', '2019', '2009', '2019', '2029'],
    );
    await walk(['Escape']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Calendar' })));
  });
});
