import { RepeatOffer } from '#common/repeat-purchase/repeat-offer.tsx';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { eWalletButton, ticketFareButton, type ActionButton } from '#rules/visibility.ts';
import { ActionButtons } from './action-buttons.tsx';
import { cardActions } from './card-actions.ts';
import { useActionContext, type ActionSurroundings } from './use-action-context.ts';

interface PurchaseActionsProps extends ActionSurroundings {
  /** The purchases that can be repeated; null until they are known. */
  readonly offers: RepeatPurchase | null;
}

const actions = cardActions.filter(({ place }) => place === 'purchase');
const primary = actions.find(({ isPrimary }) => isPrimary === true)?.id;

const isPossible = (button: ActionButton): boolean => button.visible && button.obstacle === null;

/** The actions that buy something for a card; first the offer to repeat the last purchase (ACC-07, TFR-03, WAL-02). */
export function PurchaseActions({ offers, ...surroundings }: PurchaseActionsProps) {
  const { customer, card } = surroundings;
  const context = useActionContext(surroundings);
  const buttons = { ticketFare: ticketFareButton(context), topUp: eWalletButton(context) };
  const repeatableKinds = (['ticketFare', 'topUp'] as const).filter((kind) => isPossible(buttons[kind]));
  const hasOffer = offers !== null && repeatableKinds.some((kind) => offers[kind] !== null);
  return (
    <ActionButtons
      actions={actions}
      subject={{ customer, card }}
      context={context}
      isProminent
      primary={hasOffer ? undefined : primary}
    >
      {offers !== null && <RepeatOffer offers={offers} kinds={repeatableKinds} />}
    </ActionButtons>
  );
}
