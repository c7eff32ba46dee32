import { savedLate } from './answers.ts';
import { machinesIn, pendingCalls } from './live-wizard.ts';
import type { LiveWizard } from './live-wizard.ts';
import { properties } from './properties.ts';
import { afterCalls } from './sent.ts';
import type { Sent } from './sent.ts';
import { dueEndings, isPossible, take } from './steps.ts';
import type { Step } from './steps.ts';
import { viewOf } from './view.ts';
import type { View } from './view.ts';
import { firstLedger } from './world.ts';
import type { Ledger, Scope } from './world.ts';

export interface Advance {
  readonly ledger: Ledger;
  readonly view: View;
  /** The first property that does not hold; null = all hold. */
  readonly broken: string | null;
}

/** More answers and delays than this are an endless exchange between machines. */
const mostEndings = 200;

/** The server finishes the calls that were running when the wizard ended. */
const takeFinished = (live: LiveWizard, step: Step, known: Ledger, scope: Scope): Ledger => {
  const running = pendingCalls(machinesIn(live.wizard));
  const ledger = take(live, step, known, scope);
  if (live.wizard.getSnapshot().status === 'active') return ledger;
  const unanswered = running.filter(({ name }) => step.kind !== 'answer' || step.call !== name);
  return unanswered.reduce((before, call) => savedLate(call, before, scope), ledger);
};

/** Takes a step, and notes the calls that it starts. */
const takeNoted = (live: LiveWizard, step: Step, { ledger, broken }: Sent, scope: Scope): Sent => {
  const taken = takeFinished(live, step, ledger, scope);
  const sent = afterCalls(live.takeStarted(), taken);
  return { ...sent, broken: broken ?? sent.broken };
};

const settle = (live: LiveWizard, before: Sent, scope: Scope): Sent => {
  let sent = before;
  for (let count = 0; count < mostEndings; count += 1) {
    const [next] = live.wizard.getSnapshot().status === 'active' ? dueEndings(live, sent.ledger, scope) : [];
    if (next === undefined) return sent;
    sent = takeNoted(live, next, sent, scope);
  }
  throw new Error(`Expected fewer than ${mostEndings} answers and delays after one step`);
};

const firstBroken = (view: View): string | null =>
  Object.entries(properties).find(([, holds]) => !holds(view))?.[0] ?? null;

/** Takes a step, and the answers and delays that come at once. `step` null: only these answers and delays. */
export const advance = (live: LiveWizard, step: Step | null, known: Ledger, scope: Scope): Advance => {
  const before = live.wizard.getSnapshot();
  const untouched: Sent = { ledger: known, broken: null };
  const taken = step === null ? untouched : takeNoted(live, step, untouched, scope);
  const { ledger, broken } = settle(live, taken, scope);
  const view = viewOf({ live, ledger, step, before });
  return { ledger, view, broken: broken ?? firstBroken(view) };
};

/** Opens a wizard and takes the first actions of a scope; every call is answered at once. */
export const begin = (live: LiveWizard, scope: Scope): Advance => {
  let reached = advance(live, null, firstLedger(scope), scope);
  for (const name of scope.begun) {
    if (reached.broken !== null) return reached;
    if (!isPossible(live, name)) return { ...reached, broken: `"${name}" is possible at the beginning` };
    reached = advance(live, { kind: 'action', name }, reached.ledger, { ...scope, free: [] });
  }
  return reached;
};
