import { describe, expect, it } from 'vitest';
import { readCommand } from '#scripts/mutants/command.ts';
import { belongsToSample } from '#scripts/mutants/sample.ts';

const changes = Array.from({ length: 4000 }, (_, line) => ({
  fileName: 'rules/dates.ts',
  mutatorName: 'StringLiteral',
  replacement: '""',
  line,
  column: 3,
}));
const sampleOf = (share: number, seed: string) => changes.filter((change) => belongsToSample(change, share, seed));

describe('a sample of changes', () => {
  it('has approximately the requested share', () => {
    expect(sampleOf(10, '1').length / changes.length).toBeCloseTo(0.1, 1);
    expect(sampleOf(100, '1')).toEqual(changes);
  });

  it('is the same for the same seed, and differs for another seed', () => {
    expect(sampleOf(5, '1')).toEqual(sampleOf(5, '1'));
    expect(sampleOf(5, '2')).not.toEqual(sampleOf(5, '1'));
  });

  it('is contained in a larger sample', () => {
    expect(sampleOf(20, '1')).toEqual(expect.arrayContaining(sampleOf(5, '1')));
  });

  it('distinguishes several changes of the same place', () => {
    const [first] = changes;
    if (first === undefined) throw new Error('expected a change');
    const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((replacement) => ({ ...first, replacement }));
    expect(new Set(others.map((change) => belongsToSample(change, 50, '1'))).size).toBe(2);
  });
});

describe('the arguments of the command', () => {
  it('can be paths, a share, a seed and a number of processes', () => {
    expect(readCommand(['rules', '--share=2.5', '--seed=b', 'src/api', '--processes=1'])).toEqual({
      paths: ['rules', 'src/api'],
      share: 2.5,
      seed: 'b',
      processes: 1,
    });
    expect(readCommand([])).toMatchObject({ paths: [], share: 100, seed: '1' });
  });

  it.each([['--share=0'], ['--share=101'], ['--share=few'], ['--processes=0'], ['--processes=1.5'], ['--sample=3']])(
    'are refused: %s',
    (argument) => {
      expect(() => readCommand([argument])).toThrow();
    },
  );
});
