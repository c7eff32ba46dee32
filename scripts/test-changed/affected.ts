import { basename } from 'node:path';
import { filesOf, type Module } from '../lib/imports.ts';

/** The tests that a change can break. */
export interface Affected {
  /** The test files of Vitest. */
  readonly tests: readonly string[];
  /** The browser tests of flows. */
  readonly specs: readonly string[];
}

/**
 * Modules that compose all others: a change of a module that they import does not affect the modules that import them.
 */
const hubs: ReadonlySet<string> = new Set([
  'contract/endpoints.ts',
  'server/create-app.ts',
  'server/create-instance.ts',
  'server/platform/db/schema.ts',
  'server/main.ts',
  'server/routes.ts',
  'server/start-workers.ts',
]);

const isTest = (file: string): boolean => /^tests\/.*(?<!\.whole)\.test\.tsx?$/.test(file);
const isSpec = (file: string): boolean => /^e2e\/[^/]+\/flows\/.*\.spec\.ts$/.test(file);
const isEndpoint = (file: string): boolean => file.startsWith('contract/endpoints/');
const isServer = (file: string): boolean => file.startsWith('server/');

/**
 * The changed files and all files that import them, directly or indirectly. The search stops at a hub, unless the hub
 * itself has changed.
 */
function importersOf(modules: readonly Module[], changed: readonly string[]): ReadonlySet<string> {
  const imports = modules.flatMap((module) => filesOf(module).map((imported) => ({ imported, by: module.file })));
  const importers = Map.groupBy(imports, ({ imported }) => imported);
  const reached = new Set(changed);
  for (const file of reached) {
    if (hubs.has(file) && !changed.includes(file)) continue;
    for (const { by } of importers.get(file) ?? []) reached.add(by);
  }
  return reached;
}

/**
 * The tests that a change can break. Each server test starts the whole server, so server tests are chosen by the
 * endpoints that they call and that the change can affect. The browser tests of a flow are chosen by its machine and its
 * folder in `src`.
 */
export function affectedBy(modules: readonly Module[], changed: readonly string[]): Affected {
  const reached = importersOf(modules, changed);
  const served = new Set(
    modules
      .filter(({ file }) => isServer(file) && reached.has(file) && !hubs.has(file))
      .flatMap((module) => filesOf(module).filter(isEndpoint)),
  );
  const calls = (module: Module): boolean =>
    /^tests\/[^/]+\/server\//.test(module.file) && filesOf(module).some((imported) => served.has(imported));
  const folders = new Set(changed.filter((file) => file.startsWith('src/')).flatMap((file) => file.split('/')));
  const isOfFolder = (file: string): boolean => folders.has(basename(file, '.spec.ts'));
  const filesWhere = (isChosen: (module: Module) => boolean) => modules.filter(isChosen).map(({ file }) => file);
  return {
    tests: filesWhere((module) => isTest(module.file) && (reached.has(module.file) || calls(module))),
    specs: filesWhere(({ file }) => isSpec(file) && (reached.has(file) || isOfFolder(file))),
  };
}
