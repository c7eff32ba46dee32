import { DatePicker as Ark, useDatePickerContext } from '@ark-ui/react/date-picker';
import type { KeyboardEvent } from 'react';
import { periodStyles, periodTableStyles } from './calendar.styles.ts';

interface PeriodGridProps {
  readonly view: 'month' | 'year';
  /** The name of the table for screen readers: the year of the months, or the range of the years. */
  readonly label: string;
  /** The value of the cell of today; null = it is not in the table. */
  readonly current: number | null;
}

const columns = { month: 3, year: 5 } as const;

/** The twelve months of a year, or the ten years of a decade. */
export function PeriodGrid({ view, label, current }: PeriodGridProps) {
  const calendar = useDatePickerContext();
  const grid = { columns: columns[view] };
  const rows = view === 'month' ? calendar.getMonthsGrid(grid) : calendar.getYearsGrid(grid);

  /** The library pages in each view by a month, and takes twelve years for a decade. */
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const { focusedValue } = calendar;
    const pages = { PageUp: -1, PageDown: 1 }[event.key];
    const isLastWanted = event.key === 'End' && view === 'year';
    if (pages === undefined && !isLastWanted) return;
    event.preventDefault();
    const table = event.currentTarget;
    calendar.setFocusedValue(
      pages === undefined
        ? focusedValue.set({ year: calendar.getDecade().end ?? focusedValue.year })
        : focusedValue.add({ years: pages * (view === 'month' ? 1 : 10) }),
    );
    requestAnimationFrame(() =>
      table.querySelector<HTMLElement>('[data-part=table-cell-trigger][data-focus]')?.focus(),
    );
  };

  return (
    // The library's own description of the table is English.
    <Ark.Table
      className={periodTableStyles}
      columns={columns[view]}
      aria-label={label}
      aria-roledescription=""
      onKeyDownCapture={move}
    >
      <Ark.TableBody>
        {rows.map((row) => (
          <Ark.TableRow key={row[0]?.value}>
            {row.map(({ value, label: name, disabled }) => (
              <Ark.TableCell key={value} value={value} disabled={disabled}>
                <Ark.TableCellTrigger className={periodStyles} aria-current={value === current ? 'date' : undefined}>
                  {name}
                </Ark.TableCellTrigger>
              </Ark.TableCell>
            ))}
          </Ark.TableRow>
        ))}
      </Ark.TableBody>
    </Ark.Table>
  );
}
