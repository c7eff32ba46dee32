import type { ReactNode } from 'react';
import { quietText } from './quiet.styles.ts';

type HintProps = {
  readonly id?: string;
  readonly children: ReactNode;
};

/** A less prominent line that explains the element beside it, such as the reason of a disabled button. */
export function Hint({ id, children }: HintProps) {
  return (
    <p id={id} className={quietText}>
      {children}
    </p>
  );
}
