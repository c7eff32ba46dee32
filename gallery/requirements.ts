import { existsSync, readFileSync } from 'node:fs';
import type { Chart } from './chart.ts';
import { statesOf } from './chart.ts';
import type { Flow } from './flows.ts';

/** The files that contain the requirements. */
export const requirementFiles = ['docs/requirements.md', 'docs/requirements/data.md'] as const;

const numberPattern = /\b[A-Z][A-Z0-9]{2}-\d{2}\b/g;

/** The requirement numbers that a text names: `TFR-01`. */
export const numbersIn = (text: string): string[] => text.match(numberPattern) ?? [];

/** A scenario's name without the requirement numbers at its beginning. */
export const withoutNumbers = (text: string): string => text.replace(/^(?:[A-Z][A-Z0-9]{2}-\d{2}[,:]?\s*)+/, '');

/** A state or a scenario that refers to a requirement. */
export interface Reference {
  readonly flow: Flow;
  /** A state's path or a scenario's name. */
  readonly name: string;
  readonly kind: 'state' | 'scenario';
}

/**
 * For each requirement number: its text, from the lines `- CRT-01 text` of the files. A missing file contributes no
 * texts.
 */
export const readRequirementTexts = (files: readonly string[]): Map<string, string> => {
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const lines = texts.flatMap((text) => [...text.matchAll(/^[-*]\s+\**([A-Z][A-Z0-9]{2}-\d{2})\**\s+(.*)$/gm)]);
  return new Map(lines.map(([, number = '', text = '']) => [number, text]));
};

const referencesIn = (flow: Flow, chart: Chart): (readonly [string, Reference])[] => [
  ...statesOf(chart.root).flatMap(({ path, requirements }) =>
    requirements.map((number) => [number, { flow, name: path, kind: 'state' }] as const),
  ),
  ...Object.keys(flow.model?.scenarios ?? {}).flatMap((name) =>
    [...new Set(numbersIn(name))].map((number) => [number, { flow, name, kind: 'scenario' }] as const),
  ),
];

/** For each requirement: the states and scenarios that refer to it, in the order of the requirement numbers. */
export const referencesOf = (
  flows: readonly { readonly flow: Flow; readonly chart: Chart }[],
): Map<string, Reference[]> => {
  const pairs = flows.flatMap(({ flow, chart }) => referencesIn(flow, chart));
  const groups = Map.groupBy(pairs, ([number]) => number);
  return new Map(
    [...groups]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([number, members]) => [number, members.map(([, reference]) => reference)]),
  );
};
