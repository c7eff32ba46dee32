import { css, cva } from 'styled-system/css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

type CountdownProps = {
  /** The remaining whole seconds, 0 or more. */
  readonly seconds: number;
  /** Shows the warning colour near the end; `spoken` must express this in words. */
  readonly warning?: boolean;
  /** The text for screen readers; it should change rarely, for example once per minute. */
  readonly spoken: string;
};

const boardStyles = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    warning: {
      false: { '& > b': { backgroundColor: 'neutral.800', color: 'neutral.0' } },
      true: { '& > b': { backgroundColor: 'error.mark', color: 'neutral.0' } },
    },
  },
});
const pairStyles = css({
  position: 'relative',
  minWidth: '8',
  paddingX: '1',
  borderRadius: 'small',
  fontWeight: 'bold',
  textAlign: 'center',
  _forced: { border: '[1px solid]' },
  _after: {
    content: '""',
    position: 'absolute',
    insetX: '0',
    top: '[50%]',
    height: '[1px]',
    backgroundColor: '[rgb(255 255 255 / 22%)]',
  },
});

function digitsOf(seconds: number): readonly { readonly unit: string; readonly digits: string }[] {
  const parts = { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
  return Object.entries(parts).map(([unit, part]) => ({ unit, digits: String(part).padStart(2, '0') }));
}

/** The remaining time as hh mm ss, drawn like a departure board. */
export function Countdown({ seconds, warning = false, spoken }: CountdownProps) {
  return (
    <span role="timer">
      <span className={boardStyles({ warning })} aria-hidden="true" translate="no">
        {digitsOf(seconds).map(({ unit, digits }) => (
          <b key={unit} className={pairStyles}>
            {digits}
          </b>
        ))}
      </span>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </span>
  );
}
