import { describe, expect, test } from 'vitest';
import { wireIds } from '#contract/wire-ids.ts';

describe('the ids of the values of enumerations (ENU-01)', () => {
  test.each(Object.entries(wireIds))('are different numbers from 1 for %s', (_, ids) => {
    const all = Object.values<number>(ids);
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((id) => Number.isInteger(id) && id >= 1)).toBe(true);
  });

  // Other systems store the ids. After a new value, pin them with `vitest -u`.
  test('are unchanged', async () => {
    const lines = Object.entries(wireIds).flatMap(([group, ids]) =>
      Object.entries<number>(ids).map(([name, id]) => `${group} ${String(id)} ${name}`),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('pinned/wire-ids.txt');
  });
});
