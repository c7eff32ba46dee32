import type { GlobalSetting, GlobalSettingName } from '../../contract/entities/global-setting.ts';
import type { Failure } from '../../machines/failure.ts';

const unreadable: Failure = { name: 'UNREADABLE_ANSWER', status: 200, metadata: {} };

/** One of the operator's figures; money in minor units. Throws a {@link Failure} where it is absent or no number. */
export function numberSetting(settings: readonly GlobalSetting[], name: GlobalSettingName): number {
  const value = settings.find((setting) => setting.name === name)?.value.trim() ?? '';
  const figure = Number(value);
  if (value === '' || !Number.isFinite(figure)) throw unreadable;
  return figure;
}

/** The same with a default for a figure that the operator has not set. */
export const numberSettingOr = (settings: readonly GlobalSetting[], name: GlobalSettingName, unset: number): number =>
  settings.some((setting) => setting.name === name && setting.value.trim() !== '') ? numberSetting(settings, name) : unset;
