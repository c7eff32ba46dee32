import { ShoppingCart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';

interface EmptyCartProps {
  /** What was in the cart can be put back, which then is the next step. */
  readonly restorable: boolean;
}

/** As high as the summary beside it. */
const ground = css({
  display: 'grid',
  placeItems: 'center',
  height: 'full',
  borderRadius: 'large',
  backgroundColor: 'surface',
  boxShadow: 'raised',
});

/** In the place of the items: one sentence, and where to find something to buy. */
export function EmptyCart({ restorable }: EmptyCartProps) {
  return (
    <div className={ground} data-edge="">
      <EmptyState
        icon={<ShoppingCart aria-hidden="true" />}
        text={<FormattedMessage id="cart.empty" />}
        action={
          <LinkButton href="#/app/user-account" variant={restorable ? 'secondary' : 'primary'}>
            <FormattedMessage id="cart.toAccount" />
          </LinkButton>
        }
      />
    </div>
  );
}
