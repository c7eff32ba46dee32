import { cx } from 'styled-system/css';
import { barStyles, swatchStyles } from './month-line.styles.ts';
import type { MonthBarKind } from './month-line.tsx';

/** How a kind of bar looks, before the words that tell what it stands for. */
export function MonthSwatch({ kind }: { readonly kind: MonthBarKind }) {
  return <span aria-hidden="true" className={cx(barStyles({ kind }), swatchStyles)} />;
}
