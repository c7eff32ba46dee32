import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';

const root = join(import.meta.dirname, '..');

export interface Flow {
  /** The common first part of its file names: `ticket-fare`. */
  readonly stem: string;
  /** The machine's id, which reports use as the flow's name: `ticketFare`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** `null` for a machine without a model. */
  readonly model: FlowModel | null;
  /** The text of `<stem>.machine.ts`. */
  readonly source: string;
  /** The purpose of the machine, from the comment above it. */
  readonly about: string;
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const isModel = (value: unknown): value is FlowModel =>
  typeof value === 'object' && value !== null && 'machine' in value && isMachine(value.machine) && 'inputs' in value;

const exportsOf = async (file: string): Promise<unknown[]> => {
  const module: unknown = await import(join(root, file));
  return typeof module === 'object' && module !== null ? Object.values(module) : [];
};

/** The documentation comment right above the first exported constant, as one line; `''` if there is none. */
export const commentAbove = (source: string): string => {
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const/.exec(source)?.[1] ?? '';
  return comment
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replaceAll('`', '')
    .trim();
};

const readFlow = async (file: string): Promise<Flow[]> => {
  const stem = basename(file, '.machine.ts');
  const [modelFile] = globSync(join(dirname(file), 'model', `${stem}.model.ts`), { cwd: root });
  const model = modelFile === undefined ? undefined : (await exportsOf(modelFile)).find(isModel);
  const machine = model?.machine ?? (await exportsOf(file)).find(isMachine);
  if (machine === undefined) return [];
  const source = readFileSync(join(root, file), 'utf8');
  return [{ stem, name: machine.id, machine, model: model ?? null, source, about: commentAbove(source) }];
};

/** Reads all machines of the product with their models, sorted by name. */
export const readFlows = async (): Promise<Flow[]> => {
  const files = globSync('machines/*/*/*.machine.ts', { cwd: root });
  const flows = await Promise.all(files.map(readFlow));
  return flows.flat().toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
};
