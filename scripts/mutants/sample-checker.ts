import { relative } from 'node:path';
import type { Command } from './command.ts';
import { belongsToSample } from './sample.ts';
import { sampleVariable } from './variables.ts';

/** The part of Stryker's description of a change that the checker reads. */
interface DescribedChange {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** Leaves out what is not in the sample: Stryker does not count what a checker refuses. */
class SampleChecker {
  readonly #sample = JSON.parse(process.env[sampleVariable] ?? '') as Pick<Command, 'share' | 'seed'>;

  init(): Promise<void> {
    return Promise.resolve();
  }

  group(changes: readonly DescribedChange[]): Promise<string[][]> {
    return Promise.resolve([changes.map(({ id }) => id)]);
  }

  check(changes: readonly DescribedChange[]): Promise<Record<string, { status: string; reason?: string }>> {
    const { share, seed } = this.#sample;
    const results = changes.map(({ id, fileName, mutatorName, replacement, location: { start } }) => {
      const change = { fileName: relative(process.cwd(), fileName), mutatorName, replacement, ...start };
      return belongsToSample(change, share, seed)
        ? [id, { status: 'passed' }]
        : [id, { status: 'compileError', reason: 'not in the sample' }];
    });
    return Promise.resolve(Object.fromEntries(results));
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
