import { DatePicker as Ark, useDatePickerContext } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from 'styled-system/css';
import { popupStyles, withinScreen } from '../popup/popup.styles.ts';
import { dayStyles, headStyles, selectStyles, tableStyles, turnStyles, weekDayStyles } from './calendar.styles.ts';

export type CalendarTexts = {
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly month: string;
  readonly year: string;
};

function MonthTurner({ texts }: { readonly texts: CalendarTexts }) {
  return (
    <div className={headStyles}>
      <Ark.PrevTrigger className={turnStyles} aria-label={texts.previousMonth}>
        <ChevronLeft aria-hidden="true" />
      </Ark.PrevTrigger>
      <Ark.MonthSelect className={selectStyles} aria-label={texts.month} />
      <Ark.YearSelect className={selectStyles} aria-label={texts.year} />
      <Ark.NextTrigger className={turnStyles} aria-label={texts.nextMonth}>
        <ChevronRight aria-hidden="true" />
      </Ark.NextTrigger>
    </div>
  );
}

function Days({ today }: { readonly today: string }) {
  const { weekDays, weeks } = useDatePickerContext();
  return (
    <Ark.Table className={tableStyles}>
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

/** One month in a pop-up. Arrow keys move by a day, Page Up and Page Down by a month, Enter chooses the day. */
export function Calendar({ texts, today }: { readonly texts: CalendarTexts; readonly today: string }) {
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={cx(popupStyles, withinScreen)}>
          <Ark.View view="day">
            <MonthTurner texts={texts} />
            <Days today={today} />
          </Ark.View>
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}
