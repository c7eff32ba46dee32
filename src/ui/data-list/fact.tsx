import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { headingText } from '../text/heading.styles.ts';
import { quietText } from '../text/quiet.styles.ts';

type FactProps = {
  readonly label: ReactNode;
  /** How prominent the value is. */
  readonly size?: 'm' | 'l' | 'xl';
  /** `end` if the value is at the right edge. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
};

const ends = { start: undefined, end: css({ textAlign: 'end' }) };
const value = css({ fontVariantNumeric: 'tabular-nums' });
const sizes = {
  m: css({ fontWeight: 'medium' }),
  l: cx(headingText, css({ whiteSpace: 'nowrap' })),
  // An amount does not wrap, and with large letters it would be wider than a phone's screen.
  xl: css({ fontSize: '[min({fontSizes.xl}, 12vw)]', fontWeight: 'bold', lineHeight: 'tight' }),
};

/** A value below its name, inside a `dl` that arranges several of them. */
export function Fact({ label, size = 'm', align = 'start', children }: FactProps) {
  return (
    <div className={ends[align]}>
      <dt className={quietText}>{label}</dt>
      <dd className={cx(value, sizes[size])}>{children}</dd>
    </div>
  );
}
