import { useState } from 'react';
import { useIntl } from 'react-intl';
import { earliestDay } from '#contract/values.ts';
import type { FilterValue } from '#machines/common/list/list.types.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { formatDay } from '#rules/date-text.ts';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { useShop } from '../shop-context.tsx';
import { useCalendarTexts } from '../use-calendar-texts.ts';

export interface DateFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  /** An ISO day that the list can be filtered by; '' = no filter. */
  readonly onChange: (value: string) => void;
}

/** An input that cannot be used as the filter: a text that is not a date, or an ISO day outside the allowed range. */
interface Refused {
  readonly text: string;
  readonly day: string | null;
}
const nothing: Refused = { text: '', day: null };

/** The message key of the error. A text that is not a date is an error only after the person has left the field. */
function problemOf({ text, day }: Refused, today: string, isLeft: boolean): MessageKey | null {
  if (day === null) return isLeft && text.trim() !== '' ? 'list.filter.notADay' : null;
  return day > today ? 'list.filter.noFuture' : 'list.filter.tooEarly';
}

/** A filter by a day that is not in the future (ORD-01, HIS-02) and not before 1900 (FMT-03). */
export function DateFilterField({ label, value, onChange }: DateFilterProps) {
  const intl = useIntl();
  const calendarTexts = useCalendarTexts();
  const today = useShop().clock.today();
  const [refused, setRefused] = useState(nothing);
  const [isLeft, setLeft] = useState(false);
  const day = typeof value === 'string' && value !== '' ? value : null;
  const problem = day === null ? problemOf(refused, today, isLeft) : null;
  return (
    <DatePicker
      label={label}
      value={day ?? refused.day}
      onChange={(chosen, shown) => {
        const isPossible = chosen !== null && chosen >= earliestDay && chosen <= today;
        setRefused(isPossible ? nothing : { text: shown, day: chosen });
        setLeft(false);
        onChange(isPossible ? chosen : '');
      }}
      onLeave={() => setLeft(true)}
      min={earliestDay}
      max={today}
      today={today}
      locale={intl.locale}
      error={problem === null ? undefined : intl.formatMessage({ id: problem }, { earliest: formatDay(earliestDay) })}
      required={false}
      texts={calendarTexts}
    />
  );
}
