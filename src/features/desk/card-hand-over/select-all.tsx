import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { cardHandOverView, type CardHandOverActor } from '#machines/desk/card-hand-over/card-hand-over.view.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';

/** Selects all cards on the page of the list; it is not shown if there are none. */
export function SelectAll({ actor }: { readonly actor: CardHandOverActor }) {
  const { cards, selected, areAllSelected } = cardHandOverView(useSelector(actor, (current) => current));
  if (cards.length === 0) return null;
  return (
    <Checkbox
      ref={(box) => {
        if (box !== null) box.indeterminate = selected.length > 0 && !areAllSelected;
      }}
      label={<FormattedMessage id="cardHandOver.selectAll" values={{ count: cards.length }} />}
      checked={areAllSelected}
      onChange={(chosen) => actor.send({ type: 'selectAll', chosen })}
    />
  );
}
