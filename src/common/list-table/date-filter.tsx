import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FilterValue } from '../../../machines/list/list.types.ts';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { useShop } from '../shop-context.tsx';

interface DateFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  /** An ISO day; '' = no filter. */
  readonly onChange: (value: string) => void;
}

/** A filter by a day, which cannot be in the future (ORD-01, HIS-02). A text that is not a date filters nothing. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const intl = useIntl();
  const today = useShop().clock.today();
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const text = (id: string) => intl.formatMessage({ id });
  const day = typeof value === 'string' && value !== '' ? value : null;
  const isUnreadable = day === null && isLeft && typed.trim() !== '';
  const isFuture = day !== null && day > today;
  const error = isUnreadable ? text('list.filter.notADay') : isFuture ? text('list.filter.noFuture') : undefined;
  return (
    <DatePicker
      label={label}
      value={day}
      onChange={(chosen, shown) => {
        setTyped(shown);
        setLeft(false);
        onChange(chosen ?? '');
      }}
      onBlur={() => setLeft(true)}
      max={today}
      today={today}
      locale={intl.locale}
      error={error}
      texts={{
        openCalendar: text('list.filter.openCalendar'),
        previousMonth: text('list.filter.previousMonth'),
        nextMonth: text('list.filter.nextMonth'),
        month: text('list.filter.month'),
        year: text('list.filter.year'),
      }}
    />
  );
}
