import { stripTypeScriptTypes } from 'node:module';
import { compileFunction } from 'node:vm';
import { createMachine, fromCallback, fromPromise, setup, StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

const importOfLibrary = /import\s*\{[^}]*\}\s*from\s*['"]xstate['"]\s*;?/g;

/** Some of the functions that Sketch provides, so that every text that runs here also runs in Sketch. */
const library = { createMachine, fromCallback, fromPromise, setup };

/**
 * Evaluates a TypeScript text as Stately Sketch does, and returns its constant `machine`. Types are replaced by spaces,
 * the import of `xstate` is replaced by parameters, and the rest becomes the body of a function. Any other import of
 * values is a syntax error in Sketch.
 */
export const evaluateAsSketch = (text: string): AnyStateMachine => {
  const script = stripTypeScriptTypes(text)
    .replaceAll(importOfLibrary, '')
    .replaceAll(/^\s*export\s+const\b/gm, 'const');
  const run = compileFunction(`${script}\nreturn machine;`, Object.keys(library));
  const machine: unknown = run(...Object.values(library));
  if (!(machine instanceof StateMachine))
    throw new Error('expected that the constant `machine` is a state machine, but it is not');
  return machine;
};

/** The format that Stately Sketch detects in a text. */
export const formatInSketch = (text: string): 'TypeScript' | 'JSON' | 'other' => {
  if (/\b(createMachine|setup)\s*\(|\bimport\s/.test(text)) return 'TypeScript';
  return /^[{[]/.test(text.trim()) ? 'JSON' : 'other';
};
