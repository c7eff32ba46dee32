import type { ActionName } from './actions.ts';
import { advance } from './advance.ts';
import type { LiveWizard, Wizards } from './live-wizard.ts';
import { possibleActions } from './steps.ts';
import type { Ledger, Scope, World } from './world.ts';

/** Everything that a person does to end the wizard, in order of preference. */
const ways: Readonly<Record<string, readonly ActionName[]>> = {
  discarding: ['discard', 'close', 'leave the files out', 'register the bank card later'],
  'keeping for later': ['take over', 'keep', 'close', 'leave the files out', 'register the bank card later', 'stay'],
};

/** More actions than any way needs. */
const mostActions = 12;

const ends = (live: LiveWizard, before: Ledger, scope: Scope): string | null => {
  let ledger = before;
  let last: string | undefined;
  for (let count = 0; count < mostActions; count += 1) {
    const taken = advance(live, null, ledger, scope);
    if (taken.broken !== null) return taken.broken;
    ledger = taken.ledger;
    if (live.wizard.getSnapshot().status === 'done') return null;
    const possible = possibleActions(live, scope);
    // A person who could not keep the input stays first.
    const step = possible.find(({ name }) => name !== last || possible.length === 1);
    if (step === undefined) return 'the wizard can be ended from every state';
    last = step.name;
    const acted = advance(live, step, ledger, scope);
    if (acted.broken !== null) return acted.broken;
    ledger = acted.ledger;
    if (live.wizard.getSnapshot().status === 'done') return null;
  }
  return 'the wizard can be ended from every state';
};

/** Whether the wizard can be ended in every way, if all calls are answered. Returns the property that does not hold. */
export const brokenEnding = (wizards: Wizards, { kept, ledger }: World, scope: Scope): string | null => {
  for (const does of Object.values(ways)) {
    const broken = ends(wizards.resume(kept), ledger, { ...scope, does, free: [] });
    if (broken !== null) return broken;
  }
  return null;
};
