import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { staticModules } from './static-modules.ts';

const root = join(import.meta.dirname, '..', '..', '..');

it.each(['src/app/start.tsx', 'src/app/customer-machines.ts', 'src/api/composed/compose.ts'])(
  'the drafts that a device keeps are not loaded by %s, only their name',
  (module) => {
    const loaded = [...staticModules(join(root, module)).keys()].map((path) => relative(root, path));
    expect(loaded.length).toBeGreaterThan(10);
    const ofDrafts = loaded.filter((path) => path.startsWith('src/api/composed/application-drafts/'));
    expect(ofDrafts.filter((path) => !path.endsWith('/draft-database-name.ts'))).toEqual([]);
  },
);
