import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({ whiteSpace: { base: 'nowrap', _cramped: 'normal' } });

/** Keeps a number or date on one line, however narrow its column is, unless the letters are too large for that. */
export function NoWrap({ children }: { readonly children: ReactNode }) {
  return <span className={styles}>{children}</span>;
}
