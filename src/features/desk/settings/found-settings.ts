import { settingSubjects, type DeskSetting, type SettingSubject } from '#contract/entities/desk-setting.ts';

interface Group {
  readonly subject: SettingSubject;
  readonly settings: readonly DeskSetting[];
}

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The settings whose texts have all words of the search, by their subjects; those without any are left out. */
export function foundSettings(
  settings: readonly DeskSetting[],
  search: string,
  textOf: (setting: DeskSetting) => string,
): readonly Group[] {
  const words = plain(search).split(/\s+/);
  const found = settings.filter((setting) => {
    const text = plain(`${setting.name} ${textOf(setting)}`);
    return words.every((word) => text.includes(word));
  });
  return settingSubjects
    .map((subject) => ({ subject, settings: found.filter((setting) => setting.subject === subject) }))
    .filter((group) => group.settings.length > 0);
}
