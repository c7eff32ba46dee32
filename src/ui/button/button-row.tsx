import type { ReactNode } from 'react';
import { cva } from 'styled-system/css';

type ButtonRowProps = {
  /** `fill`: on a phone the buttons are below each other and have the same width. */
  readonly align?: 'start' | 'center' | 'fill';
  readonly children: ReactNode;
};

const row = cva({
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
  variants: {
    align: { start: {}, center: { justifyContent: 'center' }, fill: { display: { base: 'grid', narrow: 'flex' } } },
  },
});

/** Buttons beside each other, in as many rows as needed; an empty row takes no space. */
export function ButtonRow({ align = 'start', children }: ButtonRowProps) {
  return <div className={row({ align })}>{children}</div>;
}
