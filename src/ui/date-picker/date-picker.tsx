import { DatePicker as Ark } from '@ark-ui/react/date-picker';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { localeOfNames, dayInWords, weekdayName } from '#rules/date-names.ts';
import { fieldWidths } from '../field/field-widths.styles.ts';
import { controlStyles } from '../field/field.styles.ts';
import { Field, type FieldDemand, type FieldTexts } from '../field/field.tsx';
import { useLeave } from '../field/use-leave.ts';
import { quietText } from '../text/quiet.styles.ts';
import { turnStyles } from './calendar.styles.ts';
import { Calendar, type CalendarTexts } from './calendar.tsx';
import { firstDay, modes, type DateMode } from './date-mode.ts';
import { useTypedDate } from './use-typed-date.ts';

type CalendarRules = {
  /** What is selected; a day by default. */
  readonly mode?: DateMode | undefined;
  /**
   * The first and the last value that the calendar offers, in the ISO form of the mode. The form validates typed values.
   */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Used only if days are selected. */
  readonly isDateUnavailable?: ((iso: string) => boolean) | undefined;
  /** Today by the shop's clock, an ISO date. */
  readonly today: string;
  /** Language of the names of months and days. */
  readonly locale: string;
  readonly texts: CalendarTexts & { readonly openCalendar: string };
  readonly disabled?: boolean | undefined;
};

type DatePickerProps = FieldTexts &
  FieldDemand &
  CalendarRules & {
    /** An ISO date, month or year; null while the field is empty or its text is not a valid value. */
    readonly value: string | null;
    /**
     * Called with the ISO value or null, and the text in the field. If the value is null, '' means that the field is
     * empty; any other text is not a valid value.
     */
    readonly onChange: (value: string | null, text: string) => void;
    /** The initial text when `value` is null: a text that was typed earlier and is not a date. */
    readonly text?: string | undefined;
    readonly name?: string | undefined;
    readonly id?: string | undefined;
    readonly autoComplete?: string | undefined;
    /** The field has lost the focus: an error may be shown now. */
    readonly onLeave?: (() => void) | undefined;
  };

const row = css({ position: 'relative', containerType: 'inline-size' });
const roomForButton = css({ paddingRight: '12', fontVariantNumeric: 'tabular-nums' });
const roomForWeekday = css({ paddingRight: { base: '[6.5rem]', _cramped: '12' } });
const weekday = css({ _cramped: { srOnly: true } });
const tools = cx(
  quietText,
  css({
    position: 'absolute',
    right: '[2px]',
    top: '[2px]',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
  }),
);

type CalendarRootProps = CalendarRules & {
  readonly label: string;
  readonly value: string | null;
  readonly onChoose: (iso: string) => void;
  readonly children: ReactNode;
};

function CalendarRoot({ label, value, onChoose, children, ...rules }: CalendarRootProps) {
  const { mode = 'date', min, max, isDateUnavailable, today, locale, texts, disabled = false } = rules;
  const { view, length } = modes[mode];
  return (
    <Ark.Root
      value={value === null ? [] : [firstDay(value)]}
      onValueChange={(details) => {
        const chosen = details.value[0]?.toString().slice(0, length);
        if (chosen !== undefined) onChoose(chosen);
      }}
      // A month or a year is compared with the limits by its first day.
      defaultFocusedValue={firstDay((value ?? today).slice(0, length))}
      minView={view}
      maxView={view}
      min={min === undefined ? undefined : firstDay(min)}
      max={max === undefined ? undefined : firstDay(max)}
      isDateUnavailable={(date) => isDateUnavailable?.(date.toString()) ?? false}
      locale={localeOfNames(locale)}
      startOfWeek={1}
      // If neither side has enough space, for example at 400 % zoom, the calendar covers its field.
      positioning={{ placement: 'bottom-end', overlap: true }}
      disabled={disabled}
      translations={{
        trigger: () => texts.openCalendar,
        content: label,
        dayCell: (cell) => dayInWords(cell.value.toString(), locale),
      }}
      lazyMount
      unmountOnExit
    >
      {children}
    </Ark.Root>
  );
}

/**
 * A day, typed as `1.2.2026` or chosen in a calendar; with another `mode` a month, typed as `2.2026`, or a year. The
 * typed text is not reformatted until the field loses the focus.
 */
export function DatePicker(props: DatePickerProps) {
  const {
    label,
    help,
    error,
    optional,
    required,
    value,
    onChange,
    text = '',
    name,
    id,
    autoComplete = 'off',
    onLeave,
    ...rules
  } = props;
  const { mode = 'date' } = rules;
  const typed = useTypedDate(value, onChange, text, modes[mode].parse);
  const isNamed = value !== null && mode === 'date';
  const leave = useLeave(onLeave);
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      required={required}
      id={id}
      width={fieldWidths.date}
    >
      {(control) => (
        <CalendarRoot {...rules} label={label} value={value} onChoose={typed.choose}>
          <Ark.Control className={row}>
            <input
              {...control}
              name={name}
              autoComplete={autoComplete}
              type="text"
              inputMode={mode === 'year' ? 'numeric' : 'decimal'}
              className={cx(controlStyles, roomForButton, isNamed && roomForWeekday)}
              value={typed.shown}
              onChange={(event) => typed.type(event.target.value)}
              onBlur={() => {
                typed.settle();
                leave();
              }}
              disabled={rules.disabled}
            />
            <span className={tools}>
              {isNamed && <span className={weekday}>{weekdayName(value, rules.locale)}</span>}
              <Ark.Trigger className={turnStyles}>
                <CalendarDays aria-hidden="true" />
              </Ark.Trigger>
            </span>
          </Ark.Control>
          <Calendar mode={mode} texts={rules.texts} today={rules.today} min={rules.min} max={rules.max} />
        </CalendarRoot>
      )}
    </Field>
  );
}
