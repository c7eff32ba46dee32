import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The part of Stryker's result of one change that is printed; lines and columns start at 1. */
interface TestedChange {
  readonly fileName: string;
  readonly status?: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number } };
}

const unnoticed: ReadonlySet<string | undefined> = new Set(['Survived', 'NoCoverage']);

/** Prints each mutant that no test notices as soon as this is known, so that a long run can be stopped at any time. */
class SurvivorsReporter {
  onMutantTested({ fileName, status, mutatorName, replacement, location: { start } }: TestedChange): void {
    if (!unnoticed.has(status)) return;
    const line = readFileSync(fileName, 'utf8').split('\n')[start.line - 1]?.trim();
    const place = `${relative(process.cwd(), fileName)}:${start.line}`;
    console.log(`${place} ${status}: ${mutatorName}\n    ${line}\n    → ${replacement.replaceAll(/\s+/g, ' ')}`);
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: SurvivorsReporter }];
