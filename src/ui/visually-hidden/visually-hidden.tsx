import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({ srOnly: true });

/** Words for those who listen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles}>{children}</span>;
}
