import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban } from '#contract/iban.ts';
import { isChild, ageOn } from '#rules/age.ts';
import { numberProblems } from '#rules/connect-account.ts';
import { isEMail } from '#rules/e-mail.ts';
import { oldCardNumberProblem } from '#rules/old-card-number.ts';
import { passwordFlaws } from '#rules/password.ts';
import { personLimits, textProblem, type PersonTextField } from '#rules/person-fields.ts';
import { createRedaction, findBirthDayLimits } from '#runtime/replay-ticket/redact.ts';
import { createStandIns } from '#runtime/replay-ticket/stand-ins.ts';

const today = '2026-11-21';
const limits = findBirthDayLimits([], today);
const redactIn = (value: unknown) => createRedaction(createStandIns(limits))('personalData', value);

const word = fc.string({
  unit: fc.constantFrom(...Array.from('abcdefghijklmnoprstuvzáčďéěíňóřšťúůýž')),
  minLength: 6,
  maxLength: 14,
});
const name = fc.tuple(word, word).map(([first, last]) => `${first.charAt(0).toUpperCase()}${first.slice(1)} ${last}`);
const digits = (length: number) =>
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: length, maxLength: length }).map((signs) => signs.join(''));
const birthDay = fc
  .tuple(fc.integer({ min: 1900, max: 2026 }), fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
const eMail = fc
  .tuple(word, word)
  .map(
    ([local, domain]) =>
      `${local.normalize('NFD').replaceAll(/\P{ASCII}/gu, '')}@${domain.normalize('NFD').replaceAll(/\P{ASCII}/gu, '')}.cz`,
  );

const person = fc.record({
  firstName: word,
  lastName: word,
  fullName: name,
  birthDay,
  email: eMail,
  phoneNumber: digits(9).map((number) => `+420 ${number}`),
  street: name,
  city: word,
  zip: digits(5),
  note: name,
  cardNumber: digits(18),
  isicNumber: digits(12).map((number) => `S${number}A`),
  password: word.map((text) => `${text}-A1`),
  pin: digits(6),
  token: word,
  displayName: name,
  fieldNobodyHasThoughtOf: name,
  errors: fc.tuple(name).map(([text]) => [`username: is not ${text}`]),
});

/** All texts in a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('data that leaves a tab (RPL-01)', () => {
  it('contains none of the texts about a person, at any place and in any event', () => {
    fc.assert(
      fc.property(person, (about) => {
        const everywhere = {
          about,
          list: [about],
          typed: Object.entries(about).map(([field, value]) => ({ type: 'changeField', field, value })),
          changes: Object.entries(about).map(([field, value]) => ({ type: `change${field}`, value })),
          asText: JSON.stringify(about),
          [`of ${about.fullName}`]: true,
        };
        // Replacements are random, so five digits of a replacement can, very rarely, be equal to a postal code. So the
        // values are redacted two times, and a text has leaked only if both results contain this text.
        const left = [redactIn(everywhere), redactIn(everywhere)].map((redacted) => JSON.stringify(redacted));
        for (const text of textsIn(about).flatMap((one) => [one, ...one.split(/[\s@.]+/)])) {
          if (text.length >= 5 && text !== 'username:')
            expect(
              left.every((redacted) => redacted.includes(text)),
              text,
            ).toBe(false);
        }
      }),
    );
  });

  it("contains the shop's own data: numbers, booleans, states, errors, days of tickets", () => {
    const plain = {
      type: 'xstate.error.actor.save',
      error: { name: 'TOO_MANY_ATTEMPTS', status: 429, metadata: { retryAfter: 1500 } },
      ticket: { validFrom: '2026-12-01', validTo: '2026-12-30', price: 55000, cancelable: true, note: null, empty: '' },
      state: { id: 1, name: 'PAID', displayName: '' },
      field: 'firstName',
      price: '500,00',
      today,
    };
    expect(redactIn(plain)).toEqual(plain);
  });

  it.each(['1 500,00 Kč', 'CZK 1,500.00', '€1,500.00', '-1.500,00 RON'])('contains a typed amount: %s', (price) => {
    expect(redactIn({ price })).toEqual({ price });
  });

  it('contains only size and type of a file', () => {
    const file = new File(['abc'], 'potvrzení Jany.pdf', { type: 'application/pdf' });
    const left = redactIn({ file }) as { readonly file: { readonly name: string } };
    expect(left).toMatchObject({ file: { size: 3, type: 'application/pdf' } });
    expect(JSON.stringify(left)).not.toMatch(/Jany|potvrzen/);
  });

  it('contains the same replacement for the same text, and different replacements for different texts', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        fc.pre(one !== other);
        const [first, again, second, part] = redactIn([one, one.toUpperCase(), other, `${one} ${other}`]) as string[];
        expect(again?.toLowerCase()).toBe(first);
        expect(second).not.toBe(first);
        expect(part).toBe(`${first} ${second}`);
      }),
    );
  });
});

describe('the replacement of a text', () => {
  const check = (texts: fc.Arbitrary<string>, answer: (text: string) => unknown) =>
    fc.assert(
      fc.property(texts, (text) => {
        const replacement = createStandIns(limits)(text);
        if (/[\p{L}1-9]/u.test(text)) expect(replacement).not.toBe(text);
        expect(answer(replacement)).toEqual(answer(text));
      }),
    );
  const anything = fc.oneof(name, eMail, digits(16), birthDay, fc.string({ maxLength: 60 }), fc.emailAddress());

  it.each(Object.keys(personLimits) as PersonTextField[])('is a valid %s exactly if the text is valid', (field) =>
    check(anything, (text) => textProblem(field, text, true)),
  );
  it('is an e-mail address if the text is an e-mail address', () => check(fc.emailAddress(), isEMail));
  it('has digits and letters in the same places as a chip number', () => {
    for (let times = 0; times < 100; times += 1)
      expect(createStandIns(limits)('00a004C9').replaceAll(/\d/g, '0')).toMatch(/^00[a-f]000[A-F]0$/);
  });
  it('is a password of the same strength', () =>
    check(fc.string({ maxLength: 20, unit: 'grapheme-ascii' }), passwordFlaws));
  it('is not a chip number if the text is not a chip number, and differs from the text', () => {
    for (const text of ['000Z', '000z', '000Y'])
      for (let times = 0; times < 100; times += 1) {
        const replacement = createStandIns(limits)(text);
        expect(replacement).not.toBe(text);
        expect(replacement).toMatch(/^000[g-z]$/i);
      }
  });
  it('has a valid check digit exactly if the text has a valid check digit', () =>
    check(digits(16), oldCardNumberProblem));
  it('is a valid card number exactly if the text is a valid card number', () =>
    check(fc.oneof(digits(18), digits(19), name), (cardNumber) =>
      numberProblems('register', { cardNumber, applicationNumber: '' }),
    ));
  it('is a valid IBAN if the text is a valid IBAN', () => check(fc.constant('CZ6508000000192000145399'), isIban));
  it('is a birth date of the same age', () =>
    check(birthDay, (day) => (day > today ? 'not born' : [ageOn(day, today), isChild(day, today)])));
});
