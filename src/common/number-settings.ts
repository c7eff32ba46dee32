import type { GlobalSetting, GlobalSettingName } from '#contract/entities/global-setting.ts';
import type { Failure } from '#machines/common/failure.ts';

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
