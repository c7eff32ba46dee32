// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserStore } from '#runtime/browser-store.ts';
import { createStored } from '#runtime/stored.ts';

const stored = createStored(browserStore, 'key', 2, v.object({ name: v.string() }));

describe('a stored value', () => {
  beforeEach(() => window.localStorage.clear());

  it('is read as it was written', () => {
    stored.write({ name: 'a' });
    expect(stored.read()).toEqual({ name: 'a' });
  });

  it.each(['{', 'null', '{"version":1,"value":{"name":"a"}}', '{"version":2,"value":{"name":7}}', '[]'])(
    'is deleted if it has another format or version: %s (APP-12)',
    (text) => {
      window.localStorage.setItem('key', text);
      expect(stored.read()).toBeNull();
      expect(window.localStorage.getItem('key')).toBeNull();
    },
  );
});
