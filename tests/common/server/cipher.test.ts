import { describe, expect, test } from 'vitest';
import { createCipher } from '#server/platform/encryption/cipher.ts';

const [cipher, same, other] = [createCipher('key one'), createCipher('key one'), createCipher('key two')];
const content = Buffer.from('PIN 4815');

describe('what is sealed', () => {
  test('is opened by the same key as the content of the same thing, and by nothing else', () => {
    const sealed = cipher.seal(content, 'draft 1');
    expect(Buffer.from(same.open(sealed, 'draft 1'))).toEqual(content);
    expect(() => same.open(sealed, 'draft 2')).toThrow();
    expect(() => other.open(sealed, 'draft 1')).toThrow();
  });

  test('is not opened when any of its bytes was changed, or the end is lacking', () => {
    const sealed = Buffer.from(cipher.seal(content, 'draft 1'));
    for (const at of sealed.keys()) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => cipher.open(altered, 'draft 1')).toThrow();
    }
    expect(() => cipher.open(sealed.subarray(0, -1), 'draft 1')).toThrow();
  });

  test('tells neither its content nor whether it is the same as another', () => {
    const [one, two] = [cipher.seal(content, 'draft 1'), cipher.seal(content, 'draft 1')].map((sealed) =>
      Buffer.from(sealed),
    );
    expect(one?.includes(content)).toBe(false);
    expect(one?.subarray(28)).not.toEqual(two?.subarray(28));
  });
});

test('a mark is the same for the same text of the same kind, and another for any other text, kind or key', () => {
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
