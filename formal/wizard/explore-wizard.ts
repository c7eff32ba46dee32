import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';
import { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import { advance, begin } from './advance.ts';
import type { Advance } from './advance.ts';
import { brokenEnding } from './ends.ts';
import { fingerprintOf } from './fingerprint.ts';
import { createWizards } from './live-wizard.ts';
import type { LiveWizard } from './live-wizard.ts';
import { openEndings, possibleActions } from './steps.ts';
import type { Step } from './steps.ts';
import type { Scope, World } from './world.ts';

export interface Finding {
  /** The property that does not hold. */
  readonly broken: string;
  /** The names of the steps that lead to it. */
  readonly trace: readonly string[];
}

export interface Exploration {
  readonly states: number;
  readonly steps: number;
  readonly seconds: number;
  readonly finding: Finding | null;
  /** The steps to the state that was found last, which is one of the states with the most actions. */
  readonly last: { readonly steps: readonly Step[]; readonly fingerprint: string };
}

interface Node extends World {
  readonly parent: Node | null;
  /** Null at the beginning. */
  readonly step: Step | null;
  readonly endings: readonly Step[];
  readonly actions: readonly Step[];
}

const stepsTo = ({ parent, step }: Node): Step[] =>
  parent === null || step === null ? [] : [...stepsTo(parent), step];

const hash = (text: string): string => createHash('sha1').update(text).digest('base64');

/** Stops the exploration at the first property that does not hold. */
class Broken extends Error {
  readonly trace: readonly string[];
  constructor(property: string, node: Node) {
    super(property);
    this.trace = stepsTo(node).map(({ name }) => name);
  }
}

/**
 * Visits every state of a wizard with its real parts that is possible in a scope: first by the number of actions of the
 * person and then breadth first, so that a counter-example has as few actions as possible.
 */
export function exploreWizard(scope: Scope, machine: AnyStateMachine = cardApplicationMachine): Exploration {
  const began = performance.now();
  const wizards = createWizards(machine);
  const known = new Set<string>();
  const ended = new Set<string>();
  let steps = 0;
  let last: Exploration['last'] = { steps: [], fingerprint: '' };

  const arrive = (
    live: LiveWizard,
    { ledger, view, broken }: Advance,
    parent: Node | null,
    step: Step | null,
  ): Node => {
    const kept = live.wizard.getPersistedSnapshot();
    const isOver = view.wizard.status !== 'active';
    const node: Node = {
      kept,
      ledger,
      parent,
      step,
      endings: isOver ? [] : openEndings(live, ledger, scope),
      actions: isOver ? [] : possibleActions(live, scope),
    };
    if (broken !== null) throw new Broken(broken, node);
    return node;
  };

  const checkEnd = (node: Node, states: string): void => {
    if (node.endings.length > 0 || ended.has(states)) return;
    ended.add(states);
    const broken = brokenEnding(wizards, node, scope);
    if (broken !== null) throw new Broken(broken, node);
  };

  /** The node after a step, or null if the state is known. */
  const walk = (from: Node, step: Step): Node | null => {
    steps += 1;
    const live = wizards.resume(from.kept);
    const taken = advance(live, step, from.ledger, scope);
    const fingerprint = fingerprintOf(taken.view);
    const key = hash(fingerprint);
    if (taken.broken === null && known.has(key)) return null;
    known.add(key);
    const node = arrive(live, taken, from, step);
    last = { steps: stepsTo(node), fingerprint };
    if (taken.view.wizard.status === 'active')
      checkEnd(node, JSON.stringify([taken.view.states, taken.ledger.draft?.id]));
    return node;
  };

  const visitAll = (): void => {
    const first = wizards.open(scope.input);
    let now = [arrive(first, begin(first, scope), null, null)];
    for (let done = 0; done <= scope.actions; done += 1) {
      const later: Node[] = [];
      for (const node of now) {
        for (const step of node.endings) {
          const next = walk(node, step);
          if (next !== null) now.push(next);
        }
        if (done === scope.actions) continue;
        for (const step of node.actions) {
          const next = walk(node, step);
          if (next !== null) later.push(next);
        }
      }
      now = later;
    }
  };

  const resultOf = (finding: Finding | null): Exploration => ({
    states: known.size,
    steps,
    seconds: (performance.now() - began) / 1000,
    finding,
    last,
  });
  try {
    visitAll();
    return resultOf(null);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return resultOf({ broken: error.message, trace: error.trace });
  }
}
