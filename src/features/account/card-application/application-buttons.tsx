import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { AccountCustomer, CustomerLink, CustomerStanding } from '../../../../contract/entities/account-page.ts';
import type { SystemConfiguration } from '../../../../contract/entities/configuration.ts';
import type { CardApplicationInput } from '../../../../machines/card-application/card-application.types.ts';
import { cartItems } from '../../../../machines/cart/cart.view.ts';
import { actionCustomer } from '../../../../rules/card-actions/action-facts.ts';
import { canApplyForVirtualCard } from '../../../../rules/virtual-card-application.ts';
import type { ActionButton, ApplicationContext } from '../../../../rules/visibility.ts';
import { lazyDialog } from '../../../common/lazy-part/lazy-dialog.tsx';
import { useShop } from '../../../common/shop-context.tsx';
import { momentText } from '../../../i18n/dates.tsx';
import { ActionButtonWithReason } from '../card-actions/action-button-with-reason.tsx';
import { applicationActions } from './application-actions.ts';
import { useOpenedApplication } from './use-opened-application.ts';

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

/** A child gets a card as an assigned customer does, whoever applies for it (second specification, 2.1). */
const kindOf = (link: CustomerLink | null, isManagedChild: boolean): CardApplicationInput['kind'] =>
  link?.type === 'ASSIGNED' || isManagedChild ? 'CREATE_ASSIGNED_CARD' : 'CREATE';

const isPressable = (button: ActionButton): boolean => button.visible && button.obstacle === null;

/** The kinds of card that can be applied for; each opens the wizard (second specification, 2.2 and 6). */
export function ApplicationButtons(props: ApplicationButtonsProps) {
  const { customer, link, standing, configuration, isNext } = props;
  const intl = useIntl();
  const shop = useShop();
  const begun = useSelector(shop.actor('customerSelection'), ({ context: selected }) => selected.begunApplications);
  const inCart = useSelector(shop.actor('cart'), cartItems);
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
  const text = (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `applicationForm.${id}` }, values);
  const { opened, open, close } = useOpenedApplication((carrierType) => {
    const action = applicationActions.find((one) => one.carrierType === carrierType);
    return action !== undefined && isPressable(action.button(context));
  });
  return (
    <>
      <div className={buttons}>
        {applicationActions.map(({ carrierType, button }, index) => {
          const draft = begun.find((one) => one.carrierType === carrierType);
          return (
            <ActionButtonWithReason
              key={carrierType}
              label={text(`${draft === undefined ? 'apply' : 'resume'}.${carrierType}`)}
              button={button(context)}
              variant={isNext && index === 0 ? 'primary' : 'secondary'}
              note={draft && text('begun', { saved: momentText(draft.saved), expires: momentText(draft.expires) })}
              onPress={() => open(carrierType)}
            />
          );
        })}
      </div>
      {opened !== null && (
        <CardApplicationDialog
          application={{
            kind: kindOf(link, link?.type === 'MANAGED' && context.customer?.isChild === true),
            carrierType: opened,
            customerId: customer?.id ?? null,
            link: link?.type ?? 'REGISTERED',
          }}
          onClosed={close}
        />
      )}
    </>
  );
}
