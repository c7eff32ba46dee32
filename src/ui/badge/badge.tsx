import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '6',
  height: '6',
  paddingX: '[0.375rem]',
  borderRadius: 'round',
  backgroundColor: 'secondarySystem',
  color: 'onSecondarySystem',
  fontSize: 's',
  fontWeight: 'bold',
  lineHeight: 'flat',
  _forced: { border: '[1px solid]' },
  fontVariantNumeric: 'tabular-nums',
});

/** A count beside an icon or a word; the text around it says what is counted. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={styles}>{children}</span>;
}
