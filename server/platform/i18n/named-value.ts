import type { Locale } from '#contract/enumerations.ts';
import { idOf, type NameIn, type WithIds } from '#contract/wire-ids.ts';
import { uncheckedKey } from '#messages/keys/message-key.ts';
import { translate } from './translate.ts';

/**
 * An enumeration's value in the form of the contract: its id, its name, and its display name (the text with the key
 * `<group>.<name>`).
 */
export const namedValue = <Group extends WithIds, const Name extends NameIn<Group>>(
  locale: Locale,
  group: Group,
  name: Name,
): { id: number; name: Name; displayName: string } => ({
  id: idOf(group, name),
  name,
  displayName: translate(locale, uncheckedKey(`${group}.${name}`)),
});
