import type { ReactNode } from 'react';
import type { TicketState } from '#rules/ticket-state.ts';
import { TicketChips } from './ticket-chips.tsx';
import {
  costStyles,
  dateLabelStyles,
  datesFrameStyles,
  datesStyles,
  dateStyles,
  endStyles,
  frameStyles,
  headStyles,
  mainStyles,
  priceStyles,
  stateStyles,
  stubStyles,
  ticketStyles,
  titleStyles,
  trackStyles,
} from './ticket.styles.ts';

type TicketEnd = { readonly label: string; readonly date: ReactNode };

type TicketProps = {
  readonly state: TicketState;
  /** The state as one word. */
  readonly stateLabel: string;
  readonly title: ReactNode;
  readonly person: ReactNode;
  readonly from: TicketEnd;
  readonly to: TicketEnd;
  readonly chips?: readonly string[];
  /** The name of the list of chips for screen readers. */
  readonly chipsLabel?: string;
  readonly price: ReactNode;
  /** Buttons on the stub. */
  readonly actions?: ReactNode;
};

function End({ end }: { readonly end: TicketEnd }) {
  return (
    <p className={endStyles}>
      <span className={dateLabelStyles}>{end.label}</span>
      <span className={dateStyles}>{end.date}</span>
    </p>
  );
}

/**
 * A ticket, drawn as paper with a stub: a valid ticket in the brand's colour, a future ticket outlined, an expired
 * ticket faded.
 */
export function Ticket(props: TicketProps) {
  const { state, stateLabel, title, person, from, to, chips = [], chipsLabel, price, actions } = props;
  return (
    <div className={frameStyles}>
      <article className={ticketStyles({ state })}>
        <div className={mainStyles}>
          <header className={headStyles}>
            <p className={titleStyles}>{title}</p>
            <p>{person}</p>
          </header>
          <div className={datesFrameStyles}>
            <div className={datesStyles}>
              <End end={from} />
              <span className={trackStyles} aria-hidden="true" />
              <End end={to} />
            </div>
          </div>
          <TicketChips chips={chips} label={chipsLabel} />
        </div>
        <div className={stubStyles}>
          <p className={stateStyles}>{stateLabel}</p>
          <div className={costStyles}>
            <p className={priceStyles}>{price}</p>
            {actions}
          </div>
        </div>
      </article>
    </div>
  );
}
