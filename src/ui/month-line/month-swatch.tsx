import { cx } from 'styled-system/css';
import { barStyles, swatchStyles } from './month-line.styles.ts';
import type { MonthBarKind } from './month-line.types.ts';

/** A sample of a kind of bar, beside the text that explains it. */
export function MonthSwatch({ kind }: { readonly kind: MonthBarKind }) {
  return <span aria-hidden="true" className={cx(barStyles({ kind }), swatchStyles)} />;
}
