import { describe, expect, it } from 'vitest';
import { longestReclamationNote } from '#contract/entities/reclamation.ts';
import { asLines } from '#contract/lines.ts';
import {
  announcedLeft,
  charactersLeft,
  notesProblem,
  reclamationFeeRefusal,
  reclamationProblems,
} from '#rules/reclamation.ts';

const form = {
  firstName: 'Jana',
  lastName: 'Nováková',
  phoneNumber: '+420 777 123 456',
  street: 'Nová',
  streetNumber: '12/3',
  city: 'Lipany',
  zip: '561 01',
  note: 'Karta nefunguje.',
};
const fields = Object.keys(form) as (keyof typeof form)[];
const nothing = Object.fromEntries(fields.map((field) => [field, null]));

describe('the form of a reclamation (REC-01)', () => {
  it('has no problem if everything is filled in', () => {
    expect(reclamationProblems(form)).toEqual(nothing);
  });

  it.each(fields)('requires the field %s', (field) => {
    for (const text of ['', ' \t\n', '\u200B\uFEFF'])
      expect(reclamationProblems({ ...form, [field]: text })).toEqual({ ...nothing, [field]: 'EMPTY' });
  });

  it.each([
    ['firstName', 50],
    ['lastName', 50],
    ['street', 50],
    ['streetNumber', 15],
    ['city', 50],
    ['zip', 6],
    ['note', longestReclamationNote],
  ] as const)('allows %s to have %i characters', (field, limit) => {
    expect(reclamationProblems({ ...form, [field]: 'a'.repeat(limit) })).toEqual(nothing);
    expect(reclamationProblems({ ...form, [field]: 'a'.repeat(limit + 1) })[field]).toBe('TOO_LONG');
  });

  it('requires a telephone number that can be called', () => {
    expect(reclamationProblems({ ...form, phoneNumber: 'zavolejte' }).phoneNumber).toBe('INVALID_PHONE_NUMBER');
    expect(reclamationProblems({ ...form, phoneNumber: '1'.repeat(20) }).phoneNumber).toBe(null);
    expect(reclamationProblems({ ...form, phoneNumber: '1'.repeat(21) }).phoneNumber).toBe('TOO_LONG');
  });
});

describe('a text of several lines', () => {
  it('keeps its line breaks, and loses invisible characters', () => {
    expect(asLines('  Ahoj\u0000,\r\nsvěte\u200B\rzde\tje \uD83D tab  ')).toBe('Ahoj,\nsvěte\nzde\tje  tab');
    expect(asLines('😀 e\u0301')).toBe('😀 é');
  });

  it('is counted in the form in which it is sent', () => {
    expect(charactersLeft('', 4000)).toBe(4000);
    expect(charactersLeft(' ab\r\nc ', 4000)).toBe(3996);
    expect(charactersLeft('abcd', 3)).toBe(-1);
    expect(notesProblem('\u0000\r\n', 3)).toBe('EMPTY');
    expect([notesProblem('abc', 3), notesProblem('abcd', 3)]).toEqual([null, 'TOO_LONG']);
  });

  it.each([
    [1001, null],
    [1000, 1000],
    [501, 1000],
    [500, 500],
    [51, 100],
    [1, 10],
    [0, 0],
    [-1, -1],
    [-20, -1],
  ])('with %i characters left is announced as %s', (left, announced) => {
    expect(announcedLeft(left)).toBe(announced);
  });
});

describe('the fee of a reclamation', () => {
  it('is sold only one time, and only if there is a fee', () => {
    expect(reclamationFeeRefusal(null)).toBe('NOT_FOUND');
    expect(reclamationFeeRefusal({ price: 5000, isOrdered: true })).toBe('FEE_ALREADY_ORDERED');
    expect(reclamationFeeRefusal({ price: 5000, isOrdered: false })).toBe(null);
  });
});
