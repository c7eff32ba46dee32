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
  /** Shares of the whole line. */
  readonly start: number;
  readonly length: number;
  /** It goes on beyond the end of the line. */
  readonly goesOn: boolean;
}

interface MonthLineProps {
  /** The months with their shares of the line. */
  readonly months: readonly { readonly id: string; readonly label: ReactNode; readonly length: number }[];
  readonly today: { readonly at: number; readonly label: ReactNode };
  readonly bars: readonly MonthBar[];
}

const share = (part: number): string => `${String(part * 100)}%`;

/**
 * What is valid when, drawn over the coming months: filled now, striped later, dashed what is only suggested. Hidden from
 * screen readers, so the same has to be shown in words beside it.
 */
export function MonthLine({ months, today, bars }: MonthLineProps) {
  const starts = months.map((_, index) => months.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  return (
    <div className={frameStyles} aria-hidden="true">
      <div className={monthsStyles}>
        {months.map(({ id, label, length }) => (
          <span key={id} className={monthStyles} style={{ width: share(length) }}>
            {label}
          </span>
        ))}
      </div>
      <div className={trackStyles}>
        {starts.map((start) => (
          <span key={start} className={borderStyles} style={{ left: share(start) }} />
        ))}
        {bars.map(({ id, kind, start, length, goesOn }) => (
          <span
            key={id}
            data-kind={kind}
            className={cx(barStyles({ kind, ...(goesOn && { goesOn }) }), placedStyles)}
            style={{ left: share(start), width: share(length) }}
          />
        ))}
        <span className={todayStyles} style={{ left: share(today.at) }} />
      </div>
      <div className={todayWordStyles} style={{ paddingLeft: `min(${share(today.at)}, 100% - 4rem)` }}>
        {today.label}
      </div>
    </div>
  );
}
