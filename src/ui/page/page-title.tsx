import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { css } from 'styled-system/css';
import { TitlePlace } from './title-place.ts';

const heading = css({ fontSize: { base: 'xl', wide: 'xxl' }, fontWeight: 'bold', letterSpacing: '[-0.015em]' });
const inBar = css({ fontSize: { base: 'l', wide: 'xl' }, fontWeight: 'bold', letterSpacing: '[-0.015em]' });

/** The page's heading: above the content, or in the top bar if the top bar shows titles. */
export function PageTitle({ children }: { readonly children: string }) {
  const place = useContext(TitlePlace);
  if (place === undefined) return <h1 className={heading}>{children}</h1>;
  return place === null ? null : createPortal(<h1 className={inBar}>{children}</h1>, place);
}
