import { settingSubjects, type DeskSetting, type SettingSubject } from '#contract/entities/desk-setting.ts';

interface Group {
  readonly subject: SettingSubject;
  readonly settings: readonly DeskSetting[];
}

/** Removes accents and converts to lower case. */
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The settings whose texts contain all words of the search, grouped by subject; empty groups are left out. */
export function filterSettings(
  settings: readonly DeskSetting[],
  search: string,
  textOf: (setting: DeskSetting) => string,
): readonly Group[] {
  const words = withoutAccents(search).split(/\s+/);
  const found = settings.filter((setting) => {
    const text = withoutAccents(`${setting.name} ${textOf(setting)}`);
    return words.every((word) => text.includes(word));
  });
  return settingSubjects
    .map((subject) => ({ subject, settings: found.filter((setting) => setting.subject === subject) }))
    .filter((group) => group.settings.length > 0);
}
