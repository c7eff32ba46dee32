import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { DatePicker } from '#ui/date-picker/date-picker.tsx';

/** The labels of a calendar's buttons, in the language of the page. */
export function useCalendarTexts(): ComponentProps<typeof DatePicker>['texts'] {
  const intl = useIntl();
  const text = (id: KeyAfter<'calendarTexts.'>) => intl.formatMessage({ id: `calendarTexts.${id}` });
  return {
    openCalendar: text('open'),
    previousMonth: text('previousMonth'),
    nextMonth: text('nextMonth'),
    previousYear: text('previousYear'),
    nextYear: text('nextYear'),
    previousDecade: text('previousDecade'),
    nextDecade: text('nextDecade'),
    month: text('month'),
    year: text('year'),
  };
}
