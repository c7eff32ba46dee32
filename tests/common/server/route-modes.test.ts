import { expect, test } from 'vitest';
import { routes } from '#server/routes.ts';

// Whoever changes in which transaction a call runs reviews it, then pins it with `vitest -u`.
test('each call runs in the kind of transaction that was last reviewed', async () => {
  const lines = routes.map(({ endpoint: { name, method }, mode }) => `${name} ${method} ${mode}`);
  await expect(`${lines.toSorted((one, other) => one.localeCompare(other, 'en')).join('\n')}\n`).toMatchFileSnapshot(
    'pinned/route-modes.txt',
  );
});
