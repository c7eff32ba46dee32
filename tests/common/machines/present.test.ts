import { describe, expect, it } from 'vitest';
import { required } from '#machines/common/required.ts';

describe('a value that a call needs', () => {
  it.each([0, '', false])('is used if it is there, also %j', (value) => {
    expect(required(value, 'a value')).toBe(value);
  });

  it.each([null, undefined])('makes the flow fail if it is %s', (value) => {
    expect(() => required(value, 'an order')).toThrow('expected an order, got none');
  });
});
