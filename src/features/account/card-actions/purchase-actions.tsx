import { useState } from 'react';
import { ticketFareButton } from '../../../../rules/visibility.ts';
import { ActionButtons } from './action-buttons.tsx';
import { cardActions } from './card-actions.ts';
import { RepeatOffer } from './repeat-offer.tsx';
import { useActionContext, type ActionSurroundings } from './use-action-context.ts';

const actions = cardActions.filter(({ place }) => place === 'purchase');
const primary = actions.find(({ isPrimary }) => isPrimary === true)?.id;

/** What can be bought for a card; the last ticket once more comes first (second specification, 2.2; TFR-03). */
export function PurchaseActions(surroundings: ActionSurroundings) {
  const { customer, card } = surroundings;
  const context = useActionContext(surroundings);
  const ticketButton = ticketFareButton(context);
  const canRepeat = ticketButton.visible && ticketButton.obstacle === null;
  const [hasOffer, setHasOffer] = useState(false);
  return (
    <ActionButtons
      actions={actions}
      subject={{ customer, card }}
      context={context}
      isProminent
      primary={canRepeat && hasOffer ? undefined : primary}
    >
      {canRepeat && customer !== null && <RepeatOffer customerId={customer.id} onOffer={setHasOffer} />}
    </ActionButtons>
  );
}
