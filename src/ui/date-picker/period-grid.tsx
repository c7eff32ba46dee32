import { DatePicker as Ark, useDatePickerContext } from '@ark-ui/react/date-picker';
import type { KeyboardEvent } from 'react';
import { periodStyles, periodTableStyles } from './calendar.styles.ts';

interface PeriodGridProps {
  readonly view: 'month' | 'year';
  /** The name of the table for screen readers: the year (for months) or the range of years (for years). */
  readonly label: string;
  /** The value of the cell that contains today; null = no such cell is in the table. */
  readonly current: number | null;
}

const columns = { month: 3, year: 5 } as const;

/** The twelve months of a year, or the ten years of a decade. */
export function PeriodGrid({ view, label, current }: PeriodGridProps) {
  const calendar = useDatePickerContext();
  const grid = { columns: columns[view] };
  const rows = view === 'month' ? calendar.getMonthsGrid(grid) : calendar.getYearsGrid(grid);

  /** Corrects the library, which moves by one month in each view, and takes twelve years for a decade. */
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const { focusedValue } = calendar;
    const pages = { PageUp: -1, PageDown: 1 }[event.key];
    const movesToLast = event.key === 'End' && view === 'year';
    if (pages === undefined && !movesToLast) return;
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
    // Replaces the library's description of the table, which is in English.
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
