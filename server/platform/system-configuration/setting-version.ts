/** The version of a setting: the id of its latest change; 0 = the setting was never changed. */
export const settingVersion = (latestChange: number | null | undefined): number => latestChange ?? 0;
