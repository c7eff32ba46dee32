import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf } from '#server/platform/http/address.ts';

/** The first or the last four groups of an IPv6 address. */
const half = fc.array(fc.integer({ min: 0, max: 0xff_ff }), { minLength: 4, maxLength: 4 });
const network = half.filter((groups) => groups.some((group) => group > 0));

const plain = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');
const spellings: readonly ((groups: readonly number[]) => string)[] = [
  plain,
  (groups) => plain(groups).toUpperCase(),
  (groups) => groups.map((group) => group.toString(16).padStart(4, '0')).join(':'),
  // The shortest form of the address.
  (groups) => new URL(`http://[${plain(groups)}]`).hostname.slice(1, -1),
  (groups) => `${plain(groups)}%eth0`,
];
const spelling = fc.constantFrom(...spellings);

describe('the network of an address (VIS-02)', () => {
  test('is the same for all addresses of a /64 network, in any spelling', () => {
    fc.assert(
      fc.property(network, half, half, spelling, spelling, (prefix, one, other, spellOne, spellOther) => {
        expect(networkOf(spellOne([...prefix, ...one]))).toBe(networkOf(spellOther([...prefix, ...other])));
      }),
    );
  });

  test('differs between addresses of different /64 networks', () => {
    fc.assert(
      fc.property(network, fc.nat(63), half, half, (prefix, bit, one, other) => {
        const near = prefix.map((group, index) => (index === bit >> 4 ? group ^ (1 << (bit & 15)) : group));
        fc.pre(near.some((group) => group > 0));
        expect(networkOf(plain([...prefix, ...one]))).not.toBe(networkOf(plain([...near, ...other])));
      }),
    );
  });

  test('is the address itself for an IPv4 address, also if it is written as IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const mapped = new URL(`http://[::ffff:${address}]`).hostname.slice(1, -1);
        expect([address, `::ffff:${address}`, mapped].map(networkOf)).toEqual([address, address, address]);
      }),
    );
  });

  test.each(['unknown', '', '1', '10.0.0.1:4711', '[2001:db8::1]:4711', '1::2::3'])(
    'is the text itself for %j, which is not an address',
    (text) => {
      expect(networkOf(text)).toBe(text);
    },
  );
});
