import { describe, expect, test } from 'vitest';
import { createCipher } from '#server/platform/encryption/cipher.ts';

const [cipher, same, other] = [createCipher('key one'), createCipher('key one'), createCipher('key two')];
const content = Buffer.from('PIN 4815');

describe('sealed content', () => {
  test('can be opened only with the same key and the same subject', () => {
    const sealed = cipher.seal(content, 'draft 1');
    expect(Buffer.from(same.open(sealed, 'draft 1'))).toEqual(content);
    expect(() => same.open(sealed, 'draft 2')).toThrow();
    expect(() => other.open(sealed, 'draft 1')).toThrow();
  });

  test('cannot be opened if a byte was changed or the end is missing', () => {
    const sealed = Buffer.from(cipher.seal(content, 'draft 1'));
    for (const at of sealed.keys()) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => cipher.open(altered, 'draft 1')).toThrow();
    }
    expect(() => cipher.open(sealed.subarray(0, -1), 'draft 1')).toThrow();
  });

  test('does not reveal its text, or whether two contents are the same', () => {
    const [one, two] = [cipher.seal(content, 'draft 1'), cipher.seal(content, 'draft 1')].map((sealed) =>
      Buffer.from(sealed),
    );
    expect(one?.includes(content)).toBe(false);
    expect(one?.subarray(28)).not.toEqual(two?.subarray(28));
  });
});

test('a keyed hash is the same for the same text, subject and key, and differs if any of these differs', () => {
  const mark = cipher.mark('6299000000000015', 'old card');
  expect(same.mark('6299000000000015', 'old card')).toBe(mark);
  const others = [
    cipher.mark('6299000000000016', 'old card'),
    cipher.mark('6299000000000015', 'card'),
    cipher.mark('old card', '6299000000000015'),
    other.mark('6299000000000015', 'old card'),
  ];
  expect(new Set([mark, ...others]).size).toBe(5);
});
