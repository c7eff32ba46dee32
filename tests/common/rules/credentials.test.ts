import { describe, expect, it } from 'vitest';
import { isEMail } from '#rules/e-mail.ts';
import { isSamePassword, passwordFlaws } from '#rules/password.ts';

describe('a password', () => {
  it.each([
    ['Linka-2026', []],
    ['Příliš-žluťoučký9', []],
    ['Abcdef1', ['TOO_SHORT']],
    ['abcdefg1', ['NO_UPPERCASE']],
    ['ABCDEFG1', ['NO_LOWERCASE']],
    ['Abcdefgh', ['NO_DIGIT']],
    ['', ['TOO_SHORT', 'NO_LOWERCASE', 'NO_UPPERCASE', 'NO_DIGIT']],
    ['🚋🚋🚋🚋Aa1', ['TOO_SHORT']],
  ])('"%s" has the flaws %o', (password, flaws) => {
    expect(passwordFlaws(password)).toEqual(flaws);
  });

  it('counts an accented letter as one character in any encoding', () => {
    expect(passwordFlaws('Ěšč-1řž'.normalize('NFD'))).toEqual(['TOO_SHORT']);
    expect(passwordFlaws('Ěšč-1řžý'.normalize('NFD'))).toEqual([]);
  });

  it('is the same password in any encoding of its accents, but not with other characters', () => {
    expect(isSamePassword('Příliš-2026', 'Příliš-2026'.normalize('NFD'))).toBe(true);
    expect(isSamePassword('Příliš-2026', 'příliš-2026')).toBe(false);
    expect(isSamePassword('Příliš-2026', 'Příliš-2026 ')).toBe(false);
  });
});

describe('an e-mail address', () => {
  it.each([
    'adult@linka.example',
    'a@b.cz',
    'adult@1.cz',
    'jana.nova+linka@posta.example.cz',
    'jana@xn--pklad-zsa96e.cz',
    'jana@posta.xn--p1ai',
    'jana@posta.XN--80ASEHDB',
    `${'a'.repeat(64)}@linka.example`,
    `${'a'.repeat(62)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}.cz`,
  ])('is valid: "%s"', (text) => {
    expect(isEMail(text)).toBe(true);
  });

  it.each([
    '',
    'adult',
    'linka.example',
    '@linka.example',
    'adult@',
    'adult@linka',
    'adult@linka.1cz',
    'adult@cz.linka1',
    'adult@l_.cz',
    'adult@linka.c',
    'adult@linka.c1',
    'adult@linka.xn--',
    'adult@linka.xn--a-',
    'adult@linka.xn-a',
    'jana@příklad.cz',
    'adult@linka..example',
    'ad..ult@linka.example',
    '.adult@linka.example',
    'adult.@linka.example',
    'ad ult@linka.example',
    'a@b@linka.example',
    'adult@-linka.example',
    'adult@linka_.example',
    `${'a'.repeat(65)}@linka.example`,
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}.cz`,
  ])('is not valid: "%s"', (text) => {
    expect(isEMail(text)).toBe(false);
  });
});
