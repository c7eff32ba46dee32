import { expect, test } from 'vitest';
import { chartOf } from '#gallery/chart.ts';
import { coverageOf } from '#gallery/coverage.ts';
import { arrange } from '#gallery/diagram/arrange.ts';
import { drawDiagram } from '#gallery/diagram/draw.ts';
import { readFlows } from '#gallery/flows.ts';
import { crossedWords } from './crossed-words.ts';

const noReports = { view: null, browser: null, mutation: null };

test.each(await readFlows())('no line runs through a word in the diagram of $name', async ({ machine }) => {
  const chart = chartOf(machine);
  const arrangement = await arrange(chart);
  const svg = String(await drawDiagram(chart, arrangement, coverageOf([], null, noReports), 'A diagram'));
  expect(crossedWords(svg, arrangement)).toEqual([]);
});
