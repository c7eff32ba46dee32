import { describe, expect, it } from 'vitest';
import { leanDefinitions } from '../../scripts/lean-definitions.ts';

const lean = (code: string, id: string): string | undefined => {
  const { transform } = leanDefinitions();
  if (typeof transform !== 'function') throw new Error('the plugin has no transform');
  const result = transform.call({} as never, code, id, {} as never) as { code: string } | undefined;
  return result?.code.replaceAll(/\s+/g, ' ');
};

describe('the definitions that browsers load', () => {
  it('machines without descriptions and requirements', () => {
    const code = "m({ a: { description: 'one, two', meta: { requirements: ['X'] }, on: { go: { target: 'b' } } } });";
    expect(lean(code, '/machines/x/x.machine.ts')).toBe("m({ a: { on: { go: { target: 'b' } } } });");
  });

  it('calls without what only the server reads, their answers whole', () => {
    const code =
      "const e = endpoint({ name: 'a', query, request: v.object({ b: 1 }), response: v.object({ query: 1 }), errors: [] });";
    expect(lean(code, '/contract/endpoints/x.ts')).toBe(
      "const e = endpoint({ name: 'a', response: v.object({ query: 1 }), });",
    );
  });

  it('other modules as they are', () => expect(lean("a({ description: '' })", '/src/x.ts')).toBeUndefined());
});
