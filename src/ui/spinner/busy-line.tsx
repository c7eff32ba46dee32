import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Spinner } from './spinner.tsx';

const line = css({ display: 'flex', alignItems: 'center', gap: '3' });

/** What is being done now, in a sentence that screen readers say. */
export function BusyLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={line} role="status">
      <Spinner />
      {children}
    </p>
  );
}
