import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { asEMail } from '#contract/e-mail.ts';
import { isEMail } from '#rules/e-mail.ts';

it.each([
  ['white space around it', ' jan@linka.example\u00A0\n', 'jan@linka.example'],
  ['a sign without width at its end', 'jan@linka.example\u200B', 'jan@linka.example'],
  ['a byte order mark at its start', '\uFEFFjan@linka.example', 'jan@linka.example'],
  ['a soft hyphen within', 'jan@lin\u00ADka.example', 'jan@linka.example'],
  ['marks of the direction', '\u200Ejan@linka.example\u200F\u2069', 'jan@linka.example'],
  ['a domain with accents', 'jan@příklad.cz', 'jan@xn--pklad-zsa96e.cz'],
  ['a domain with decomposed accents', 'jan@příklad.cz'.normalize('NFD'), 'jan@xn--pklad-zsa96e.cz'],
  ['a domain of another script', 'jan@почта.рф', 'jan@xn--80a1acny.xn--p1ai'],
  ['a domain in capitals', 'Jan@PŘÍKLAD.CZ', 'Jan@xn--pklad-zsa96e.cz'],
])('a typed e-mail address may contain %s', (_, typed, address) => {
  expect(asEMail(typed)).toBe(address);
  expect(isEMail(address)).toBe(true);
});

it.each([
  'jan',
  'jan@',
  '@',
  'Jan@Linka.example',
  'jan@příklad.cz/a',
  'jan@příklad.cz:80',
  'jan@př íklad.cz',
  'jan@příklad.cz?',
  'jan@p\uFF0Fříklad.cz',
  `jan@${'ř'.repeat(255)}.cz`,
])('a typed e-mail address is not changed otherwise: "%s"', (typed) => {
  expect(asEMail(typed)).toBe(typed);
});

it('an e-mail address does not change if it is converted a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (local, domain) => {
      const address = asEMail(`${local}@${domain}`);
      return asEMail(address) === address;
    }),
  );
});
