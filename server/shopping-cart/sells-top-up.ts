import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import type { CustomerCardType } from '../../contract/enumerations.ts';
import { isWalletTabShown } from '../../rules/visibility.ts';

/** The operator sells top-ups, and the card may hold money: no bank card does. */
export const sellsTopUp = (customerCardType: CustomerCardType, configuration: SystemConfiguration): boolean =>
  customerCardType !== 'BANK' && isWalletTabShown({ customerCardType }, configuration);
