import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import {
  barStyles,
  borderStyles,
  frameStyles,
  monthsStyles,
  monthStyles,
  placedStyles,
  todayStyles,
  todayWordStyles,
  trackStyles,
} from './month-line.styles.ts';

export type MonthBarKind = 'current' | 'next' | 'suggested';

export interface MonthBar {
  readonly id: string;
  readonly kind: MonthBarKind;
  /** As fractions of the whole line. */
  readonly start: number;
  readonly length: number;
  /** The bar continues after the end of the line. */
  readonly goesOn: boolean;
}

interface MonthLineProps {
  /** The months with their lengths as fractions of the line. */
  readonly months: readonly { readonly id: string; readonly label: ReactNode; readonly length: number }[];
  readonly today: { readonly at: number; readonly label: ReactNode };
  readonly bars: readonly MonthBar[];
}

const percent = (part: number): string => `${String(part * 100)}%`;

/**
 * The tickets of a person over the coming months: filled if valid now, striped if valid later, dashed if only suggested.
 * The line is hidden from screen readers, so the same information must be shown as text beside it.
 */
export function MonthLine({ months, today, bars }: MonthLineProps) {
  const starts = months.map((_, index) => months.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  return (
    <div className={frameStyles} aria-hidden="true">
      <div className={monthsStyles}>
        {months.map(({ id, label, length }) => (
          <span key={id} className={monthStyles} style={{ width: percent(length) }}>
            {label}
          </span>
        ))}
      </div>
      <div className={trackStyles}>
        {starts.map((start) => (
          <span key={start} className={borderStyles} style={{ left: percent(start) }} />
        ))}
        {bars.map(({ id, kind, start, length, goesOn }) => (
          <span
            key={id}
            data-kind={kind}
            className={cx(barStyles({ kind, ...(goesOn && { goesOn }) }), placedStyles)}
            style={{ left: percent(start), width: percent(length) }}
          />
        ))}
        <span className={todayStyles} style={{ left: percent(today.at) }} />
      </div>
      <div className={todayWordStyles} style={{ paddingLeft: `min(${percent(today.at)}, 100% - 4rem)` }}>
        {today.label}
      </div>
    </div>
  );
}
