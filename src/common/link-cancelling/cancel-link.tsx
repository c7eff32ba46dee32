import type { AccountLink } from '#contract/entities/account-link.ts';
import type { TableButton } from '#ui/table/table-buttons.tsx';
import { ButtonWithConfirmation } from '../confirmation/button-with-confirmation.tsx';
import { useShop } from '../shop-context.tsx';
import { cancelLink } from './link-cancelling.actors.ts';

interface CancelLinkProps {
  readonly link: Pick<AccountLink, 'id' | 'customerAccountLinkType' | 'cancelable'> & {
    readonly customer: Pick<AccountLink['customer'], 'fullName'>;
  };
  /** Renders the button. Without this property, a quiet button is rendered. */
  readonly button?: TableButton;
  readonly onChanged: () => void;
}

/** The button that cancels the link to an assigned or managed customer, if that is allowed (LNK-02). */
export function CancelLink({ link, button, onChanged }: CancelLinkProps) {
  const shop = useShop();
  const { id, customerAccountLinkType: type, cancelable, customer } = link;
  // The account's own customer has no link that could be cancelled.
  if (!cancelable || type === 'REGISTERED') return null;
  const values = { name: customer.fullName };
  const refreshAll = () => {
    // The account no longer has this person, and the server has removed the person's items from the cart.
    shop.tell('customerSelection', { type: 'refresh' });
    shop.tell('cart', { type: 'refresh' });
    onChanged();
  };
  return (
    <ButtonWithConfirmation
      label={`linkCancelling.cancel.${type}`}
      button={button}
      question={{
        title: { id: `linkCancelling.title.${type}` },
        text: { id: `linkCancelling.text.${type}`, values },
        confirmLabel: `linkCancelling.cancel.${type}`,
        declineLabel: 'linkCancelling.keep',
        tone: 'warning',
        success: { id: `linkCancelling.done.${type}`, values },
        area: 'linkCancelling',
      }}
      perform={cancelLink(shop, id)}
      onChanged={refreshAll}
    />
  );
}
