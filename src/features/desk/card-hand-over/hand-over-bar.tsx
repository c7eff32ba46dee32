import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { stateLabel } from '#machines/common/state-label.ts';
import { cardHandOverView, type CardHandOverActor } from '#machines/desk/card-hand-over/card-hand-over.view.ts';
import { ActionBar } from '#ui/bottom-bar/action-bar.tsx';
import { Button } from '#ui/button/button.tsx';
import { HandOverQuestion } from './hand-over-question.tsx';

/** The bar sticks to the screen as long as the whole page is there, not only this element. */
const root = css({ display: 'contents' });

/** How many cards are selected, the button that hands them over, and its question. */
export function HandOverBar({ actor }: { readonly actor: CardHandOverActor }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { cards, selected } = cardHandOverView(snapshot);
  return (
    <div className={root} data-flow="cardHandOver" data-state={stateLabel(snapshot.value)}>
      {cards.length > 0 && (
        <ActionBar
          action={
            <Button variant="primary" unavailable={selected.length === 0} onClick={() => actor.send({ type: 'ask' })}>
              <FormattedMessage id="cardHandOver.ask" />
            </Button>
          }
        >
          {selected.length === 0
            ? intl.formatMessage({ id: 'cardHandOver.none' })
            : intl.formatMessage({ id: 'cardHandOver.selected' }, { selected: selected.length, count: cards.length })}
        </ActionBar>
      )}
      <HandOverQuestion actor={actor} />
    </div>
  );
}
