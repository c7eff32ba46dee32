import { useSelector } from '@xstate/react';
import { ShoppingCart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { useShop } from '../../../common/shop-context.tsx';
import { raised } from '../../../ui/card/raised.styles.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { BuyAgain } from './buy-again.tsx';

interface EmptyCartProps {
  /** What was in the cart can be put back, which then is the next step. */
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

/** In the place of the items: one sentence, the last ticket once more, and where to find something else to buy. */
export function EmptyCart({ restorable }: EmptyCartProps) {
  const customer = useSelector(useShop().actor('customerSelection'), ({ context }) => context.customer);
  return (
    <div className={ground} data-edge="">
      <EmptyState
        icon={<ShoppingCart aria-hidden="true" />}
        text={<FormattedMessage id="cart.empty" />}
        action={
          restorable || customer === null ? (
            <ToAccount variant={restorable ? 'secondary' : 'primary'} />
          ) : (
            <BuyAgain key={customer.id} customer={customer}>
              {(offered) => <ToAccount variant={offered ? 'secondary' : 'primary'} />}
            </BuyAgain>
          )
        }
      />
    </div>
  );
}
