import { basename } from 'node:path';
import { filesOf, type Module } from '../lib/imports.ts';

/** What a change can break. */
export interface Affected {
  /** Vitest's test files. */
  readonly tests: readonly string[];
  /** The browser's paths of flows. */
  readonly specs: readonly string[];
}

/** Modules that put everything together: what they import does not reach those that import them. */
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

/** The changed files and all that import them, directly or not; a hub ends the way, unless it has changed itself. */
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
 * What a change can break, by what imports it. A test of the server starts all of it, so that it is chosen by the endpoints
 * that it calls and that the change can reach. A flow's browser paths are chosen by its machine, and by its folder in `src`.
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
  const filesWhere = (wanted: (module: Module) => boolean) => modules.filter(wanted).map(({ file }) => file);
  return {
    tests: filesWhere((module) => isTest(module.file) && (reached.has(module.file) || calls(module))),
    specs: filesWhere(({ file }) => isSpec(file) && (reached.has(file) || isOfFolder(file))),
  };
}
