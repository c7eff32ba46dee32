import { useSelector } from '@xstate/react';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import { hasOwnCustomer } from '#machines/account/customer-selection/customer-selection.view.ts';
import type { LinkChangeFacts } from '#rules/account-links.ts';

/** The data of the account on which the change of any link depends; null until the configuration has been read. */
export function useAccountFacts(): Omit<LinkChangeFacts, 'birthDay'> | null {
  const shop = useShop();
  const selection = shop.actor('customerSelection');
  const hasOwn = useSelector(selection, hasOwnCustomer);
  const onlyManaged = useSelector(selection, ({ context }) => context.onlyManaged);
  const configuration = useConfiguration();
  return configuration && { hasOwnCustomer: hasOwn, onlyManaged, configuration, today: shop.clock.today() };
}
