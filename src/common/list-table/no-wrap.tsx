import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({ whiteSpace: { base: 'nowrap', _cramped: 'normal' } });

/** Keeps a number or date on one line even in a narrow column; with very large letters the line may break. */
export function NoWrap({ children }: { readonly children: ReactNode }) {
  return <span className={styles}>{children}</span>;
}
