import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The address of a screenshot, relative to the root of the site. */
export const screenFile = (flow: string, file: string): string =>
  `screens/${encodeURIComponent(flow)}/${encodeURIComponent(basename(file))}`;

/** Copies the screenshots of all flows from the reports' folder into the site, if there are any. */
export const copyScreens = (reportFolder: string, site: string): void => {
  const screens = join(reportFolder, 'screens');
  if (existsSync(screens)) cpSync(screens, join(site, 'screens'), { recursive: true });
};
