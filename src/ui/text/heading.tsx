import type { ReactNode } from 'react';
import { headingText } from './heading.styles.ts';

type HeadingProps = {
  readonly id?: string;
  readonly children: ReactNode;
};

/** The heading of a section of a page. */
export function Heading({ id, children }: HeadingProps) {
  return (
    <h2 id={id} className={headingText}>
      {children}
    </h2>
  );
}
