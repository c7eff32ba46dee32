import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { quietText } from '../text/quiet.styles.ts';

type RowNoteProps = {
  readonly id?: string;
  readonly children: ReactNode;
};

/** It begins where the labels of the rows begin. */
const note = cx(quietText, css({ paddingLeft: '12', paddingRight: '4', paddingBottom: '3' }));

/** A line below the button of a row, such as the reason why it is disabled. */
export function RowNote({ id, children }: RowNoteProps) {
  return (
    <p id={id} className={note}>
      {children}
    </p>
  );
}
