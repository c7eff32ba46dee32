import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { replaced } from '../mutants/mutants.ts';
import { exploreWizard } from './explore-wizard.ts';
import type { Finding } from './explore-wizard.ts';
import { scopes } from './scopes.ts';
import type { Scope } from './world.ts';

/** An action of the wizard that connects it with a part, at one place of the machine. */
export interface Wire {
  /** `notifyDraft at states.filling.invoke.1.onSnapshot.actions` */
  readonly name: string;
  readonly place: readonly (string | number)[];
}

/** `rememberPart` stores the report of a part; all others send an event to a part. */
const isWire = (action: unknown): action is string =>
  typeof action === 'string' && /^(notify|demand|need|drop|flush|read.*Again$|rememberPart$)/.test(action);

const holdsActions: ReadonlySet<string | number | undefined> = new Set(['actions', 'entry', 'exit']);

/** Every wire in a machine's config. */
export const wiresIn = (config: unknown, place: Wire['place'] = []): Wire[] => {
  if (isWire(config)) {
    const holder = place.findLast((key) => typeof key === 'string');
    return holdsActions.has(holder) ? [{ name: `${config} at ${place.join('.')}`, place }] : [];
  }
  if (Array.isArray(config)) return config.flatMap((inner, index) => wiresIn(inner, [...place, index]));
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, inner]) => wiresIn(inner, [...place, key]));
};

/** The machine without one of its wires. */
const withoutWire = (machine: AnyStateMachine, { place }: Wire): AnyStateMachine =>
  createMachine(replaced(machine.config, place, undefined) as object, machine.implementations);

/** How many actions fewer than in its scope: most missing wires are found after few actions. */
const fewerActions = [3, 1, 0] as const;

/** Where the exploration first notices that a wire is missing; null = nowhere. */
export const noticedWithout = (machine: AnyStateMachine, wire: Wire): Finding | null => {
  const changed = withoutWire(machine, wire);
  for (const fewer of fewerActions) {
    for (const scope of Object.values<Scope>(scopes)) {
      const { finding } = exploreWizard({ ...scope, actions: scope.actions - fewer }, changed);
      if (finding !== null) return finding;
    }
  }
  return null;
};
