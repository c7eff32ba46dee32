import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Card } from '../card/card.tsx';
import { quietText } from '../text/quiet.styles.ts';

const rows = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', wide: '[repeat(2, minmax(0, 1fr))]' },
  gap: '6',
  alignItems: 'start',
});
const specimen = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' });

/** A sheet: components that belong together, in each of their states. */
export function Sample({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card title={title}>
      <div className={rows}>{children}</div>
    </Card>
  );
}

/** A component in one or more states, with a caption that names them. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure className={specimen}>
      <figcaption className={quietText}>{name}</figcaption>
      {children}
    </figure>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

export function Grid({ children }: { readonly children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}
