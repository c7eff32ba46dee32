import { useId, type ReactNode } from 'react';
import { css, cva } from 'styled-system/css';
import { headingText } from '../text/heading.styles.ts';

type RowListProps = {
  readonly title: string;
  /** The title is shown above the rows; otherwise only screen readers have it. */
  readonly titleShown?: boolean;
  /** If there is enough space, the rows are beside each other. */
  readonly tiles?: boolean;
  /**
   * Elements `li`, each with a button or a link of the variant `row`. An element with the attribute `data-note` contains
   * only a note about the rows above it.
   */
  readonly children: ReactNode;
};

const section = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  '&:not(:has(li))': { display: 'none' },
});
const rows = cva({
  base: {
    borderRadius: 'large',
    backgroundColor: 'surface',
    boxShadow: 'raised',
    // The corners of the first and the last row follow the sheet.
    overflow: 'clip',
    '& > li + li:not([data-note])': { borderTop: 'line' },
    '& > li > :is(button, a):focus-visible': { outlineOffset: '[-3px]' },
    '& > li > :is(button, a):only-child': { height: 'full' },
  },
  variants: {
    tiles: {
      true: {
        wide: {
          display: 'grid',
          gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]',
          columnGap: '8',
          rowGap: '3',
          backgroundColor: 'transparent',
          boxShadow: '[none]',
          overflow: 'visible',
          '& > li:not([data-note])': {
            borderRadius: 'large',
            backgroundColor: 'surface',
            boxShadow: 'raised',
            overflow: 'clip',
          },
          '& > li + li:not([data-note])': { borderTop: '[none]' },
          '& > li[data-note]': { gridColumn: '[1 / -1]' },
          '& > li[data-note] > p': { paddingX: '0' },
        },
      },
    },
  },
});

/** Actions or pages in equally wide rows. Without rows, nothing is shown. */
export function RowList({ title, titleShown = false, tiles = false, children }: RowListProps) {
  const id = useId();
  return (
    <section className={section} {...(titleShown ? { 'aria-labelledby': id } : { 'aria-label': title })}>
      {titleShown && (
        <h2 id={id} className={headingText}>
          {title}
        </h2>
      )}
      <ul className={rows({ tiles })} data-edge="">
        {children}
      </ul>
    </section>
  );
}
