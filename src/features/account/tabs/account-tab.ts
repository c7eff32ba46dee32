import type { ComponentType } from 'react';
import type { AccountTabName } from '#contract/account-pages.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';

export interface AccountTabContentProps {
  readonly customerId: number;
  /** What is in the wallet that the page shows, in minor units; absent = the page shows none. */
  readonly walletAmount?: number | undefined;
}

/** A tab of the account page. */
export interface AccountTab {
  /** Its name in the page's address: `?tab=e-wallet`. */
  readonly address: AccountTabName;
  /** The key of its text. */
  readonly label: string;
  /** `card` null = the customer has none. */
  readonly isShown: (card: CustomerCard | null, configuration: SystemConfiguration) => boolean;
  readonly Content: ComponentType<AccountTabContentProps>;
}
