import { readEnvironment } from '#server/read-environment.ts';

/** The prefixes of groups of variables. The configuration reads a group only if a variable with its prefix is set. */
const ofGroups = [
  'CSOB_',
  'GPWEBPAY_',
  'LINKA_TOKENIZATION_',
  'LINKA_OLD_CARD_SYSTEM_',
  'LINKA_S3_',
  'LINKA_ERROR_REPORTING_',
];
const markers = Object.fromEntries(ofGroups.map((prefix) => [`${prefix}?`, '']));

/** The names of all variables that the configuration reads. @param complete an environment that has each of them */
export function variablesRead(complete: Readonly<Record<string, string>>): string[] {
  const asked = new Set<string>();
  const ask = (name: string | symbol): string => {
    if (!(name in markers)) asked.add(String(name));
    return String(name);
  };
  readEnvironment(
    new Proxy<Record<string, string>>(markers, {
      has: (_, name) => ask(name) in complete,
      get: (_, name) => (name in markers ? '' : complete[ask(name)]),
    }),
  );
  return [...asked].toSorted();
}
