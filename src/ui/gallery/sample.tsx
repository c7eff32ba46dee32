import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Card } from '../card/card.tsx';

const rows = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', wide: '1fr 1fr' },
  gap: '6',
  alignItems: 'start',
});

export function Sample({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card title={title}>
      <div className={rows}>{children}</div>
    </Card>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

export function Grid({ children }: { readonly children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}
