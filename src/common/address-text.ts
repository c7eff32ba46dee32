import type { Address } from '#contract/entities/customer.ts';

const joinParts = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

/** An address on one line: street with number, then zip with city; empty parts are left out. */
export const addressText = ({ street, streetNumber, city, zip }: Address): string =>
  [joinParts([street, streetNumber]), joinParts([zip, city])].filter((part) => part !== '').join(', ');
