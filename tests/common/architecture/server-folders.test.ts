import { describe, expect, it } from 'vitest';
import { filesOf, moduleOf, modulesBelow } from '#scripts/lib/imports.ts';
import type { Module } from '#scripts/lib/imports.ts';
import { cyclesIn } from './cycles.ts';

/** The part of the server that a file belongs to, such as `purchase`; `root` for the files that compose the server. */
const domainOf = (file: string): string => file.split('/').slice(1, -1)[0] ?? 'root';

/** The folder directly under a part of the server, such as `purchase/orders`; the part itself for a file in it. */
const folderOf = (file: string): string => file.split('/').slice(1, -1).slice(0, 2).join('/') || 'root';

const isOfServer = (file: string): boolean => file.startsWith('server/');

/** For each folder of the server, the other folders from which its modules import. */
function folderGraph(modules: readonly Module[]): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, Set<string>>();
  for (const module of modules) {
    const own = folderOf(module.file);
    const others = graph.get(own) ?? new Set<string>();
    for (const other of filesOf(module).filter(isOfServer).map(folderOf)) if (other !== own) others.add(other);
    graph.set(own, others);
  }
  return new Map([...graph].map(([folder, others]) => [folder, [...others]]));
}

/**
 * Whether a module of one part may import from another part. The root imports from all parts; no part imports from the
 * root.
 */
function mayImport(from: string, to: string): boolean {
  if (from === to || from === 'root') return true;
  if (to === 'root' || to === 'desk' || to === 'sandbox') return false;
  return to === 'platform' || (from !== 'platform' && (to === 'reference-data' || from !== 'reference-data'));
}

const wrongImportsOf = (module: Module): readonly string[] =>
  filesOf(module)
    .filter((file) => isOfServer(file) && !mayImport(domainOf(module.file), domainOf(file)))
    .map((file) => `${module.file} must not import ${file}`);

const modules = modulesBelow('server');

describe('the folders of the server', () => {
  it('are found: there are more than 40', () => expect(folderGraph(modules).size).toBeGreaterThan(40));

  it('have no import cycles', () => {
    expect(cyclesIn(folderGraph(modules))).toEqual([]);
  });

  it('import in one direction only: platform, reference data, the customers’ parts, desk and sandbox, root', () => {
    expect(modules.flatMap(wrongImportsOf)).toEqual([]);
  });
});

describe('an added import', () => {
  const cyclesWith = (file: string, specifier: string) =>
    cyclesIn(folderGraph([...modules, moduleOf(file, `import type { X } from '${specifier}';`)]));

  it.each([
    ['server/purchase/payments/planted.ts', '../orders/expire-orders.ts', 'purchase/payments', 'purchase/orders'],
    ['server/purchase/payments/attempts/planted.ts', '#server/purchase/orders/x.ts', 'purchase/payments', 'orders'],
    ['server/accounts/auth/planted.ts', '../export/export-data.ts', 'accounts/auth', 'accounts/export'],
    ['server/platform/time/planted.ts', '../http/route.ts', 'platform/time', 'platform/http'],
  ])('in %s from %s closes a cycle', (file, specifier, from, to) => {
    const cycles = cyclesWith(file, specifier);
    expect(cycles.length).toBeGreaterThan(0);
    expect(cycles.join('\n')).toContain(from);
    expect(cycles.join('\n')).toContain(to);
  });

  it('in the allowed direction creates no cycle', () => {
    expect(cyclesWith('server/purchase/orders/planted.ts', '../payments/apply-step.ts')).toEqual([]);
  });

  it.each([
    ['server/platform/http/planted.ts', '#server/sandbox/tools/apply-faults.ts'],
    ['server/platform/mails/planted.ts', '../../accounts/auth/login.ts'],
    ['server/reference-data/planted.ts', '../purchase/orders/place-order.ts'],
    ['server/accounts/auth/planted.ts', '../../desk/mail-desk.ts'],
    ['server/purchase/orders/planted.ts', '../../create-app.ts'],
  ])('in %s from %s is found', (file, specifier) => {
    expect(wrongImportsOf(moduleOf(file, `import { x } from '${specifier}';`))).toHaveLength(1);
  });
});
