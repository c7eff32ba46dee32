import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Hint } from '../text/hint.tsx';
import { TicketChips } from './ticket-chips.tsx';

type TicketStubProps = {
  readonly title: ReactNode;
  /** A few words below the title, such as the last day. */
  readonly note: ReactNode;
  readonly chips: readonly string[];
  /** The name of the list of chips for screen readers. */
  readonly chipsLabel: string;
  readonly price: ReactNode;
};

const stub = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  paddingX: '4',
  paddingY: '3',
  border: '[2px solid {colors.neutral.300}]',
  borderLeft: '[2px dashed {colors.neutral.300}]',
  borderRadius: 'large',
  backgroundColor: 'surface',
  color: 'ink',
});
const words = css({ overflowWrap: 'anywhere' });
const titleStyles = css({ fontWeight: 'bold', lineHeight: 'tight' });
const priceStyles = css({
  marginLeft: 'auto',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** A ticket in one or two lines, outlined, as an item of a list. */
export function TicketStub({ title, note, chips, chipsLabel, price }: TicketStubProps) {
  return (
    <article className={stub} data-edge="">
      <div className={words}>
        <p className={titleStyles}>{title}</p>
        <Hint>{note}</Hint>
      </div>
      <TicketChips chips={chips} label={chipsLabel} />
      <p className={priceStyles}>{price}</p>
    </article>
  );
}
