import { useSelector } from '@xstate/react';
import { ShoppingCart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { useShop } from '#common/shop-context.tsx';
import { raised } from '#ui/card/raised.styles.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { BuyAgain } from './buy-again.tsx';

interface EmptyCartProps {
  /** The former items of the cart can be put back; this is then the next step. */
  readonly restorable: boolean;
}

/** As high as the summary beside it. */
const ground = cx(
  raised,
  css({
    display: 'grid',
    placeItems: 'center',
    height: 'full',
  }),
);

function ToAccount({ variant }: { readonly variant: 'primary' | 'secondary' }) {
  return (
    <LinkButton href="#/app/user-account" variant={variant}>
      <FormattedMessage id="cart.toAccount" />
    </LinkButton>
  );
}

/** The next step: buy the last ticket again, or choose something else. */
function NextStep() {
  const selection = useSelector(useShop().actor('customerSelection'), (current) => current);
  const { customer, repeatPurchase: offers } = selection.context;
  if (customer !== null && offers !== null) {
    return (
      <BuyAgain key={customer.id} customer={customer} offers={offers}>
        <ToAccount variant={offers.ticketFare === null ? 'primary' : 'secondary'} />
      </BuyAgain>
    );
  }
  // A skeleton keeps the place: the offer appears above the link and would move it during a press.
  return selection.hasTag('busy') ? <Skeleton width="12rem" height="2.75rem" /> : <ToAccount variant="primary" />;
}

/** The content of an empty cart: one sentence, the offer to buy the last ticket again, and a link to other offers. */
export function EmptyCart({ restorable }: EmptyCartProps) {
  return (
    <div className={ground} data-edge="">
      <EmptyState
        icon={<ShoppingCart aria-hidden="true" />}
        text={<FormattedMessage id="cart.empty" />}
        action={restorable ? <ToAccount variant="secondary" /> : <NextStep />}
      />
    </div>
  );
}
