import { describe, expect, it } from 'vitest';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { writeReport } from '../report.ts';
import { mutate } from './mutate.ts';

/** In milliseconds: a large machine has hundreds of mutants, and each of them is explored. */
const timeout = 600_000;

/**
 * Tests the mutation score of a flow, for the checks that do not know the original: properties, scenarios, coverage.
 * Fails below `floor` (0 to 1) and then lists the mutants that only the pinned graph detects.
 */
export const describeMutants = (model: FlowModel, floor: number): void => {
  describe(`mutants of ${model.name}`, () => {
    it(
      `at least ${Math.round(floor * 100)} of 100 are detected without the pinned graph`,
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
