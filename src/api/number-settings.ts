import type { GlobalSetting, GlobalSettingName } from '#contract/entities/global-setting.ts';
import type { Failure } from '#machines/common/failure.ts';
import type { WalletLimits } from '#rules/e-wallet.ts';
import type { StartLimits } from '#rules/ticket-start.ts';

const unreadable: Failure = { name: 'UNREADABLE_ANSWER', status: 200, metadata: {} };

/**
 * The value of one of the operator's settings as a number; money in minor units. Throws a {@link Failure} if it is
 * missing or not a number.
 */
export function numberSetting(settings: readonly GlobalSetting[], name: GlobalSettingName): number {
  const value = settings.find((setting) => setting.name === name)?.value.trim() ?? '';
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) throw unreadable;
  return number;
}

/** Like {@link numberSetting}, with a default value for a setting that is missing or empty. */
export const numberSettingOr = (settings: readonly GlobalSetting[], name: GlobalSettingName, unset: number): number =>
  settings.some((setting) => setting.name === name && setting.value.trim() !== '')
    ? numberSetting(settings, name)
    : unset;

/** The days on which a ticket can start (TFR-01). */
export const startLimitsIn = (settings: readonly GlobalSetting[]): StartLimits => ({
  minDaysAhead: numberSetting(settings, 'ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM'),
  maxDaysAhead: numberSetting(settings, 'ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM'),
});

/** The limits of a top-up (WAL-01), in minor units. */
export const walletLimitsIn = (settings: readonly GlobalSetting[]): WalletLimits => ({
  minRecharge: numberSetting(settings, 'E_WALLET_MIN_RECHARGE'),
  maxRecharge: numberSetting(settings, 'E_WALLET_MAX_RECHARGE'),
  maxAmount: numberSetting(settings, 'E_WALLET_MAX_AMOUNT'),
});
