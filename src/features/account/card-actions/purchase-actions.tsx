import { useState } from 'react';
import { eWalletButton, ticketFareButton, type ActionButton } from '../../../../rules/visibility.ts';
import { ActionButtons } from './action-buttons.tsx';
import { cardActions } from './card-actions.ts';
import { RepeatOffer } from './repeat-offer.tsx';
import { useActionContext, type ActionSurroundings } from './use-action-context.ts';

const actions = cardActions.filter(({ place }) => place === 'purchase');
const primary = actions.find(({ isPrimary }) => isPrimary === true)?.id;

const isPossible = (button: ActionButton): boolean => button.visible && button.obstacle === null;

/** What can be bought for a card; what was bought last comes first (second specification, 2.2; TFR-03, WAL-02). */
export function PurchaseActions(surroundings: ActionSurroundings) {
  const { customer, card } = surroundings;
  const context = useActionContext(surroundings);
  const buttons = { ticketFare: ticketFareButton(context), topUp: eWalletButton(context) };
  const repeatable = (['ticketFare', 'topUp'] as const).filter((kind) => isPossible(buttons[kind]));
  const [hasOffer, setHasOffer] = useState(false);
  const canRepeat = repeatable.length > 0 && customer !== null;
  return (
    <ActionButtons
      actions={actions}
      subject={{ customer, card }}
      context={context}
      isProminent
      primary={canRepeat && hasOffer ? undefined : primary}
    >
      {canRepeat && (
        <RepeatOffer
          customerId={customer.id}
          kinds={repeatable}
          balance={card?.electronicWallet?.currentAmount}
          onOffer={setHasOffer}
        />
      )}
    </ActionButtons>
  );
}
