import { DatePicker as Ark, useDatePickerContext } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { popupStyles, fitsScreen } from '../popup/popup.styles.ts';
import { decadeStyles, headStyles, selectStyles, turnStyles } from './calendar.styles.ts';
import { modes, type DateMode } from './date-mode.ts';
import { Days } from './days.tsx';
import { PeriodGrid } from './period-grid.tsx';

export type CalendarTexts = {
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly previousYear: string;
  readonly nextYear: string;
  readonly previousDecade: string;
  readonly nextDecade: string;
  readonly month: string;
  readonly year: string;
};

interface TurnerProps {
  readonly previous: string;
  readonly next: string;
  /** Whether there is nothing to choose before the shown period (`isFirst`) or after it (`isLast`). */
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

/** The head of the calendar: the shown period, between the buttons for the previous and the next period. */
function Turner({ previous, next, isFirst = false, isLast = false, children }: TurnerProps) {
  return (
    <div className={headStyles}>
      <Ark.PrevTrigger className={turnStyles} aria-label={previous} {...(isFirst && { disabled: true })}>
        <ChevronLeft aria-hidden="true" />
      </Ark.PrevTrigger>
      {children}
      <Ark.NextTrigger className={turnStyles} aria-label={next} {...(isLast && { disabled: true })}>
        <ChevronRight aria-hidden="true" />
      </Ark.NextTrigger>
    </div>
  );
}

interface ViewProps {
  readonly texts: CalendarTexts;
  /** Today, an ISO date. */
  readonly today: string;
  /** The first and the last value that can be chosen, ISO. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const yearOf = (iso: string): number => Number(iso.slice(0, 4));

function MonthOfDays({ texts, today }: ViewProps) {
  return (
    <>
      <Turner previous={texts.previousMonth} next={texts.nextMonth}>
        <Ark.MonthSelect className={selectStyles} aria-label={texts.month} />
        <Ark.YearSelect className={selectStyles} aria-label={texts.year} />
      </Turner>
      <Days today={today} />
    </>
  );
}

function YearOfMonths({ texts, today, min, max }: ViewProps) {
  const { year } = useDatePickerContext().visibleRange.start;
  const monthOfToday = Number(today.slice(5, 7));
  return (
    <>
      <Turner
        previous={texts.previousYear}
        next={texts.nextYear}
        isFirst={min !== undefined && yearOf(min) >= year}
        isLast={max !== undefined && yearOf(max) <= year}
      >
        <Ark.YearSelect className={selectStyles} aria-label={texts.year} />
      </Turner>
      <PeriodGrid view="month" label={String(year)} current={year === yearOf(today) ? monthOfToday : null} />
    </>
  );
}

function DecadeOfYears({ texts, today, min, max }: ViewProps) {
  const { start = 0, end = 0 } = useDatePickerContext().getDecade();
  const range = `${start}–${end}`;
  return (
    <>
      <Turner
        previous={texts.previousDecade}
        next={texts.nextDecade}
        isFirst={min !== undefined && yearOf(min) >= start}
        isLast={max !== undefined && yearOf(max) <= end}
      >
        <span className={decadeStyles}>{range}</span>
      </Turner>
      <PeriodGrid view="year" label={range} current={yearOf(today)} />
    </>
  );
}

const views = { date: MonthOfDays, month: YearOfMonths, year: DecadeOfYears };

/**
 * A pop-up with a month and its days, a year and its months, or a decade and its years. Arrow keys move by a cell, Page
 * Up and Page Down by a period, Home and End to its first and last cell; Enter chooses.
 */
export function Calendar({ mode, ...shown }: ViewProps & { readonly mode: DateMode }) {
  const Shown = views[mode];
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={cx(popupStyles, fitsScreen)} aria-roledescription="">
          <Ark.View view={modes[mode].view}>
            <Shown {...shown} />
          </Ark.View>
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}
