import { expect, test } from 'vitest';
import { isSamePerson } from '#server/accounts/customers/same-person.ts';

const person = (firstName: string, lastName: string, birthDay = '1990-05-17') => ({
  name: { firstName, lastName },
  birthDay,
});
const known = person('Žaneta', 'Nováková');

test.each([
  ['in capitals', person('ŽANETA', 'NOVÁKOVÁ')],
  ['with accents as letters of their own', person('Žaneta'.normalize('NFD'), 'Nováková'.normalize('NFD'))],
])('a person is the same one %s', (_how, one) => expect(isSamePerson(one, known)).toBe(true));

test.each([
  ['without accents', person('Zaneta', 'Novakova')],
  ['with the names exchanged', person('Nováková', 'Žaneta')],
  ['born on another day', person('Žaneta', 'Nováková', '1990-05-18')],
])('a person is another one %s', (_how, one) => expect(isSamePerson(one, known)).toBe(false));
