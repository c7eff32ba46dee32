import type { Identity } from '#contract/entities/customer-input.ts';

/** A name to compare by: the same in upper and lower case, however its accents are encoded. */
export const comparable = ({ firstName, lastName }: Identity['name']): string =>
  `${lastName}\n${firstName}`.normalize('NFC').toLowerCase();

export const isSamePerson = (one: Identity, other: Identity): boolean =>
  one.birthDay === other.birthDay && comparable(one.name) === comparable(other.name);
