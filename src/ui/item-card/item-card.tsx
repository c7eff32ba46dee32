import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { raised } from '../card/raised.styles.ts';
import { headingText } from '../text/heading.styles.ts';

type ItemCardProps = {
  readonly title: ReactNode;
  /** Lines below the title. */
  readonly children?: ReactNode;
  readonly price: ReactNode;
  /** A button at the end. An empty button keeps its space, so that all prices of a list end at the same edge. */
  readonly action?: ReactNode;
};

const row = cx(
  raised,
  css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', padding: { base: '4', narrow: '6' } }),
);
const words = css({ flex: '1', minWidth: '[min(12rem, 100%)]' });
/** At the end of the line, even if the price is in a line of its own. */
const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4',
  marginLeft: 'auto',
});
const priceStyles = cx(headingText, css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
const place = css({ minWidth: 'target' });

/** One of several items with a price, such as the items of an order: its name, and its price at the end. */
export function ItemCard({ title, children, price, action }: ItemCardProps) {
  return (
    <article className={row} data-edge="">
      <div className={words}>
        <p className={headingText}>{title}</p>
        {children}
      </div>
      <div className={end}>
        <p className={priceStyles}>{price}</p>
        {action !== undefined && <div className={place}>{action}</div>}
      </div>
    </article>
  );
}
