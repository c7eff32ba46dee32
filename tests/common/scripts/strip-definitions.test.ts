import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { stripDefinitions } from '#scripts/strip-definitions.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The code of the module at this path after the plugin; undefined if the plugin does not change it. */
function stripped(code: string, path: string): string | undefined {
  const { transform } = stripDefinitions();
  if (typeof transform !== 'function')
    throw new Error('expected that the plugin has a function `transform`, but it has none');
  const result = transform.call({} as never, code, join(root, path), {} as never) as { code: string } | undefined;
  return result?.code;
}

const strippedLine = (code: string, path: string) => stripped(code, path)?.replaceAll(/\s+/g, ' ');

describe('a machine file', () => {
  const machine = 'machines/x/x.machine.ts';

  it('loses the descriptions and requirements of its states', () => {
    const code =
      "setup({}).createMachine({ description: 'all', states: { a: { description: 'one, two', meta: { requirements: ['X'] }, on: { go: 'b' }, states: { 'b-c': { 'meta': {} } } } } });";
    expect(strippedLine(code, machine)).toBe(
      "setup({}).createMachine({ states: { a: { on: { go: 'b' }, states: { 'b-c': { } } } } });",
    );
  });

  it('keeps keys named description or meta that do not belong to a state', () => {
    const value = "{ description: 'mine', meta: { shown: true } }";
    const code = `
      const nothingTyped = ${value};
      export const machine = setup({
        actions: {
          clear: assign({ description: '', meta: null }),
          remember: assign(({ event }) => ({ description: event.description, meta: event.meta })),
        },
      }).createMachine({
        context: ${value},
        initial: 'open',
        output: ${value},
        description: 'goes',
        meta: { requirements: ['X'] },
        states: {
          description: {
            description: 'A state of this name: its key stays, this text goes.',
            entry: { type: 'remember', params: ${value} },
            invoke: { id: 'send', src: 'send', input: ${value} },
            on: { change: { target: 'meta', actions: raise({ type: 'changed', description: 'mine' }) } },
          },
          meta: {
            meta: { requirements: ['X'] },
            on: { description: { target: 'description' }, meta: 'description' },
          },
        },
      });
      ({ machine, nothingTyped, event: ${value} })`;
    const kept = { description: 'mine', meta: { shown: true } };
    const same = (given: unknown) => given;
    const setup = ({ actions }: { readonly actions: object }) => ({
      createMachine: (config: object) => ({ actions, ...config }),
    });
    const made: unknown = runInNewContext((stripped(code, machine) ?? '').replace('export ', ''), {
      setup,
      assign: same,
      raise: same,
    });
    expect(made).toEqual({
      nothingTyped: kept,
      event: kept,
      machine: {
        actions: { clear: { description: '', meta: null }, remember: expect.any(Function) },
        context: kept,
        initial: 'open',
        output: kept,
        states: {
          description: {
            entry: { type: 'remember', params: kept },
            invoke: { id: 'send', src: 'send', input: kept },
            on: { change: { target: 'meta', actions: { type: 'changed', description: 'mine' } } },
          },
          meta: { on: { description: { target: 'description' }, meta: 'description' } },
        },
      },
    });
    expect(stripped(code, machine)).toContain('description: event.description, meta: event.meta');
  });

  it.each(globSync('machines/*/*/*.machine.ts', { cwd: root }))('%s loses all requirements', async (path) => {
    const { code } = await transformWithOxc(readFileSync(join(root, path), 'utf8'), path);
    expect(code).toContain('requirements: [');
    expect(stripped(code, path)).not.toContain('requirements: [');
  });
});

describe('a file of the contract', () => {
  const contract = 'contract/endpoints/x.ts';

  it('loses the parts of a definition that only the server reads, and keeps the whole response', () => {
    const code =
      "const e = endpoint({ name: 'a', query, request: v.object({ b: 1 }), response: v.object({ query: 1 }), errors: [] });";
    expect(strippedLine(code, contract)).toBe("const e = endpoint({ name: 'a', response: v.object({ query: 1 }), });");
  });

  it('keeps keys of the same name outside of a definition', () => {
    const code =
      "const errors = { summary: '', params: 1, query: 2, request: 3, errors: 4 }; const one = v.object({ params: v.string(), errors }); endpoint({ path: pathOf({ query: 1, params: 2 }), response: v.object({ summary: v.string(), request: one }) });";
    expect(strippedLine(code, contract)).toBe(code);
  });
});

it("the parts that only the server reads are removed from the definitions of the shop's cart", async () => {
  const path = 'contract/endpoints/shopping-cart.ts';
  const { code } = await transformWithOxc(readFileSync(join(root, path), 'utf8'), path);
  expect(code).toContain('errors: [');
  expect(stripped(code, path)).not.toContain('errors: [');
});

describe('any other module', () => {
  it.each(['src/x.ts', 'machines/x/x.model.ts', 'src/contract/x.ts'])('is not changed: %s', (path) => {
    expect(stripped("createMachine({ description: '' }); endpoint({ errors: [] })", path)).toBeUndefined();
  });
});
