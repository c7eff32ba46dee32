import { stripTypeScriptTypes } from 'node:module';
import { compileFunction } from 'node:vm';
import { createMachine, fromCallback, fromPromise, setup, StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

const importOfLibrary = /import\s*\{[^}]*\}\s*from\s*['"]xstate['"]\s*;?/g;

/** Fewer than Sketch hands in, so that what runs here runs there. */
const library = { createMachine, fromCallback, fromPromise, setup };

/**
 * Evaluates a TypeScript text as Stately Sketch does, and gives the constant `machine` in it: types are blanked out,
 * the import of the library is removed and its functions are handed in, and what remains is the body of a function.
 * There any other import of values is a syntax error.
 */
export const evaluateAsSketch = (text: string): AnyStateMachine => {
  const script = stripTypeScriptTypes(text)
    .replaceAll(importOfLibrary, '')
    .replaceAll(/^\s*export\s+const\b/gm, 'const');
  const run = compileFunction(`${script}\nreturn machine;`, Object.keys(library));
  const machine: unknown = run(...Object.values(library));
  if (!(machine instanceof StateMachine)) throw new Error('The text makes no machine');
  return machine;
};

/** What Stately Sketch takes a text for. */
export const formatInSketch = (text: string): 'TypeScript' | 'JSON' | 'other' => {
  if (/\b(createMachine|setup)\s*\(|\bimport\s/.test(text)) return 'TypeScript';
  return /^[{[]/.test(text.trim()) ? 'JSON' : 'other';
};
