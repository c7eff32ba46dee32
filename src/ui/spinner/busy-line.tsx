import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Spinner } from './spinner.tsx';

const line = css({ display: 'flex', alignItems: 'center', gap: '3' });

/** A sentence about the running work; screen readers read it. */
export function BusyLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={line} role="status">
      <Spinner />
      {children}
    </p>
  );
}
