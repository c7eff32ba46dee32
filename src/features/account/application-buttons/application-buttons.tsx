import { useSelector } from '@xstate/react';
import { useShop } from '#common/shop-context.tsx';
import type { AccountCustomer, CustomerLink, CustomerStanding } from '#contract/entities/account-page.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CardApplicationInput } from '#machines/card-application/card-application/card-application.types.ts';
import { cartItems } from '#machines/purchase/cart/cart.view.ts';
import { actionCustomer } from '#rules/card-actions/action-facts.ts';
import { canApplyForVirtualCard } from '#rules/virtual-card-application.ts';
import type { ApplicationContext } from '#rules/visibility.ts';
import { offeredApplications } from './application-actions.ts';
import { ApplicationButtonList, type List } from './application-button-list.tsx';

interface ApplicationButtonsProps {
  /** Who gets the card; null = the account has no own customer yet. */
  readonly customer: AccountCustomer | null;
  /** Null for the account's own customer. */
  readonly link: CustomerLink | null;
  readonly standing: CustomerStanding;
  readonly configuration: SystemConfiguration;
  /** The list that contains the buttons. */
  readonly list: List;
}

/** A child gets a card as an assigned customer, no matter who applies for it (WIZ-01). */
const kindOf = (link: CustomerLink | null, isManagedChild: boolean): CardApplicationInput['kind'] =>
  link?.type === 'ASSIGNED' || isManagedChild ? 'CREATE_ASSIGNED_CARD' : 'CREATE';

/** A button for each kind of card that can be applied for; it opens the wizard (ACC-07). */
export function ApplicationButtons(props: ApplicationButtonsProps) {
  const { customer, link, standing, configuration, list } = props;
  const shop = useShop();
  const begun = useSelector(shop.actor('customerSelection'), ({ context: selected }) => selected.begunApplications);
  const inCart = useSelector(shop.actor('cart'), cartItems);
  const hasOpenApplication = standing.openApplication !== null;
  const context: ApplicationContext<keyof SystemConfiguration> = {
    customer: customer === null ? null : actionCustomer(customer, true, shop.clock.today()),
    link: link?.type ?? null,
    cartItems: inCart,
    manageable: standing.manageable,
    hasApplication: hasOpenApplication,
    canCreateApplication: !hasOpenApplication,
    canCreateVirtualApplication: canApplyForVirtualCard({ configuration, ...standing, hasOpenApplication }),
    configuration,
  };
  return (
    <ApplicationButtonList
      offered={offeredApplications(context)}
      begun={begun}
      applicant={{
        kind: kindOf(link, link?.type === 'MANAGED' && context.customer?.isChild === true),
        customerId: customer?.id ?? null,
        link: link?.type ?? 'REGISTERED',
      }}
      list={list}
    />
  );
}
