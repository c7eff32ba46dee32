import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { pageColumn } from './column.styles.ts';
import { PageTitle } from './page-title.tsx';

type PageProps = {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** `form` is one narrow column for a page with a short form. */
  readonly width?: 'content' | 'form';
  readonly children: ReactNode;
};

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  paddingTop: { base: '6', wide: '10' },
  paddingBottom: '16',
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '4',
  '&:has(> :empty:only-child)': { display: 'none' },
});
const leadText = css({ maxWidth: 'text', color: 'inkSoft' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', _empty: { display: 'none' } });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** The column of a page: title, actions and content. The frame adds the `main` landmark. */
export function Page({ title, lead, actions, width = 'content', children }: PageProps) {
  return (
    <div className={cx(pageColumn({ width }), column)}>
      <header className={head}>
        <div className={words}>
          <PageTitle>{title}</PageTitle>
          {lead !== undefined && <p className={leadText}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={buttons}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
