import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { logoOf } from '../brand.ts';
import { useShop } from '../shop-context.tsx';

const bar = css({
  backgroundColor: 'surface',
  borderBottom: 'line',
  borderTop: '[4px solid var(--brand-primary-system)]',
});
const inner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  rowGap: '1',
  maxWidth: '[74rem]',
  marginX: 'auto',
  paddingX: { base: '4', wide: '8' },
  minHeight: '16',
});
const home = css({ display: 'inline-flex', minHeight: 'target', alignItems: 'center' });
const logo = css({ height: '8', width: '[auto]' });

/** The operator's logo and what the page adds beside it. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  const shop = useShop();
  const brand = useSelector(shop.actor('boot'), ({ context }) => context.configuration?.brand ?? 'default');
  return (
    <header className={bar}>
      <div className={inner}>
        <a href="#/" className={home}>
          <img src={logoOf(brand)} alt="Linka" className={logo} />
        </a>
        {children}
      </div>
    </header>
  );
}
