import { useSelector } from '@xstate/react';
import { useShop } from '#common/shop-context.tsx';
import type { CustomerLink, CustomerStanding } from '#contract/entities/account-page.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { hasOwnCustomer } from '#machines/account/customer-selection/customer-selection.view.ts';
import { cartItems } from '#machines/purchase/cart/cart.view.ts';
import { actionCustomer } from '#rules/card-actions/action-facts.ts';
import type { ActionContext, ActionSubject } from './card-action.ts';

export interface ActionSurroundings extends ActionSubject {
  /** Null for the account's own customer. */
  readonly link: CustomerLink | null;
  /** Null until the standing has been read; no actions are offered before. */
  readonly standing: CustomerStanding | null;
  readonly configuration: SystemConfiguration;
}

/** The data that decide which actions are offered for a customer and their card. */
export function useActionContext({ customer, card, link, standing, configuration }: ActionSurroundings): ActionContext {
  const shop = useShop();
  const inCart = useSelector(shop.actor('cart'), cartItems);
  const hasOwn = useSelector(shop.actor('customerSelection'), hasOwnCustomer);
  // An account has only one customer of its own. Until it is known whether the account has such a customer, connecting a
  // card is not offered.
  const connected = (standing?.connected ?? true) || hasOwn;
  return {
    card,
    customer: customer === null ? null : actionCustomer(customer, connected, shop.clock.today()),
    link: link?.type ?? null,
    cartItems: inCart,
    manageable: standing?.manageable ?? null,
    hasApplication: standing?.hasApplication === true,
    configuration,
  };
}
