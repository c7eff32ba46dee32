import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  birthDayOf,
  emptyPerson,
  isSameIdentity,
  personAsTyped,
  personLimits,
  personProblems,
  typedAddress,
  typedEMail,
  typedLine,
  typedPhoneNumber,
  type PersonConditions,
  type PersonField,
  type PersonTextField,
} from '#rules/person-fields.ts';

const nothingRequired = { street: false, streetNumber: false, city: false, zip: false };
const conditions: PersonConditions = {
  requiredAddress: nothingRequired,
  birthDays: { earliest: '1900-01-01', latest: '2011-11-21' },
};
const jana = { ...emptyPerson, firstName: 'Jana', lastName: 'Nováková', birthDay: '1990-05-06' };

const problemOf = (field: PersonField, value: string, required = nothingRequired) =>
  personProblems({ ...jana, [field]: value }, { ...conditions, requiredAddress: required })[field];

const plainFields = ['firstName', 'lastName', 'street', 'streetNumber', 'city', 'zip'] as const;

describe('the text fields of a person (PDT-01)', () => {
  it('have these limits', () => {
    expect(personLimits).toEqual({
      firstName: 50,
      lastName: 50,
      email: 50,
      phoneNumber: 20,
      street: 50,
      streetNumber: 15,
      city: 50,
      zip: 6,
    });
  });

  it.each(plainFields)('%s is valid with the maximum number of characters, and invalid with one more', (field) => {
    const most = 'á'.repeat(personLimits[field]);
    expect(problemOf(field, most)).toBeNull();
    expect(problemOf(field, `${most}á`)).toBe('TOO_LONG');
    expect(problemOf(field, `  ${most}\n`)).toBeNull();
  });

  it.each(['', ' ', '\t\n', '\u00A0\u2003'])('only names are always required: %o', (blank) => {
    for (const field of Object.keys(personLimits) as PersonTextField[]) {
      const isName = field === 'firstName' || field === 'lastName';
      expect(problemOf(field, blank), field).toBe(isName ? 'EMPTY' : null);
    }
  });

  it.each(['street', 'streetNumber', 'city', 'zip'] as const)('%s is required if the operator requires it', (field) => {
    const required = { ...nothingRequired, [field]: true };
    expect(problemOf(field, ' ', required)).toBe('EMPTY');
    expect(problemOf(field, '1', required)).toBeNull();
    const others = personProblems(jana, { ...conditions, requiredAddress: required });
    expect(Object.values(others).filter((problem) => problem !== null)).toEqual(['EMPTY']);
  });

  it.each([
    ['right-to-left text', 'ג׳יין'],
    ['letters of another alphabet', 'Яна'],
    ['an apostrophe and a hyphen', "O'Neill-Nováková"],
    ['markup', '<b>Jana</b>'],
  ])('a name may have %s', (_, name) => {
    expect(problemOf('firstName', name)).toBeNull();
    expect(problemOf('lastName', name)).toBeNull();
  });

  it.each(['👩‍👧', 'J 😀', '🇨🇿', '1️⃣', '❤', '🏽', '\u2800', '\uE000'])('%s is not a printable character', (text) => {
    for (const field of plainFields) expect(problemOf(field, text), field).toBe('INVALID_CHARACTERS');
  });

  it.each(['\u200B', '\uFEFF\u00AD', '\u202E\u202C', '\u0000', '\u3164', '\uD83D'])(
    'invisible characters are ignored: %j',
    (unseen) => {
      expect(problemOf('firstName', unseen)).toBe('EMPTY');
      expect(problemOf('street', unseen)).toBeNull();
      expect(problemOf('lastName', `${'á'.repeat(50)}${unseen}`)).toBeNull();
      expect(typedLine(`Jana${unseen}`)).toBe('Jana');
    },
  );

  it('an e-mail address is converted to the ASCII form of its domain, and this form is counted', () => {
    expect(problemOf('email', 'jan@příklad.cz\u200B')).toBeNull();
    expect(typedEMail(' jan@příklad.cz\u200B')).toBe('jan@xn--pklad-zsa96e.cz');
    expect(typedEMail('\u200B')).toBeNull();
    expect(problemOf('email', `${'a'.repeat(31)}@příklad.cz`)).toBe('TOO_LONG');
    expect(problemOf('email', `${'a'.repeat(30)}@příklad.cz`)).toBeNull();
  });

  it('count a character of two UTF-16 units as two, as the server does', () => {
    expect(problemOf('firstName', '𝐉'.repeat(25))).toBeNull();
    expect(problemOf('firstName', '𝐉'.repeat(26))).toBe('TOO_LONG');
  });

  it('are checked even if each field contains a megabyte of text', () => {
    const large = 'a1@.'.repeat(262_144);
    const fields = Object.keys(personLimits).map((field) => [field, large]);
    const problems = personProblems({ ...jana, ...(Object.fromEntries(fields) as typeof emptyPerson) }, conditions);
    for (const [field] of fields) expect(problems[field as PersonTextField]).toBe('TOO_LONG');
  });

  it('are checked separately: a problem of one field does not depend on the others', () => {
    const anyText = fc.oneof(fc.string(), fc.constantFrom('', 'Jana', '+420 777 123 456', 'jana@linka.example'));
    const anyPerson = fc.record(Object.fromEntries(Object.keys(emptyPerson).map((field) => [field, anyText])));
    fc.assert(
      fc.property(anyPerson, (texts) => {
        const person = { ...emptyPerson, ...texts };
        const together = personProblems(person, conditions);
        for (const field of Object.keys(emptyPerson) as PersonField[])
          expect(problemOf(field, person[field])).toBe(together[field]);
      }),
    );
  });
});

describe('the e-mail address of a person', () => {
  it.each([
    ['jana@linka.example', null],
    [' jana@linka.example ', null],
    ['jana.novakova+karta@post.linka.example', null],
    ["o'neill@linka.example", null],
    ['jana@linka.example\u200B', null],
    [`${'a'.repeat(38)}@linka.cz`, null],
    [`${'a'.repeat(42)}@linka.cz`, 'TOO_LONG'],
    ['jana', 'INVALID_EMAIL'],
    ['jana@', 'INVALID_EMAIL'],
    ['@linka.example', 'INVALID_EMAIL'],
    ['jana@linka', 'INVALID_EMAIL'],
    ['jana@@linka.example', 'INVALID_EMAIL'],
    ['jana nováková@linka.example', 'INVALID_EMAIL'],
    ['jana..n@linka.example', 'INVALID_EMAIL'],
    ['jana@linka.c', 'INVALID_EMAIL'],
    ['jana@linka.example, eva@linka.example', 'INVALID_EMAIL'],
  ] as const)('%o has the problem %s', (text, expected) => {
    expect(problemOf('email', text)).toBe(expected);
  });
});

describe('the telephone number of a person', () => {
  it.each([
    ['+420 777 123 456', null],
    ['123456', null],
    ['5', null],
    ['12345678901234567890', null],
    ['123456789012345678901', 'TOO_LONG'],
    ['tel. 777 123 456', 'INVALID_PHONE_NUMBER'],
    ['٧٧٧٧٧٧', 'INVALID_PHONE_NUMBER'],
  ] as const)('%o has the problem %s', (text, expected) => {
    expect(problemOf('phoneNumber', text)).toBe(expected);
  });

  it.each([
    ['+420 (777) 123-456/7', '+420 (777) 123-456/7'],
    ['tel. 777 123 456', ' 777 123 456'],
    ['777\u00A0123\t456', '777123456'],
    ['٧٧٧', ''],
    ['<script>1</script>', '1/'],
    ['😀1', '1'],
  ])('the text %o becomes %o while it is typed', (text, typed) => {
    expect(typedPhoneNumber(text)).toBe(typed);
  });

  it('keeps the allowed characters and their order', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const typed = typedPhoneNumber(text);
        expect(typed).toMatch(/^[\d+()/ -]*$/);
        expect(typedPhoneNumber(typed)).toBe(typed);
      }),
    );
  });
});

describe('the birth date of a person', () => {
  it.each([
    ['1900-01-01', null],
    ['1899-12-31', 'BIRTH_DAY_TOO_EARLY'],
    ['2011-11-21', null],
    ['2011-11-22', 'BIRTH_DAY_TOO_LATE'],
    ['2000-02-29', null],
    ['1999-02-29', 'NOT_A_DATE'],
    ['', 'EMPTY'],
    ['  ', 'EMPTY'],
    ['včera', 'NOT_A_DATE'],
    ['6. 5. 1990', 'NOT_A_DATE'],
    ['1990-5-6', 'NOT_A_DATE'],
    ['1990-05-06T00:00', 'NOT_A_DATE'],
  ] as const)('%o has the problem %s', (text, expected) => {
    expect(problemOf('birthDay', text)).toBe(expected);
  });

  it('is accepted only as an ISO date; the field converts the typed text', () => {
    expect(birthDayOf({ birthDay: '1990-05-06' })).toBe('1990-05-06');
    expect(birthDayOf({ birthDay: '6.5.1990' })).toBeNull();
    expect(birthDayOf({ birthDay: '1990-13-06' })).toBeNull();
  });
});

describe('a person', () => {
  it("has in the server's format an address without white space around its parts, and null for an empty part", () => {
    const typed = { ...jana, street: ' Lipová ', streetNumber: '12', city: ' ', zip: '' };
    expect(typedAddress(typed)).toEqual({ street: 'Lipová', streetNumber: '12', city: null, zip: null });
  });

  it('has in the form the known data as texts, and empty fields for unknown data', () => {
    const known = {
      firstName: 'Jana',
      lastName: 'Nováková',
      birthDay: '1990-05-06',
      email: 'jana@linka.example',
      phoneNumber: '777123456',
      address: { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' },
    };
    const { address, ...rest } = known;
    expect(personAsTyped(known)).toEqual({ ...rest, ...address });
    expect(typedAddress(personAsTyped(known))).toEqual(address);
    const { firstName, lastName } = known;
    const unknown = { birthDay: null, email: null, phoneNumber: null, address: null };
    expect(personAsTyped({ firstName, lastName, ...unknown })).toEqual({ ...emptyPerson, firstName, lastName });
  });
});

describe('whether changed data are still of the same person', () => {
  it.each([
    [{}, true],
    [{ firstName: ' Jana ', lastName: 'Nováková\u200B' }, true],
    [{ email: 'other@linka.example', city: 'Brno' }, true],
    [{ firstName: 'Jan' }, false],
    [{ lastName: 'Malá' }, false],
    [{ birthDay: '1990-05-07' }, false],
  ])('with the change %j: %s', (change, expected) => {
    expect(isSameIdentity(jana, { ...jana, ...change })).toBe(expected);
  });
});
