import { basename } from 'node:path';
import type { Module } from '../lib/imports.ts';

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
  'server/db/schema.ts',
  'server/main.ts',
  'server/routes.ts',
  'server/start-workers.ts',
]);

const isTest = (file: string): boolean => /^tests\/.*(?<!\.whole)\.test\.tsx?$/.test(file);
const isSpec = (file: string): boolean => /^e2e\/flows\/.*\.spec\.ts$/.test(file);
const isEndpoint = (file: string): boolean => file.startsWith('contract/endpoints/');
const isServer = (file: string): boolean => file.startsWith('server/');

const filesOf = ({ imports }: Module): readonly string[] =>
  imports.flatMap((imported) => ('file' in imported ? [imported.file] : []));

/** The changed files and all that import them, directly or not; hubs are the last ones on a way. */
function importersOf(modules: readonly Module[], changed: Iterable<string>): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const module of modules) {
    for (const file of filesOf(module)) importers.set(file, [...(importers.get(file) ?? []), module.file]);
  }
  const reached = new Set(changed);
  for (const file of reached) {
    for (const importer of hubs.has(file) ? [] : (importers.get(file) ?? [])) reached.add(importer);
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
  const calls = ({ file, ...module }: Module): boolean =>
    file.startsWith('tests/server/') && filesOf({ file, ...module }).some((imported) => served.has(imported));
  const folders = new Set(changed.filter((file) => file.startsWith('src/')).flatMap((file) => file.split('/')));
  const isOfFolder = (file: string): boolean => folders.has(basename(file, '.spec.ts'));
  const files = modules.map(({ file }) => file);
  return {
    tests: modules
      .filter((module) => isTest(module.file) && (reached.has(module.file) || calls(module)))
      .map(({ file }) => file),
    specs: files.filter((file) => isSpec(file) && (reached.has(file) || isOfFolder(file))),
  };
}
