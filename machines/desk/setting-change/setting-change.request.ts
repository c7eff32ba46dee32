import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import { readEntered } from './setting-change.form.ts';
import type { SettingChangeContext, SettingChangeRequest } from './setting-change.types.ts';

const feePrefix = 'FEE_';

/** Where the call has a setting: flags by their names, the others in two groups. */
function placed({ name, kind }: Pick<DeskSetting, 'name' | 'kind'>, value: unknown): object {
  if (name.startsWith(feePrefix)) return { fees: { [name.slice(feePrefix.length)]: value } };
  return kind === 'NUMBER' || kind === 'PERCENTAGE' || kind === 'MONEY'
    ? { numbers: { [name]: value } }
    : { [name]: value };
}

/** The change as the call takes it, with the version that it was decided on. */
export function requestOf({ setting, entered, notation }: SettingChangeContext): SettingChangeRequest {
  const read = readEntered(setting, entered, notation);
  const value = 'value' in read ? read.value : setting.value;
  return { ...placed(setting, value), seen: { [setting.name]: setting.version } };
}
