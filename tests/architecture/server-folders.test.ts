import { describe, expect, it } from 'vitest';
import { filesOf, moduleOf, modulesBelow } from '../../scripts/lib/imports.ts';
import type { Module } from '../../scripts/lib/imports.ts';
import { cyclesIn } from './cycles.ts';

/** The folder directly under `server/` that a file belongs to; `server` for a file in its root. */
const folderOf = (file: string): string => file.split('/').slice(0, -1)[1] ?? 'server';

/** For each folder of the server, the other folders from which its modules import. */
function folderGraph(modules: readonly Module[]): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, Set<string>>();
  for (const module of modules) {
    const own = folderOf(module.file);
    const others = graph.get(own) ?? new Set<string>();
    const imported = filesOf(module).filter((file) => file.startsWith('server/'));
    for (const other of imported.map(folderOf)) if (other !== own) others.add(other);
    graph.set(own, others);
  }
  return new Map([...graph].map(([folder, others]) => [folder, [...others]]));
}

const modules = modulesBelow('server');

describe('the folders of the server', () => {
  it('are more than 20', () => expect(folderGraph(modules).size).toBeGreaterThan(20));

  it('have no import cycles between them', () => {
    expect(cyclesIn(folderGraph(modules))).toEqual([]);
  });

  it('do not import the files in the root of server/, which put the server together', () => {
    const importers = [...folderGraph(modules)].filter(([, others]) => others.includes('server'));
    expect(importers).toEqual([]);
  });
});

describe('an added import', () => {
  const cyclesWith = (file: string, specifier: string) =>
    cyclesIn(folderGraph([...modules, moduleOf(file, `import type { X } from '${specifier}';`)]));

  it.each([
    ['server/payments/planted.ts', '../orders/lapse-orders.ts', 'payments', 'orders'],
    ['server/outbox/planted.ts', '../mails/letter.ts', 'outbox', 'mails'],
    ['server/http/planted.ts', '../sandbox/apply-faults.ts', 'http', 'sandbox'],
    ['server/payments/attempts/planted.ts', '../../orders/lapse-orders.ts', 'payments', 'orders'],
    ['server/time/planted.ts', '../create-app.ts', 'time', 'server'],
  ])('in %s from %s closes a cycle', (file, specifier, from, to) => {
    const cycles = cyclesWith(file, specifier);
    expect(cycles.length).toBeGreaterThan(0);
    expect(cycles.join('\n')).toContain(from);
    expect(cycles.join('\n')).toContain(to);
  });

  it('in the allowed direction creates no cycle', () => {
    expect(cyclesWith('server/orders/planted.ts', '../payments/apply-step.ts')).toEqual([]);
  });
});
