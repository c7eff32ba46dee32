import { parse } from 'bowser';
import type { AccountEvent } from '#contract/entities/trail.ts';

/** What a log-in was made on, as far as it can be shown; null = not known. Both are names of products, the same in all languages. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** A name that says more than a person needs, and one with which almost every browser begins, so that it says nothing. */
const otherNames: Readonly<Record<string, string | null>> = {
  'Samsung Internet for Android': 'Samsung Internet',
  Mozilla: null,
};

const nameOf = (name: string | undefined): string | null =>
  name === undefined || name === '' ? null : name in otherNames ? (otherNames[name] ?? null) : name;

/** The browser and the system by what the browser calls itself. */
export function deviceOf(userAgent: AccountEvent['userAgent']): Device {
  if (userAgent === null || userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}
