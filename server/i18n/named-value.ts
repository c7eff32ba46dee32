import type { Locale } from '../../contract/enumerations.ts';
import { translate } from './translate.ts';

/**
 * An enumeration's value as it travels: its id (place from 1), name, and name for people under the message key
 * `<group>.<name>`.
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
