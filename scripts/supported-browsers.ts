import browserslist from 'browserslist';

/** The browsers of the shop's customers, with their names in compatibility data and in targets of the build. */
const names = {
  chrome: { data: 'chrome', target: 'chrome' },
  edge: { data: 'edge', target: 'edge' },
  firefox: { data: 'firefox', target: 'firefox' },
  safari: { data: 'safari', target: 'safari' },
  ios_saf: { data: 'safari_ios', target: 'ios' },
} as const;
type Name = keyof typeof names;

export interface SupportedBrowser {
  /** Its name in `@mdn/browser-compat-data`. */
  readonly name: (typeof names)[Name]['data'];
  /** The oldest supported version, such as `16.4`. */
  readonly oldest: string;
  /** As a target of the build, such as `safari16.4`. */
  readonly target: string;
}

export const isOlder = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) < 0;

/**
 * The supported browsers in package.json's `browserslist` (docs/decisions/0043). Throws for a browser that is not listed
 * above.
 */
export function supportedBrowsers(): readonly SupportedBrowser[] {
  const versions = browserslist().map((entry) => entry.split(' ') as [Name, string]);
  const oldest = new Map<Name, string>();
  for (const [name, range] of versions) {
    const [version = ''] = range.split('-');
    const known = oldest.get(name);
    if (known === undefined || isOlder(version, known)) oldest.set(name, version);
  }
  return [...oldest].map(([name, version]) => {
    if (!(name in names)) throw new Error(`expected browsers of ${Object.keys(names).join()}, got ${name}`);
    return { name: names[name].data, oldest: version, target: names[name].target + version };
  });
}

/** The targets for which scripts and styles are built. */
export const buildTarget = (): string[] => supportedBrowsers().map(({ target }) => target);
