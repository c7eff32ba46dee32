import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({ srOnly: true });

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles}>{children}</span>;
}
