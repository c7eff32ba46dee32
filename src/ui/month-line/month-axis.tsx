import type { ReactNode } from 'react';
import { percent } from './line-places.ts';
import {
  axisStyles,
  monthsStyles,
  monthStyles,
  todayPlaceStyles,
  todayRowStyles,
  todayWordStyles,
} from './month-line.styles.ts';
import type { MonthOfLine } from './month-line.types.ts';

interface MonthAxisProps {
  readonly months: readonly MonthOfLine[];
  readonly today: { readonly at: number; readonly label: ReactNode };
}

/** The names of the months, one time for all tracks below them. It is hidden from screen readers, as the tracks are. */
export function MonthAxis({ months, today }: MonthAxisProps) {
  return (
    <div className={axisStyles} aria-hidden="true">
      <div className={monthsStyles}>
        {months.map(({ id, label, length }) => (
          <span key={id} className={monthStyles} style={{ width: percent(length) }}>
            {label}
          </span>
        ))}
      </div>
      <div className={todayRowStyles}>
        <span
          className={todayPlaceStyles}
          style={{ insetInlineStart: `clamp(1.75rem, ${percent(today.at)}, 100% - 1.75rem)` }}
        >
          <span className={todayWordStyles}>{today.label}</span>
        </span>
      </div>
    </div>
  );
}
