import type { Locale } from '#contract/enumerations.ts';
import { translate } from './translate.ts';

/**
 * An enumeration's value in the form of the contract: its id (its position, from 1), its name, and its display name (the
 * text with the key `<group>.<name>`).
 */
export const namedValue = <const Name extends string>(
  locale: Locale,
  group: string,
  names: readonly Name[],
  name: Name,
): { id: number; name: Name; displayName: string } => ({
  id: names.indexOf(name) + 1,
  name,
  displayName: translate(locale, `${group}.${name}`),
});
