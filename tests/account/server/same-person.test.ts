import { expect, test } from 'vitest';
import { isSamePerson } from '#server/accounts/customers/same-person.ts';

const person = (firstName: string, lastName: string, birthDay = '1990-05-17') => ({
  name: { firstName, lastName },
  birthDay,
});
const known = person('Žaneta', 'Nováková');

test.each([
  ['in capitals', person('ŽANETA', 'NOVÁKOVÁ')],
  ['with accents as separate characters', person('Žaneta'.normalize('NFD'), 'Nováková'.normalize('NFD'))],
])('two people are the same if the name is written %s', (_how, one) => expect(isSamePerson(one, known)).toBe(true));

test.each([
  ['has no accents in the name', person('Zaneta', 'Novakova')],
  ['has first and last name exchanged', person('Nováková', 'Žaneta')],
  ['was born on another day', person('Žaneta', 'Nováková', '1990-05-18')],
])('two people are different if one of them %s', (_how, one) => expect(isSamePerson(one, known)).toBe(false));
