import { useIntl } from 'react-intl';
import type { DeskSetting, SettingValue } from '#contract/entities/desk-setting.ts';
import { globalSettingNames } from '#contract/entities/global-setting.ts';
import { useMoneyText } from '#i18n/money.tsx';
import { type MessageKey, uncheckedKey } from '#messages/keys/message-key.ts';

const globalNames: ReadonlySet<string> = new Set(globalSettingNames);

/**
 * The key of a setting's name. Settings that other applications also read have their names in the texts of the server.
 */
const nameKey = (name: string): MessageKey =>
  uncheckedKey(globalNames.has(name) ? `globalSetting.${name}` : `deskSettings.name.${name}`);

type Named = Pick<DeskSetting, 'name' | 'displayName'>;

/** The names of settings, of their choices and of their values in the page's language. */
export function useSettingTexts() {
  const intl = useIntl();
  const money = useMoneyText();
  const text = (id: MessageKey, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);

  const nameOf = ({ name, displayName }: Named): string =>
    displayName === null ? text(nameKey(name)) : text('deskSettings.fee', { name: displayName });
  const helpOf = ({ name, displayName }: Named): string =>
    text(displayName === null ? uncheckedKey(`deskSettings.help.${name}`) : 'deskSettings.fee.help');

  const choiceOf = ({ name }: Pick<DeskSetting, 'name'>, choice: string): string => {
    if (name === 'currency') return choice;
    if (name === 'allowedPaymentTypes') return text(uncheckedKey(`paymentType.${choice}`));
    if (name === 'withheldPages') return text(uncheckedKey(`deskSettings.page.${choice}`));
    return intl.formatDisplayName(choice, { type: 'language' }) ?? choice;
  };

  const numberOf = ({ kind, unit }: Pick<DeskSetting, 'kind' | 'unit'>, value: number): string => {
    if (kind === 'MONEY' || kind === 'AMOUNTS') return money(value);
    if (kind === 'PERCENTAGE') return intl.formatNumber(value / 100, { style: 'percent' });
    return unit === null ? intl.formatNumber(value) : text(`deskSettings.unit.${unit}`, { count: value });
  };

  const valueOf = (setting: DeskSetting, value: SettingValue): string => {
    if (typeof value === 'boolean') return text(value ? 'deskSettings.on' : 'deskSettings.off');
    if (typeof value === 'number') return numberOf(setting, value);
    if (typeof value === 'string') return setting.kind === 'CHOICE' ? choiceOf(setting, value) : value;
    if (value === null) return text('deskSettings.unset');
    const parts = Array.isArray(value)
      ? value.map((one) =>
          typeof one === 'number' ? numberOf(setting, one) : setting.kind === 'CHOICES' ? choiceOf(setting, one) : one,
        )
      : Object.values(value).filter((one) => one !== null && one !== '');
    return parts.length === 0 ? text('deskSettings.none') : parts.join(', ');
  };

  /** The range of a number as text; null = the setting is not a number. */
  const rangeOf = (setting: DeskSetting): string | null =>
    setting.least === null || setting.most === null
      ? null
      : text('deskSettings.range', { least: numberOf(setting, setting.least), most: numberOf(setting, setting.most) });

  return { nameOf, helpOf, choiceOf, numberOf, valueOf, rangeOf };
}
