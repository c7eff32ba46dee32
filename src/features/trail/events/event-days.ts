import { dayOf } from '#rules/date-text.ts';

export interface DayOfEvents<Row> {
  /** The day in the operator's time zone, ISO. */
  readonly day: string;
  readonly rows: readonly Row[];
}

/** Groups rows by their day in the operator's time zone; keeps their order. */
export function eventDays<Row extends { readonly at: string }>(rows: readonly Row[]): readonly DayOfEvents<Row>[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf(new Date(row.at));
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
