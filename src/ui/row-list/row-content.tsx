import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

type RowContentProps = {
  readonly icon: ReactNode;
  readonly children: ReactNode;
};

const words = css({ flex: '1', minWidth: '0' });

/** The content of a button or link of the variant `row`: an icon, the label, and a chevron at the end. */
export function RowContent({ icon, children }: RowContentProps) {
  return (
    <>
      {icon}
      <span className={words}>{children}</span>
      <ChevronRight aria-hidden="true" data-chevron="" />
    </>
  );
}
