import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import type { CustomerCardType } from '../../contract/enumerations.ts';
import { isWalletTabShown } from '../../rules/visibility.ts';

/** Whether the operator sells top-ups for a type of card; a bank card never has a wallet. */
export const sellsTopUp = (customerCardType: CustomerCardType, configuration: SystemConfiguration): boolean =>
  customerCardType !== 'BANK' && isWalletTabShown({ customerCardType }, configuration);
