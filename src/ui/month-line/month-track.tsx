import { cx } from 'styled-system/css';
import { percent, startsOf } from './line-places.ts';
import { barStyles, borderStyles, placedStyles, todayStyles, trackStyles } from './month-line.styles.ts';
import type { MonthBar, MonthOfLine } from './month-line.types.ts';

interface MonthTrackProps {
  /** The months of the axis above. */
  readonly months: readonly Pick<MonthOfLine, 'length'>[];
  readonly todayAt: number;
  readonly bars: readonly MonthBar[];
}

/**
 * The tickets of a person over the coming months: filled if valid now, striped if valid later, dashed if only suggested.
 * The track is hidden from screen readers, so the same information must be available as text beside it. It contains no
 * text, so that the mark of today crosses no letter.
 */
export function MonthTrack({ months, todayAt, bars }: MonthTrackProps) {
  return (
    <div className={trackStyles} aria-hidden="true">
      {startsOf(months).map((start) => (
        <span key={start} className={borderStyles} style={{ insetInlineStart: percent(start) }} />
      ))}
      {bars.map(({ id, kind, start, length, goesOn }) => (
        <span
          key={id}
          data-kind={kind}
          className={cx(barStyles({ kind, ...(goesOn && { goesOn }) }), placedStyles)}
          style={{ insetInlineStart: percent(start), width: percent(length) }}
        />
      ))}
      <span className={todayStyles} style={{ insetInlineStart: percent(todayAt) }} />
    </div>
  );
}
