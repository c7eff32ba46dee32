import { isIban } from '#contract/iban.ts';
import { parseDay } from '#rules/date-text.ts';
import { oldCardNumberProblem } from '#rules/old-card-number.ts';
import { disguise } from '../flow-log/disguise.ts';
import { createBirthDays, type BirthDayLimits } from './birth-days.ts';

/** Shifts by chance, that nobody can guess, but the same for the same text before. */
function createShifts(): (before: string) => number {
  const shifts = new Map<string, number>();
  return (before) => {
    const known = shifts.get(before);
    if (known !== undefined) return known;
    const [shift = 0] = crypto.getRandomValues(new Uint32Array(1));
    shifts.set(before, shift);
    return shift;
  };
}

/** A number of hexadecimal digits, such as that of a card's chip. */
const hex = /^(?=.*[a-f])[\da-f]{4,}$/i;

/** What is no number of a chip does not become one: a letter of the stand-in becomes one beyond F that the text does not have there. */
const withoutHex = (standIn: string, text: string): string =>
  standIn.replace(/[a-f]/i, (sign, place: number) => {
    const letter = text.charAt(place).toUpperCase() === 'Z' ? 'Y' : 'Z';
    return sign === sign.toUpperCase() ? letter : letter.toLowerCase();
  });

/** With the last digit that makes it valid by Luhn's check. */
const withCheckDigit = (digits: string): string =>
  Array.from('0123456789')
    .map((last) => digits.slice(0, -1) + last)
    .find((number) => oldCardNumberProblem(number) === null) ?? digits;

/** An account number of the same country with right check digits; `body` is what follows them. */
const ibanOf = (country: string, body: string): string =>
  Array.from({ length: 97 }, (_, index) => `${country}${String(index + 2).padStart(2, '0')}${body}`).find(isIban) ??
  `${country}00${body}`;

/**
 * Makes stand-ins for texts: for each kind a valid one of the same kind, always the same one for the same text, so that the
 * rules give the same answers.
 */
export function createStandIns(limits: BirthDayLimits): (text: string) => string {
  const shiftOf = createShifts();
  const birthDay = createBirthDays(limits);
  const uuids = new Map<string, string>();

  const ofDigits = (digits: string): string => {
    const other = disguise(digits, shiftOf);
    if (oldCardNumberProblem(digits) === null) return withCheckDigit(other);
    // A wrong number stays wrong.
    return oldCardNumberProblem(other) === null ? other.slice(0, -1) + String((Number(other.at(-1)) + 1) % 10) : other;
  };
  /** However its digits are grouped. */
  const ofNumber = (text: string): string => {
    const digits = Array.from(ofDigits(text.replaceAll(/\D/g, '')));
    return text.replaceAll(/\d/g, () => digits.shift() ?? '');
  };
  const ofUuid = (text: string): string => {
    const known = uuids.get(text) ?? `00000000-0000-4000-8000-${String(uuids.size + 1).padStart(12, '0')}`;
    uuids.set(text, known);
    return known;
  };
  const ofDay = (text: string): string => {
    const day = text.slice(0, 10);
    if (parseDay(day) === null) return `${disguise(text.slice(0, 4), shiftOf)}-99-99${text.slice(10)}`;
    return birthDay(day) + text.slice(10).replaceAll(/\d/g, '0');
  };
  const ofIban = (text: string): string => {
    const iban = ibanOf(text.slice(0, 2), disguise(text.slice(4), shiftOf));
    return iban === text ? ibanOf(text.slice(0, 2), disguise(iban.slice(4), shiftOf)) : iban;
  };

  /** Digits stay digits and letters letters, so that a password of such signs is as strong as before. */
  const ofHex = (text: string): string => {
    let before = '';
    return Array.from(text, (sign) => {
      const signs = Array.from(/\d/.test(sign) ? '0123456789' : 'ABCDEF');
      const shift = 1 + (shiftOf(`hex ${before}`) % (signs.length - 1));
      const other = signs[(signs.indexOf(sign.toUpperCase()) + shift) % signs.length] ?? sign;
      before += sign.toUpperCase();
      return sign === sign.toUpperCase() ? other : other.toLowerCase();
    }).join('');
  };
  /** A number with letters, however it is grouped. */
  const ofCode = (text: string): string => {
    const signs = Array.from(disguise(text.replaceAll(/[\s./-]/g, ''), shiftOf));
    return text.replaceAll(/[^\s./-]/g, () => signs.shift() ?? '');
  };
  const ofText = (text: string): string => {
    const [scheme = ''] = /^(?:https?|blob):/.exec(text) ?? [];
    const other = scheme + disguise(text.slice(scheme.length), shiftOf);
    return hex.test(other) ? withoutHex(other, text) : other;
  };

  const kinds: readonly (readonly [(text: string) => boolean, (text: string) => string])[] = [
    [(text) => text.startsWith('data:'), (text) => `${/^data:[\w./+-]*/.exec(text)?.[0]};bytes=${text.length}`],
    [(text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text), ofUuid],
    [(text) => /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(text), ofDay],
    [isIban, ofIban],
    [(text) => /^[+(]?\d[\d\s()/.-]*$/.test(text), ofNumber],
    [(text) => hex.test(text), ofHex],
    [(text) => /^(?:[\s./-]*[A-Za-z\d])*$/.test(text) && text.replaceAll(/\D/g, '').length >= 5, ofCode],
    [() => true, ofText],
  ];
  return (text) => {
    const [, standInFor = ofText] = kinds.find(([is]) => is(text)) ?? [];
    return standInFor(text);
  };
}
