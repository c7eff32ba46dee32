import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { AccountCustomer, CustomerLink, CustomerStanding } from '../../../../contract/entities/account-page.ts';
import type { SystemConfiguration } from '../../../../contract/entities/configuration.ts';
import type { ApplicationCarrier } from '../../../../machines/application-save/application-save.types.ts';
import type { CardApplicationInput } from '../../../../machines/card-application/card-application.types.ts';
import { cartItems } from '../../../../machines/cart/cart.view.ts';
import { actionCustomer } from '../../../../rules/card-actions/action-facts.ts';
import { canApplyForVirtualCard } from '../../../../rules/virtual-card-application.ts';
import type { ApplicationContext } from '../../../../rules/visibility.ts';
import { lazyDialog } from '../../../common/lazy-part/lazy-dialog.tsx';
import { useShop } from '../../../common/shop-context.tsx';
import { ActionButtonWithReason } from '../card-actions/action-button-with-reason.tsx';
import { applicationActions } from './application-actions.ts';

interface ApplicationButtonsProps {
  /** Who gets the card; null = the account has no own customer yet. */
  readonly customer: AccountCustomer | null;
  /** Null for the account's own customer. */
  readonly link: CustomerLink | null;
  readonly standing: CustomerStanding;
  readonly configuration: SystemConfiguration;
  /** To apply is the next thing to do: there is no card yet. */
  readonly isNext: boolean;
}

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '2',
  _empty: { display: 'none' },
});

const CardApplicationDialog = lazyDialog(
  async () => (await import('./card-application-dialog.tsx')).CardApplicationDialog,
  { title: 'applicationForm.loading', close: 'applicationForm.close', fields: 6, size: 'wizard' },
);

const kindOf = (link: CustomerLink | null): CardApplicationInput['kind'] =>
  link?.type === 'ASSIGNED' ? 'CREATE_ASSIGNED_CARD' : 'CREATE';

/** The kinds of card that can be applied for; each opens the wizard (second specification, 2.2 and 6). */
export function ApplicationButtons(props: ApplicationButtonsProps) {
  const { customer, link, standing, configuration, isNext } = props;
  const intl = useIntl();
  const shop = useShop();
  const inCart = useSelector(shop.actor('cart'), cartItems);
  const [open, setOpen] = useState<ApplicationCarrier | null>(null);
  const context: ApplicationContext<keyof SystemConfiguration> = {
    customer: customer === null ? null : actionCustomer(customer, true, shop.clock.today()),
    link: link?.type ?? null,
    cartItems: inCart,
    manageable: standing.manageable,
    hasApplication: standing.hasOpenApplication,
    canCreateApplication: !standing.hasOpenApplication,
    canCreateVirtualApplication: canApplyForVirtualCard({ configuration, ...standing }),
    configuration,
  };
  return (
    <>
      <div className={buttons}>
        {applicationActions.map(({ carrierType, button }, index) => (
          <ActionButtonWithReason
            key={carrierType}
            label={intl.formatMessage({ id: `applicationForm.apply.${carrierType}` })}
            button={button(context)}
            variant={isNext && index === 0 ? 'primary' : 'secondary'}
            onPress={() => setOpen(carrierType)}
          />
        ))}
      </div>
      {open !== null && (
        <CardApplicationDialog
          application={{
            kind: kindOf(link),
            carrierType: open,
            customerId: customer?.id ?? null,
            isOwn: link === null,
          }}
          onClosed={() => setOpen(null)}
        />
      )}
    </>
  );
}
