import type { ComponentType } from 'react';
import type { AccountTabName } from '#contract/account-pages.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';

export interface AccountTabContentProps {
  readonly customerId: number;
  /** The balance that the page shows, in minor units; absent = the page shows no wallet. */
  readonly walletAmount?: number | undefined;
}

/** A tab of the account page. */
export interface AccountTab {
  /** The name of the tab in the page's address: `?tab=e-wallet`. */
  readonly address: AccountTabName;
  /** The key of the tab's label. */
  readonly label: MessageKey;
  /** `card` null = the customer has no card. */
  readonly isShown: (card: CustomerCard | null, configuration: SystemConfiguration) => boolean;
  readonly Content: ComponentType<AccountTabContentProps>;
}
