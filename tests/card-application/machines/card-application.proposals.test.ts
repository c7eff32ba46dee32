import { describe, expect, it } from 'vitest';
import { withProposals } from '#machines/card-application/card-application/card-application.proposals.ts';
import { sampleFacts } from '#machines/card-application/card-application/model/card-application.samples.ts';
import { emptyPerson } from '#rules/person-fields.ts';

const home = { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' };
const facts = { ...sampleFacts, account: { email: 'jana@linka.example', address: home } };
const today = '2026-11-21';
const own = { link: 'REGISTERED', customerId: null, today } as const;
const assigned = { link: 'ASSIGNED', customerId: null, today } as const;
const managed = { link: 'MANAGED', customerId: 3, today } as const;

describe('the known values that the first step proposes (PDT-01)', () => {
  it('are the account’s e-mail address for the own card, and not the address', () => {
    expect(withProposals(own, facts, emptyPerson)).toEqual({ ...emptyPerson, email: 'jana@linka.example' });
  });

  it('do not replace an e-mail address', () => {
    const person = { ...emptyPerson, email: 'eva@linka.example' };
    expect(withProposals(own, facts, person)).toEqual(person);
  });

  it('do not contain an e-mail address that the field refuses', () => {
    const email = `${'a'.repeat(50)}@linka.example`;
    expect(withProposals(own, { ...facts, account: { email, address: home } }, emptyPerson).email).toBe('');
  });

  it('are the address of the own customer for a new person, and not the e-mail address', () => {
    expect(withProposals(assigned, facts, emptyPerson)).toEqual({ ...emptyPerson, ...home });
  });

  it('do not replace any part of an address', () => {
    const person = { ...emptyPerson, city: 'Brno' };
    expect(withProposals(assigned, facts, person)).toEqual(person);
  });

  it.each([
    ['2018-06-05', 'Lipová'],
    ['1990-06-05', ''],
    ['', ''],
  ])('depend on the age of an assigned customer: %j', (birthDay, street) => {
    const known = { ...assigned, customerId: 2 };
    expect(withProposals(known, facts, { ...emptyPerson, birthDay }).street).toBe(street);
  });

  it('are nothing for a managed customer, whose data only their own account changes', () => {
    expect(withProposals(managed, facts, emptyPerson)).toEqual(emptyPerson);
  });

  it('are nothing if the account has no address', () => {
    const unknown = { ...facts, account: { email: '', address: null } };
    expect(withProposals(assigned, unknown, emptyPerson)).toEqual(emptyPerson);
  });
});
