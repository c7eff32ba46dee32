import type { WalletLimits } from '#rules/e-wallet.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';

/** The operator's limits of a top-up, in minor units. */
export const walletLimits = (numbers: Readonly<Record<NumberSetting, number>>): WalletLimits => ({
  minRecharge: numbers.E_WALLET_MIN_RECHARGE,
  maxRecharge: numbers.E_WALLET_MAX_RECHARGE,
  maxAmount: numbers.E_WALLET_MAX_AMOUNT,
});
