import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameTransitions } from '#formal/exploration/transition-names.ts';
import { historyText } from './history.ts';
import { triggerOf } from './trigger.ts';
import type { Trigger } from './trigger.ts';

export interface ChartState {
  /** The id that XState gives to the state: `cart.present.open`. */
  readonly id: string;
  /** `present.open`; `''` for the whole machine. */
  readonly path: string;
  readonly key: string;
  readonly type: AnyStateNode['type'];
  /** For a history state without a description: what it returns to. */
  readonly description: string;
  readonly requirements: readonly string[];
  readonly tags: readonly string[];
  /** The ids of the actors that the state invokes. */
  readonly calls: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly initial: string | null;
  readonly children: readonly ChartState[];
}

export interface ChartTransition {
  /** In the format of the reports: `source | event | guard | targets`. */
  readonly name: string;
  readonly source: string;
  /** The type of the transition's event; '' for `always`. */
  readonly event: string;
  /** Empty if the state does not change and only actions are executed. */
  readonly targets: readonly string[];
  readonly trigger: Trigger;
  /** `[isSound]`; `[else]` if only the alternatives have guards; otherwise `''`. */
  readonly condition: string;
  readonly actions: readonly string[];
}

export interface Chart {
  readonly root: ChartState;
  readonly transitions: readonly ChartTransition[];
}

const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if (typeof action === 'function') return action.name;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  return '(unnamed)';
};

/** The requirements in the state's own `meta`, without the requirements of its parents. */
const requirementsOf = (node: AnyStateNode): string[] => {
  const meta: unknown = node.meta;
  if (typeof meta !== 'object' || meta === null || !('requirements' in meta)) return [];
  return Array.isArray(meta.requirements) ? meta.requirements.map(String) : [];
};

const initialOf = (node: AnyStateNode): string | null =>
  node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null;

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  path: node.path.join('.'),
  key: node.key,
  type: node.type,
  description: node.description ?? historyText(node),
  requirements: requirementsOf(node),
  tags: node.tags,
  calls: node.invoke.map(({ id }) => id),
  entry: node.entry.map(actionName),
  exit: node.exit.map(actionName),
  initial: initialOf(node),
  children: Object.values(node.states).map((child) => stateOf(child)),
});

const hasGuardedSibling = (all: readonly AnyTransitionDefinition[], { source, eventType }: AnyTransitionDefinition) =>
  all.some((other) => other.source === source && other.eventType === eventType && other.guard !== undefined);

/** The third part of a transition's name. */
const guardIn = (name: string): string => name.split(' | ')[2] ?? '';

const conditionOf = (all: readonly AnyTransitionDefinition[], transition: AnyTransitionDefinition, name: string) => {
  if (transition.guard !== undefined) return `[${guardIn(name)}]`;
  return hasGuardedSibling(all, transition) ? '[else]' : '';
};

/**
 * Reads the content of a diagram from a machine: its states as a tree, and its transitions in the order of their
 * declaration.
 */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const names = nameTransitions(machine);
  const all = [...names.keys()];
  return {
    root: stateOf(machine.root),
    transitions: [...names].map(([transition, name]) => ({
      name,
      source: transition.source.id,
      event: transition.eventType,
      targets: (transition.target ?? []).map(({ id }) => id),
      trigger: triggerOf(transition.eventType),
      condition: conditionOf(all, transition, name),
      actions: transition.actions.map(actionName),
    })),
  };
};

/** A state and all states inside it, parents first. */
export const statesOf = (state: ChartState): ChartState[] => [
  state,
  ...state.children.flatMap((child) => statesOf(child)),
];

export const isBusy = ({ tags }: ChartState): boolean => tags.includes('busy');

/**
 * Whether a transition has a target other than its own state. Other transitions are listed in the box of their state.
 */
export const leadsElsewhere = ({ source, targets }: ChartTransition): boolean =>
  targets.some((target) => target !== source);

/** The label of a transition in the diagram: `save [isSound]`. */
export const labelOf = ({ trigger, condition }: ChartTransition): string =>
  condition === '' ? trigger.text : `${trigger.text} ${condition}`;
