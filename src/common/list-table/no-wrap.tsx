import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({ whiteSpace: 'nowrap' });

/** Numbers and dates that stay on one line, however narrow their column. */
export function NoWrap({ children }: { readonly children: ReactNode }) {
  return <span className={styles}>{children}</span>;
}
