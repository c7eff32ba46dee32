import { expect, it } from 'vitest';
import { required } from '#machines/common/required.ts';

it('returns a value that is there, also 0 and an empty text', () => {
  expect(required(0, 'the number')).toBe(0);
  expect(required('', 'the text')).toBe('');
});

it.each([null, undefined])('throws an error that names what is missing: %s', (value) => {
  expect(() => required(value, "the customer's id")).toThrow("expected the customer's id, got none");
});
