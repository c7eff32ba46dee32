import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const list = css({ width: 'full' });
const row = css({
  display: 'grid',
  columnGap: '6',
  alignItems: 'center',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', narrow: '[12rem minmax(0, 1fr)]' },
  paddingY: '3',
  borderTop: 'line',
  _first: { borderTop: 'none', paddingTop: '0' },
  _last: { paddingBottom: '0' },
});
const term = css({ color: 'inkSoft', fontSize: { base: 's', narrow: 'm' } });
const value = css({ fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

/** A list of names with their values; the children are rows. */
export function DataList({ children }: { readonly children: ReactNode }) {
  return <dl className={list}>{children}</dl>;
}

export function DataRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={row}>
      <dt className={term}>{label}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}
