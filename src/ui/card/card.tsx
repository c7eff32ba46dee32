import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { headingText } from '../text/heading.styles.ts';
import { raised } from './raised.styles.ts';

type CardProps = {
  readonly title?: string | undefined;
  /** The level of the title in the outline of the page or dialog. */
  readonly level?: 2 | 4;
  readonly actions?: ReactNode;
  /** `panel` is for secondary content. */
  readonly ground?: 'surface' | 'panel';
  readonly children: ReactNode;
};

const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingX: { base: 'edge', narrow: '6' },
  paddingY: { base: '4', narrow: '6' },
});
const grounds = {
  surface: raised,
  panel: css({ borderRadius: 'large', backgroundColor: 'rightPanel', color: 'onRightPanel' }),
};
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
});

export function Card({ title, level = 2, actions, ground = 'surface', children }: CardProps) {
  const hasHead = title !== undefined || actions !== undefined;
  const Title = level === 2 ? 'h2' : 'h4';
  return (
    <section data-card="" className={cx(box, grounds[ground])} aria-label={title}>
      {hasHead && (
        <div className={head}>
          {title !== undefined && <Title className={headingText}>{title}</Title>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
