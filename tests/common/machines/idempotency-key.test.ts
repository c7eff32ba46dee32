import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idempotencyKeyPattern } from '#contract/idempotency.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';

const flowId = '0b9f6c1e-4a53-4a5e-9a3e-7f0d8c2b1a90';
/** Texts with characters of every kind, halves of surrogate pairs, and every length that a form accepts. */
const freeText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4000, size: 'max' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('a', ':', '.', '-', '"', ','), maxLength: 300, size: 'max' }),
);
const content = fc.array(fc.oneof(freeText, fc.integer(), fc.constant(null)), { maxLength: 6 });

describe('an idempotency key', () => {
  it('is accepted by the server for any content', () => {
    fc.assert(
      fc.property(content, (sent) => {
        expect(idempotencyKey(flowId, ...sent)).toMatch(idempotencyKeyPattern);
      }),
    );
  });

  it('is the same for the same content, and differs for other content', () => {
    fc.assert(
      fc.property(content, content, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(idempotencyKey(flowId, ...one) === idempotencyKey(flowId, ...other)).toBe(isSame);
      }),
    );
  });

  it.each([
    [['a:b'], ['a', 'b']],
    [['1'], [1]],
    [[null], [0]],
    [
      ['', 'a'],
      ['a', ''],
    ],
    [['a'], ['a', '']],
    [['\ud800'], ['\ufffd']],
  ])('differs for %j and %j', (one, other) => {
    expect(idempotencyKey(flowId, ...one)).not.toBe(idempotencyKey(flowId, ...other));
  });

  it('differs between flows', () => {
    expect(idempotencyKey('one', 'a')).not.toBe(idempotencyKey('other', 'a'));
  });

  it('does not contain the texts that a person has typed', () => {
    expect(idempotencyKey(flowId, 'Pro-babičku')).not.toContain('Pro-babičku');
    expect(idempotencyKey(flowId, 'short')).not.toContain('short');
  });
});
