import { describe, expect, it } from 'vitest';
import type { FlowModel } from '../../machines/flow-model.ts';
import { mutate } from './mutate.ts';
import { writeReport } from './report.ts';

/** In milliseconds: a large machine has some hundred mutants, each explored anew. */
const patience = 600_000;

/**
 * The mutation score of a flow against the oracles that know nothing of the original: properties, scenarios, coverage.
 * Fails below `floor` (0 to 1) and then lists the mutants that only the pinned graph notices.
 */
export const describeMutants = (model: FlowModel, floor: number): void => {
  describe(`mutants of ${model.name}`, () => {
    it(
      `are noticed without the pinned graph, at least ${Math.round(floor * 100)} of 100`,
      () => {
        const report = mutate(model);
        writeReport(`${model.name}.mutants`, { flow: model.name, ...report });
        const unnoticed = Object.entries(report.witnesses).flatMap(([name, witness]) =>
          witness === 'figures' ? [name] : [],
        );
        expect(report.independentScore, `unnoticed:\n${unnoticed.join('\n')}`).toBeGreaterThanOrEqual(floor);
      },
      patience,
    );
  });
};
