import { DatePicker as Ark, useDatePickerContext } from '@ark-ui/react/date-picker';
import { dayStyles, tableStyles, weekDayStyles } from './calendar.styles.ts';

/** The days of one month. `today` is an ISO date. */
export function Days({ today }: { readonly today: string }) {
  const { weekDays, weeks } = useDatePickerContext();
  return (
    // Replaces the library's description of the table, which is in English.
    <Ark.Table className={tableStyles} aria-roledescription="">
      <Ark.TableHead>
        <Ark.TableRow>
          {weekDays.map((day) => (
            <Ark.TableHeader key={day.long} className={weekDayStyles} aria-label={day.long}>
              {day.short}
            </Ark.TableHeader>
          ))}
        </Ark.TableRow>
      </Ark.TableHead>
      <Ark.TableBody>
        {weeks.map((week) => (
          <Ark.TableRow key={week[0]?.toString()}>
            {week.map((day) => (
              <Ark.TableCell key={day.toString()} value={day}>
                <Ark.TableCellTrigger
                  className={dayStyles}
                  aria-current={day.toString() === today ? 'date' : undefined}
                >
                  {day.day}
                </Ark.TableCellTrigger>
              </Ark.TableCell>
            ))}
          </Ark.TableRow>
        ))}
      </Ark.TableBody>
    </Ark.Table>
  );
}
