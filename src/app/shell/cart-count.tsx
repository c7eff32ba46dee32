import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import { itemCount, itemCountLabel } from '#machines/purchase/cart/cart.view.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface CartCountProps {
  /** The place of the number. */
  readonly className: string;
  readonly testId?: string;
}

/** Whether the number was lower before; false for the first number that is known. */
function useGrowth(count: number | null): boolean {
  const [last, setLast] = useState({ count, grew: false });
  if (last.count !== count) setLast({ count, grew: last.count !== null && count !== null && count > last.count });
  return last.grew;
}

/** The number of items in the cart, in a link to it; nothing for an empty cart. */
export function CartCount({ className, testId }: CartCountProps) {
  const shop = useShop();
  const label = useSelector(shop.actor('cart'), itemCountLabel);
  const count = useSelector(shop.actor('cart'), itemCount);
  const grew = useGrowth(count);
  if (label === '') return null;
  return (
    <>
      <span className={className} data-testid={testId} aria-hidden="true">
        <Badge key={count} grown={grew}>
          {label}
        </Badge>
      </span>
      <VisuallyHidden>
        <FormattedMessage id="shell.cartCount" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}
