import type { WalletLimits } from '#rules/e-wallet.ts';
import type { FigureName } from '../../platform/settings/figures.ts';

/** The operator's limits of a top-up, in minor units. */
export const walletLimits = (figures: Readonly<Record<FigureName, number>>): WalletLimits => ({
  minRecharge: figures.E_WALLET_MIN_RECHARGE,
  maxRecharge: figures.E_WALLET_MAX_RECHARGE,
  maxAmount: figures.E_WALLET_MAX_AMOUNT,
});
