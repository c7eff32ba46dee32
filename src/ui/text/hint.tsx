import type { ReactNode } from 'react';
import { quietText } from './quiet.styles.ts';

type HintProps = {
  readonly id?: string;
  readonly children: ReactNode;
};

/** A quiet line that explains what it is beside, such as the reason of a disabled button. */
export function Hint({ id, children }: HintProps) {
  return (
    <p id={id} className={quietText}>
      {children}
    </p>
  );
}
