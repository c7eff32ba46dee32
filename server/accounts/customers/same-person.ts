import type { Identity } from '#contract/entities/customer-input.ts';

/** The name in a form for comparison: without differences of case or of the encoding of accents. */
export const comparable = ({ firstName, lastName }: Identity['name']): string =>
  `${lastName}\n${firstName}`.normalize('NFC').toLowerCase();

export const isSamePerson = (one: Identity, other: Identity): boolean =>
  one.birthDay === other.birthDay && comparable(one.name) === comparable(other.name);
