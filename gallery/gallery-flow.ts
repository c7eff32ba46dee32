import { join } from 'node:path';
import { chartOf } from './chart.ts';
import type { Chart } from './chart.ts';
import { coverageOf, levels } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import type { Flow } from './flows.ts';
import { prove } from './proof.ts';
import type { Proof } from './proof.ts';
import { readReports } from './reports.ts';
import type { Reports } from './reports.ts';

/** A flow with all data that the gallery shows. */
export interface GalleryFlow {
  readonly flow: Flow;
  readonly chart: Chart;
  /** `null` for a machine without a model. */
  readonly proof: Proof | null;
  readonly reports: Reports;
  readonly coverage: Coverage;
}

export const reportFolder = join(import.meta.dirname, '../.cache/formal');

export const galleryFlowOf = (flow: Flow, folder: string = reportFolder): GalleryFlow => {
  const chart = chartOf(flow.machine);
  const proof = flow.model === null ? null : prove(flow.model);
  const reports = readReports(folder, flow.name);
  const declared = chart.transitions.map(({ name }) => name);
  return { flow, chart, proof, reports, coverage: coverageOf(declared, proof, reports) };
};

/** Whether a level of a flow with a model was not run, so that its numbers are missing. */
export const lacksFigures = ({ flow, coverage }: GalleryFlow): boolean =>
  flow.model !== null && levels.some((level) => coverage.byLevel[level].status === 'not run');

/** How many of the declared properties hold: `11 of 12`. */
export const propertyFigure = (proof: Proof | null): string => {
  if (proof === null) return 'none';
  const declared = proof.verdicts.filter(({ verdict }) => verdict !== 'not declared');
  return `${declared.filter(({ verdict }) => verdict === 'holds').length} of ${declared.length}`;
};
