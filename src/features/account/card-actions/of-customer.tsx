import type { ComponentType } from 'react';
import { useConfiguration } from '#common/configuration.ts';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { ActionDialogProps } from './card-action.ts';

/** The dialog of an action that needs a customer, but no card. */
export interface CustomerDialogProps extends Pick<ActionDialogProps, 'onClosed'> {
  readonly customer: Pick<AccountCustomer, 'id' | 'fullName'>;
  readonly configuration: SystemConfiguration;
}

/** Renders the dialog only while there is a customer. */
export const ofCustomer = (Dialog: ComponentType<CustomerDialogProps>): ComponentType<ActionDialogProps> =>
  function DialogOfCustomer({ customer, onClosed }) {
    const configuration = useConfiguration();
    if (customer === null || configuration === null) return null;
    return <Dialog customer={customer} configuration={configuration} onClosed={onClosed} />;
  };
