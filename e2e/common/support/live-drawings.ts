import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartOf } from '#gallery/chart.ts';
import { coverageOf } from '#gallery/coverage.ts';
import { arrange } from '#gallery/diagram/arrange.ts';
import { drawDiagram } from '#gallery/diagram/draw.ts';
import { readFlows } from '#gallery/flows.ts';
import { liveDrawingOf } from '#gallery/live/live-drawing.ts';

const noReports = { view: null, browser: null, mutation: null };

/**
 * Writes the files of these flows for the live flow map. `npm run flows` writes the files of all flows, but takes a
 * minute.
 */
export async function writeLiveDrawings(folder: string, ...names: readonly string[]): Promise<void> {
  mkdirSync(join(folder, 'live'), { recursive: true });
  cpSync(join(import.meta.dirname, '../../../gallery/assets'), join(folder, 'assets'), { recursive: true });
  for (const flow of (await readFlows()).filter(({ name }) => names.includes(name))) {
    const chart = chartOf(flow.machine);
    const svg = await drawDiagram(chart, await arrange(chart), coverageOf([], null, noReports), flow.name);
    writeFileSync(join(folder, 'live', `${flow.name}.json`), JSON.stringify(liveDrawingOf(flow, chart, String(svg))));
  }
}
