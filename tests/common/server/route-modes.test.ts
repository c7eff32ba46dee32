import { expect, test } from 'vitest';
import { routes } from '#server/routes.ts';

// If you change the transaction mode of a call, review the change, then update the file with `vitest -u`.
test('each call has the transaction mode that was last reviewed', async () => {
  const lines = routes.map(({ endpoint: { name, method }, mode }) => `${name} ${method} ${mode}`);
  await expect(`${lines.toSorted((one, other) => one.localeCompare(other, 'en')).join('\n')}\n`).toMatchFileSnapshot(
    'pinned/route-modes.txt',
  );
});
