import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';

const list = css({ width: 'full' });
const row = css({
  display: 'grid',
  columnGap: '6',
  alignItems: 'center',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', narrow: '[min(12rem, 45%) minmax(0, 1fr)]' },
  paddingY: '3',
  borderTop: 'line',
  _first: { borderTop: 'none', paddingTop: '0' },
  _last: { paddingBottom: '0' },
});
const term = css({ color: 'inkSoft', fontSize: { base: 's', narrow: 'm' } });
const value = css({ fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

/** For a narrow column: the names are small and take a part of its width, also on a phone. */
const dense = css({
  '& > div': {
    gridTemplateColumns: '[minmax(0, 2fr) minmax(0, 3fr)]',
    columnGap: '4',
    alignItems: 'baseline',
    paddingY: '2',
  },
  '& dt': { fontSize: 's' },
});

type DataListProps = {
  /** For several lists beside each other. */
  readonly isDense?: boolean;
  readonly children: ReactNode;
};

/** A list of names with their values; the children are rows. */
export function DataList({ isDense = false, children }: DataListProps) {
  return <dl className={cx(list, isDense && dense)}>{children}</dl>;
}

export function DataRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={row}>
      <dt className={term}>{label}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}
