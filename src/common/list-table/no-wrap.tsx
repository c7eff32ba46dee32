import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({ whiteSpace: 'nowrap' });

/** Keeps a number or date on one line, however narrow its column is. */
export function NoWrap({ children }: { readonly children: ReactNode }) {
  return <span className={styles}>{children}</span>;
}
