import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const PathReport = v.object({
  id: v.string(),
  input: v.string(),
  steps: v.array(v.object({ name: v.string(), kind: v.string(), state: v.string() })),
});
export type PathReport = v.InferOutput<typeof PathReport>;

const LevelReport = v.object({
  flow: v.string(),
  transitions: v.array(v.string()),
  paths: v.array(PathReport),
});
/** The transitions and paths that the test suite of level 2 or 3 has executed. */
export type LevelReport = v.InferOutput<typeof LevelReport>;

const StateReport = v.object({
  /** The name of a file in the flow's folder of screenshots. */
  screenshot: v.optional(v.string()),
  axe: v.optional(v.object({ violations: v.number() })),
});

const BrowserReport = v.object({
  ...LevelReport.entries,
  /** The keys are state labels. */
  states: v.record(v.string(), StateReport),
});
export type BrowserReport = v.InferOutput<typeof BrowserReport>;

const MutationReport = v.object({ witnesses: v.record(v.string(), v.string()), independentScore: v.number() });
export type MutationReport = v.InferOutput<typeof MutationReport>;

export interface Reports {
  readonly view: LevelReport | null;
  readonly browser: BrowserReport | null;
  readonly mutation: MutationReport | null;
}

/**
 * Reads a report; `null` if its file does not exist because its suite has not run. Throws if the file has another
 * format.
 */
const read = <Schema extends v.GenericSchema>(schema: Schema, file: string): v.InferOutput<Schema> | null => {
  if (!existsSync(file)) return null;
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is not a report in the format that the gallery reads`, { cause: error });
  }
};

/** Reads the reports that the test suites have written about a flow into a folder. */
export const readReports = (folder: string, flow: string): Reports => ({
  view: read(LevelReport, join(folder, `${flow}.view.json`)),
  browser: read(BrowserReport, join(folder, `${flow}.browser.json`)),
  mutation: read(MutationReport, join(folder, `${flow}.mutants.json`)),
});
