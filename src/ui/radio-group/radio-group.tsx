import { Ban } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { css, cx } from 'styled-system/css';
import { FieldMessage } from '../field/field-message.tsx';
import { fieldStyles, helpStyles, labelStyles } from '../field/field.styles.ts';

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** A longer text below the label. It describes the option, while `help` is a part of its name. */
  readonly description?: ReactNode;
  /** A text at the end of the label's line, such as a price; `asideHelp` is a text below it. */
  readonly aside?: ReactNode;
  readonly asideHelp?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** The option cannot lead to a result now; `help` says why. It can still be chosen, to change the other fields. */
  readonly barred?: boolean | undefined;
};

type RadioGroupProps = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly RadioOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean | undefined;
  /** No option can be chosen for a moment, but the focused option keeps the focus. */
  readonly busy?: boolean | undefined;
};

/**
 * The size container is an element around the list, not the list. Otherwise Chromium would lay out only the new options
 * when the options change.
 */
const group = cx(fieldStyles, css({ containerType: 'inline-size', width: 'full' }));
const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const option = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: { base: '3', _cramped: '2' },
  padding: { base: '3', _cramped: '2' },
  border: 'control',
  borderRadius: 'small',
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: 'primaryText',
    boxShadow: '[inset 0 0 0 1px {colors.primaryText}]',
    _forced: { outline: '[2px solid Highlight]' },
  },
  // Told apart by its edge, its ground and an icon, not only by colour.
  '&[data-barred]': { borderStyle: 'dashed', backgroundColor: 'neutral.50', color: 'inkSoft' },
  '&:has(:disabled)': { borderColor: 'line', color: 'inkSoft', cursor: 'not-allowed' },
});
const dot = css({ flexShrink: '0', width: '6', height: '6', accentColor: '[var(--brand-primary-text)]' });
const words = css({
  flex: '1',
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', _cramped: '[minmax(0, 1fr)]' },
  columnGap: '4',
  minWidth: '0',
});
const labelled = css({ gridColumn: '1' });
const end = css({
  textAlign: { base: 'end', _cramped: 'start' },
  whiteSpace: { base: 'nowrap', _cramped: 'normal' },
  fontVariantNumeric: 'tabular-nums',
});
const withIcon = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  '& svg': { flexShrink: '0', width: '4', height: '4' },
});
const wholeLine = css({ gridColumn: '[1 / -1]' });
const endHelp = css({
  gridColumn: { base: '2', _cramped: '1' },
  textAlign: { base: 'end', _cramped: 'start' },
  whiteSpace: { base: 'nowrap', _cramped: 'normal' },
  fontVariantNumeric: 'tabular-nums',
});

const required = { role: 'radiogroup', 'aria-required': true } as const;

/** Selects one of a few options, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, help, error, options, value, onChange, disabled, busy } = props;
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <fieldset
      // Without options, the group is only a heading with a message.
      {...(options.length > 0 && required)}
      className={group}
      aria-invalid={error === undefined || options.length === 0 ? undefined : true}
      aria-describedby={error === undefined && help === undefined ? undefined : messageId}
    >
      <legend className={labelStyles}>{label}</legend>
      <div className={list}>
        {options.map((each) => (
          <label key={each.value} className={option} data-barred={each.barred === true ? '' : undefined}>
            <input
              type="radio"
              name={id}
              className={dot}
              value={each.value}
              checked={each.value === value}
              disabled={disabled === true || each.disabled}
              aria-labelledby={each.description === undefined ? undefined : `${id}-${each.value}`}
              aria-describedby={each.description === undefined ? undefined : `${id}-${each.value}-text`}
              aria-disabled={busy === true || undefined}
              onChange={() => {
                if (busy !== true) onChange(each.value);
              }}
            />
            <span className={words}>
              <span id={`${id}-${each.value}`} className={labelled}>
                {each.label}
              </span>{' '}
              {each.aside !== undefined && <span className={end}>{each.aside}</span>}{' '}
              {each.help !== undefined && (
                <span
                  className={cx(
                    helpStyles,
                    each.asideHelp === undefined && wholeLine,
                    each.barred === true && withIcon,
                  )}
                >
                  {each.barred === true && <Ban aria-hidden="true" />}
                  {each.help}
                </span>
              )}{' '}
              {each.asideHelp !== undefined && <span className={cx(helpStyles, endHelp)}>{each.asideHelp}</span>}
              {each.description !== undefined && (
                <span id={`${id}-${each.value}-text`} className={cx(helpStyles, wholeLine)}>
                  {each.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} help={help} error={error} />
    </fieldset>
  );
}
