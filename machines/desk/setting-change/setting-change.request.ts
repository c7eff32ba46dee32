import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import { readEntered } from './setting-change.form.ts';
import type { SettingChangeContext, SettingChangeRequest } from './setting-change.types.ts';

const feePrefix = 'FEE_';

/**
 * The body of the request that changes one setting: fees are in the group `fees`, numbers in the group `numbers`, and
 * all other settings at the top level.
 */
function requestBody({ name, kind }: Pick<DeskSetting, 'name' | 'kind'>, value: unknown): object {
  if (name.startsWith(feePrefix)) return { fees: { [name.slice(feePrefix.length)]: value } };
  return kind === 'NUMBER' || kind === 'PERCENTAGE' || kind === 'MONEY'
    ? { numbers: { [name]: value } }
    : { [name]: value };
}

/** The request for the change, with the version of the setting that the page has shown. */
export function requestOf({ setting, entered, notation }: SettingChangeContext): SettingChangeRequest {
  const read = readEntered(setting, entered, notation);
  const value = 'value' in read ? read.value : setting.value;
  return { ...requestBody(setting, value), seen: { [setting.name]: setting.version } };
}
