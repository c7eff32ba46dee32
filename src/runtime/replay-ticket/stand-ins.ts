import { isIban } from '#contract/iban.ts';
import { parseDay } from '#rules/date-text.ts';
import { oldCardNumberProblem } from '#rules/old-card-number.ts';
import { disguise } from '../flow-log/disguise.ts';
import { createBirthDays, type BirthDayLimits } from './birth-days.ts';

/** Random shifts that nobody can guess, but always the same shift for the same preceding text. */
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

/** A hexadecimal number, such as the number of a card's chip. */
const hex = /^(?=.*[a-f])[\da-f]{4,}$/i;

/**
 * If the text is not a hexadecimal number, its replacement must not be a hexadecimal number either: a letter of the
 * replacement becomes Z, or Y if the text has a Z at this position.
 */
const withoutHex = (standIn: string, text: string): string =>
  standIn.replace(/[a-f]/i, (sign, place: number) => {
    const letter = text.charAt(place).toUpperCase() === 'Z' ? 'Y' : 'Z';
    return sign === sign.toUpperCase() ? letter : letter.toLowerCase();
  });

/** Changes the last digit so that the number is valid by the Luhn algorithm. */
const withCheckDigit = (digits: string): string =>
  Array.from('0123456789')
    .map((last) => digits.slice(0, -1) + last)
    .find((number) => oldCardNumberProblem(number) === null) ?? digits;

/** An IBAN of the same country with valid check digits; `body` is the part after them. */
const ibanOf = (country: string, body: string): string =>
  Array.from({ length: 97 }, (_, index) => `${country}${String(index + 2).padStart(2, '0')}${body}`).find(isIban) ??
  `${country}00${body}`;

/**
 * Returns a function that replaces a text by a valid text of the same kind. Equal texts get equal replacements, so that
 * the rules give the same answers.
 */
export function createStandIns(limits: BirthDayLimits): (text: string) => string {
  const shiftOf = createShifts();
  const birthDay = createBirthDays(limits);
  const uuids = new Map<string, string>();

  const ofDigits = (digits: string): string => {
    const other = disguise(digits, shiftOf);
    if (oldCardNumberProblem(digits) === null) return withCheckDigit(other);
    // An invalid number stays invalid.
    return oldCardNumberProblem(other) === null ? other.slice(0, -1) + String((Number(other.at(-1)) + 1) % 10) : other;
  };
  /** The grouping of the digits does not change. */
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

  /**
   * Digits stay digits and letters stay letters, so that a password that looks like a hexadecimal number is as strong as
   * before.
   */
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
  /** A number with letters; its grouping does not change. */
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
