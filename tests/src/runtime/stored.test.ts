// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStored } from '../../../src/runtime/stored.ts';

const stored = createStored(window.localStorage, 'thing', 2, v.object({ name: v.string() }));

describe('what is stored', () => {
  beforeEach(() => window.localStorage.clear());

  it('is read again', () => {
    stored.write({ name: 'a' });
    expect(stored.read()).toEqual({ name: 'a' });
  });

  it.each(['{', 'null', '{"version":1,"value":{"name":"a"}}', '{"version":2,"value":{"name":7}}', '[]'])(
    'is deleted if it does not parse: %s (APP-12)',
    (text) => {
      window.localStorage.setItem('thing', text);
      expect(stored.read()).toBeNull();
      expect(window.localStorage.getItem('thing')).toBeNull();
    },
  );

  it('is missing if the storage cannot be used', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse, key: refuse, length: 0 };
    const nothing = createStored(refusing, 'thing', 2, v.string());
    nothing.write('a');
    expect(nothing.read()).toBeNull();
    nothing.drop();
  });
});
