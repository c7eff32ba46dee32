import { describe, expect, it } from 'vitest';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { writeReport } from '../report.ts';
import { mutate } from './mutate.ts';

/** In milliseconds: a large machine has hundreds of mutants, and each of them is explored. */
const timeout = 600_000;

/**
 * Tests the mutation score of a flow, only for the checks that do not use the original machine: properties, scenarios,
 * coverage. Fails if the score is below `floor` (0 to 1), and then lists the mutants that only the original graph
 * detects.
 */
export const describeMutants = (model: FlowModel, floor: number): void => {
  describe(`mutants of ${model.name}`, () => {
    it(
      `are detected without the original graph in at least ${Math.round(floor * 100)} of 100 cases`,
      () => {
        const report = mutate(model);
        writeReport(`${model.name}.mutants`, { flow: model.name, ...report });
        const undetected = Object.entries(report.witnesses).flatMap(([name, witness]) =>
          witness === 'figures' ? [name] : [],
        );
        expect(report.independentScore, `not detected:\n${undetected.join('\n')}`).toBeGreaterThanOrEqual(floor);
      },
      timeout,
    );
  });
};
