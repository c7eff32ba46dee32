import { parse } from 'bowser';
import type { AccountEvent } from '#contract/entities/trail.ts';

/** The device of a log-in; null = not known. Browser and system are product names, the same in all languages. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/**
 * The names that are replaced. `Samsung Internet for Android` is longer than necessary; `Mozilla` is dropped, because
 * almost every browser uses this name.
 */
const otherNames: Readonly<Record<string, string | null>> = {
  'Samsung Internet for Android': 'Samsung Internet',
  Mozilla: null,
};

const nameOf = (name: string | undefined): string | null =>
  name === undefined || name === '' ? null : name in otherNames ? (otherNames[name] ?? null) : name;

/** Reads the browser and the system from the user agent. */
export function deviceOf(userAgent: AccountEvent['userAgent']): Device {
  if (userAgent === null || userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}
