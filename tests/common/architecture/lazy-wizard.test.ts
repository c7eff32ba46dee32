import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staticModules } from './static-modules.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Modules that only the open wizard needs. */
const ofWizard = [
  /^machines\/(card-application|common)\/(card-application|personal-data|profile-choice|custodian|photo)\/[\w-]+\.machine\.ts$/,
  /^src\/features\/card-application\/card-application\/card-application-(dialog|view)\.tsx$/,
  /^src\/common\/photo\//,
];

const loadedBy = (module: string): readonly string[] =>
  [...staticModules(join(root, module)).keys()].map((path) => relative(root, path));

const isOfWizard = (module: string): boolean => ofWizard.some((pattern) => pattern.test(module));

describe('the modules of the wizard and of its photo', () => {
  it.each([
    'src/app/start.tsx',
    'src/app/router/pages.tsx',
    'src/app/customer-machines.ts',
    'src/features/account/user-account/user-account-screen.tsx',
  ])('are not loaded by %s', (module) => {
    expect(loadedBy(module).length).toBeGreaterThan(10);
    expect(loadedBy(module).filter(isOfWizard)).toEqual([]);
  });

  it("are loaded by the wizard's dialog, except the code that processes a photo", () => {
    const modules = loadedBy('src/features/card-application/card-application/card-application-dialog.tsx');
    expect(ofWizard.map((pattern) => modules.some((module) => pattern.test(module)))).toEqual([true, true, true]);
    expect(modules).not.toContain('src/common/photo/photo-work.ts');
  });
});
