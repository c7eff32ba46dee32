import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { BirthDayLimits } from '#rules/age.ts';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { useShop } from '../shop-context.tsx';
import { useCalendarTexts } from '../use-calendar-texts.ts';

interface BirthDayFieldProps {
  /** The birth date, ISO; null while the text is no day. */
  readonly birthDay: string | null;
  /** What is typed as long as it is no day. */
  readonly typed: string | undefined;
  readonly error: string | undefined;
  readonly limits: BirthDayLimits;
  readonly editable: boolean;
  /** Why it cannot be changed, if that is said here. */
  readonly fixedText: string | undefined;
  /** The browser may fill in the person's own day. */
  readonly own: boolean;
  readonly onChange: (field: 'birthDay', value: string) => void;
  readonly onLeave: (field: 'birthDay') => void;
}

function BirthDay(props: BirthDayFieldProps) {
  const { birthDay, typed, error, limits, editable, fixedText, own, onChange, onLeave } = props;
  const intl = useIntl();
  const calendarTexts = useCalendarTexts();
  const today = useShop().clock.today();
  const text = (id: string) => intl.formatMessage({ id: `personFields.${id}` });
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

/** A person's birth date. A calendar costs more than all other fields, so a key in one of these does not render it. */
export const BirthDayField = memo(BirthDay);
