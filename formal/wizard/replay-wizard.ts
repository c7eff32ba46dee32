import { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import { advance, begin } from './advance.ts';
import { fingerprintOf } from './fingerprint.ts';
import { createWizards } from './live-wizard.ts';
import type { Step } from './steps.ts';
import type { Scope } from './world.ts';

/** Takes all steps in one running wizard, which is never kept and continued. Returns the fingerprint at the end. */
export const replayWizard = (scope: Scope, steps: readonly Step[]): string => {
  const live = createWizards(cardApplicationMachine).open(scope.input);
  let reached = begin(live, scope);
  for (const step of steps) reached = advance(live, step, reached.ledger, scope);
  return fingerprintOf(reached.view);
};
