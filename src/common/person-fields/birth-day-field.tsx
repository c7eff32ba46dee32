import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { BirthDayLimits } from '#rules/age.ts';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { useShop } from '../shop-context.tsx';
import { useCalendarTexts } from '../use-calendar-texts.ts';

interface BirthDayFieldProps {
  /** The birth date, ISO; null while the entered text is not a date. */
  readonly birthDay: string | null;
  /** The entered text while it is not a date. */
  readonly typed: string | undefined;
  readonly error: string | undefined;
  readonly limits: BirthDayLimits;
  readonly editable: boolean;
  /** Why the field cannot be changed; undefined = no reason is shown here. */
  readonly fixedText: string | undefined;
  /** The person enters their own birth date, so the browser may fill it in. */
  readonly own: boolean;
  readonly onChange: (field: 'birthDay', value: string) => void;
  readonly onLeave: (field: 'birthDay') => void;
}

function BirthDay(props: BirthDayFieldProps) {
  const { birthDay, typed, error, limits, editable, fixedText, own, onChange, onLeave } = props;
  const intl = useIntl();
  const calendarTexts = useCalendarTexts();
  const today = useShop().clock.today();
  const text = (id: KeyAfter<'personFields.'>) => intl.formatMessage({ id: `personFields.${id}` });
  return (
    <DatePicker
      label={text('birthDay')}
      help={editable ? text('birthDay.help') : fixedText}
      error={error}
      value={birthDay}
      text={typed}
      onChange={(value, entered) => onChange('birthDay', value ?? entered)}
      onLeave={() => onLeave('birthDay')}
      min={limits.earliest}
      max={limits.latest}
      today={today}
      locale={intl.locale}
      disabled={!editable}
      name="birthDay"
      autoComplete={own ? 'bday' : 'off'}
      texts={calendarTexts}
    />
  );
}

/**
 * A person's birth date. Rendering the calendar is slow, so the field is memoized: typing in another field does not
 * render this field again.
 */
export const BirthDayField = memo(BirthDay);
