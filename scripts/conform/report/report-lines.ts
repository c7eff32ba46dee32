import { nameOfCall } from '../back-end.ts';
import type { CallRecord, Difference } from '../call-record.ts';
import type { Report } from '../conform.ts';
import { gathered } from './gathered.ts';

const widest = 'not checked'.length;

const differenceLine = ({ where, expected, got, request }: Difference): string =>
  `${where}: expected ${expected}, got ${got}${request === '' ? '' : ` (${request})`}`;

export const checksOf = (count: number): string => (count === 1 ? '1 check' : `${String(count)} checks`);

function linesOf(record: CallRecord): readonly string[] {
  const { endpoint, verdict, checks, differences, notes, unchecked } = record;
  const title = `${verdict.padEnd(widest)}  ${nameOfCall(endpoint)}  (${checksOf(checks)})`;
  return [
    title,
    ...gathered(differences).map((one) => `    ${differenceLine(one)}`),
    ...gathered(notes).map((one) => `    note, not specified but by convention: ${differenceLine(one)}`),
    ...[...unchecked].map((reason) => `    not checked: ${reason}`),
  ];
}

export interface Counts {
  readonly ok: number;
  readonly differs: number;
  readonly notChecked: number;
}

export const countsOf = ({ records }: Report): Counts => {
  const count = (verdict: CallRecord['verdict']): number => records.filter((one) => one.verdict === verdict).length;
  return { ok: count('ok'), differs: count('differs'), notChecked: count('not checked') };
};

export function summaryOf(report: Report): string {
  const { ok, differs, notChecked } = countsOf(report);
  const verdict = differs === 0 ? 'conforms' : 'differs from the contract';
  const how = report.write
    ? 'reading and writing'
    : 'reading only; --write also checks the calls that change something';
  return `${report.base} ${verdict}: of ${String(report.records.length)} calls, ${String(ok)} ok, ${String(differs)} different, ${String(notChecked)} not checked (${how}).`;
}

/** The report for a terminal: a line for each call, its differences below it, and a summary. */
export const reportLines = (report: Report): readonly string[] => [
  ...report.records.flatMap(linesOf),
  '',
  summaryOf(report),
];
