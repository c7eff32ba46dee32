import type { ReactNode } from 'react';
import { cva } from 'styled-system/css';

type ButtonRowProps = {
  /** `fill`: on a phone one below the other, all of one width. */
  readonly align?: 'start' | 'center' | 'fill';
  readonly children: ReactNode;
};

const row = cva({
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
  variants: {
    align: { start: {}, center: { justifyContent: 'center' }, fill: { display: { base: 'grid', narrow: 'flex' } } },
  },
});

/** Buttons beside each other, in as many rows as they need; without any it takes no room. */
export function ButtonRow({ align = 'start', children }: ButtonRowProps) {
  return <div className={row({ align })}>{children}</div>;
}
