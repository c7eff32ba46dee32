import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import * as v from 'valibot';
import type { AccountCustomer, CustomerStanding } from '../../../../contract/entities/account-page.ts';
import type { SystemConfiguration } from '../../../../contract/entities/configuration.ts';
import type { CustomerCard } from '../../../../contract/entities/customer-card.ts';
import { cartItems } from '../../../../machines/cart/cart.view.ts';
import { ticketFareButton, type ActionContext } from '../../../../rules/visibility.ts';
import { draftAbout } from '../../../common/form-draft/entered-before.ts';
import { discardDraft } from '../../../common/form-draft/form-draft.ts';
import { useShop } from '../../../common/shop-context.tsx';
import type { Shop } from '../../../runtime/shop.ts';
import { ActionButtonWithReason } from './action-button-with-reason.tsx';
import { cardActions } from './card-actions.ts';
import { RepeatOffer } from './repeat-offer.tsx';

interface CardActionListProps {
  readonly customer: AccountCustomer;
  readonly card: CustomerCard;
  /** Null until it is known; nothing is offered before. */
  readonly standing: CustomerStanding | null;
  readonly configuration: SystemConfiguration;
}

/** On narrow screens the first button is as wide as the page, the others share the lines below it. */
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  // A button with a note below it is taller than the others.
  alignItems: 'flex-start',
  gap: '2',
  _empty: { display: 'none' },
  '& > *': { flex: { base: '[1 1 40%]', narrow: '[0 1 auto]' } },
  '& > :not([hidden]):first-child, & > [hidden] + *': { flex: { base: '[1 1 100%]', narrow: '[0 1 auto]' } },
  '& button': { flex: '1', minHeight: '[3.25rem]' },
});

/** The action whose form was open for this card when the session expired; null for a draft that does not fit its form. */
const draftedAction = (shop: Shop, cardNumber: string): string | null => {
  const draft = draftAbout(shop, cardNumber);
  const action = cardActions.find(({ id }) => id === draft?.form);
  return action !== undefined && v.is(action.draft, draft?.entered) ? action.id : null;
};

/** What can be done with the card (second specification, 2.2); each dialog is a flow of its own. */
export function CardActionList({ customer, card, standing, configuration }: CardActionListProps) {
  const intl = useIntl();
  const shop = useShop();
  const inCart = useSelector(shop.actor('cart'), cartItems);
  // A form that was open when the session expired opens again at once, with its draft (SES-02).
  const [openId, setOpenId] = useState(() => draftedAction(shop, card.cardNumber));
  const context: ActionContext<keyof SystemConfiguration> = {
    card,
    cartItems: inCart,
    manageable: standing?.manageable ?? null,
    hasApplication: standing?.hasApplication === true,
    configuration,
  };
  const ticketButton = ticketFareButton(context);
  const canRepeat = ticketButton.visible && ticketButton.obstacle === null;
  const [hasOffer, setHasOffer] = useState(false);
  const open = cardActions.find(({ id }) => id === openId);
  const close = () => {
    discardDraft();
    setOpenId(null);
  };
  return (
    <div className={buttons}>
      {canRepeat && <RepeatOffer customerId={customer.id} onOffer={setHasOffer} />}
      {cardActions.map((action) => (
        <ActionButtonWithReason
          key={action.id}
          label={intl.formatMessage({ id: action.label })}
          button={action.button(context)}
          variant={action.isPrimary === true && !(canRepeat && hasOffer) ? 'primary' : 'secondary'}
          onPress={() => setOpenId(action.id)}
        />
      ))}
      {open !== undefined && context.manageable === true && (
        <open.Dialog card={card} customer={customer} onClosed={close} />
      )}
    </div>
  );
}
