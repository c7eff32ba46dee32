import type { ReactNode } from 'react';
import { cva } from 'styled-system/css';

type ButtonRowProps = {
  readonly align?: 'start' | 'center';
  readonly children: ReactNode;
};

const row = cva({
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
  variants: { align: { start: {}, center: { justifyContent: 'center' } } },
});

/** Buttons beside each other, in as many rows as they need; without any it takes no room. */
export function ButtonRow({ align = 'start', children }: ButtonRowProps) {
  return <div className={row({ align })}>{children}</div>;
}
