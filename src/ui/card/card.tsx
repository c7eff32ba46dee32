import type { ReactNode } from 'react';
import { css, cva } from 'styled-system/css';

type CardProps = {
  readonly title?: string | undefined;
  readonly actions?: ReactNode;
  /** `panel` is for secondary content. */
  readonly ground?: 'surface' | 'panel';
  readonly children: ReactNode;
};

const box = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: '4', narrow: '6' },
    borderRadius: 'large',
  },
  variants: {
    ground: {
      surface: { backgroundColor: 'surface', boxShadow: 'raised' },
      panel: { backgroundColor: 'rightPanel', color: 'onRightPanel' },
    },
  },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
});
const heading = css({ fontSize: 'l', fontWeight: 'bold' });

export function Card({ title, actions, ground = 'surface', children }: CardProps) {
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section data-card="" className={box({ ground })} aria-label={title}>
      {hasHead && (
        <div className={head}>
          {title !== undefined && <h2 className={heading}>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
