import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { LiveDrawing } from '#contract/live-drawing.ts';
import { activePaths } from './active-states.ts';

/**
 * The usual cause of a step, without the flow map: a person, another part of the shop, the response to a call, or time.
 */
export type StepKind = 'event' | 'environment' | 'outcome' | 'delay';

/** A step that the shown machine can take now; it is named as in the paths of the tests (docs/testing.md). */
export interface Step {
  /** For example `submit`, `change/empty`, `save=noAnswer`, `after patience in open.saving`. */
  readonly name: string;
  readonly kind: StepKind;
  /** The type of the event, the id of the call or the name of the delay. Steps of the same group are shown together. */
  readonly group: string;
  /** The case or the outcome within the group; null = the group has only this step. */
  readonly choice: string | null;
  readonly event: EventObject;
  /** The names, in the drawing, of the transitions that the step takes. */
  readonly transitions: readonly string[];
}

type Offer = Omit<Step, 'transitions'>;

const afterEvent = 'xstate.after.';

const childrenOf = ({ children }: AnyMachineSnapshot): readonly [string, AnyActorRef][] =>
  Object.entries(children as Readonly<Record<string, AnyActorRef | undefined>>).flatMap(([id, child]) =>
    child?.getSnapshot().status === 'active' ? [[id, child]] : [],
  );

const sourceOf = ({ src }: AnyActorRef): string => (typeof src === 'string' ? src : '');

function eventOffers({ events }: LiveDrawing, sources: ReadonlySet<string>): readonly Offer[] {
  const sent = Object.entries(events).filter(
    ([, { sender }]) => sender === null || sender === 'outside' || sources.has(sender),
  );
  return sent.flatMap(([type, { sender, cases }]) =>
    Object.entries(cases).map(([name, payload]): Offer => ({
      name: name === 'plain' ? type : `${type}/${name}`,
      kind: sender === null ? 'event' : 'environment',
      group: type,
      choice: name === 'plain' ? null : name,
      event: { ...payload, type },
    })),
  );
}

const outcomeOffers = ({ outcomes }: LiveDrawing, id: string, source: string): readonly Offer[] =>
  (outcomes[source] ?? []).flatMap(({ name, kind, value }): Offer[] => {
    // The outcomes of a child machine are left out: the child machine itself has steps.
    if (kind === 'snapshot') return [];
    const result = kind === 'output' ? { output: value } : { error: value };
    const type = kind === 'output' ? `xstate.done.actor.${id}` : `xstate.error.actor.${id}`;
    const event: EventObject = Object.assign({ type, actorId: id }, result);
    return [{ name: `${id}=${name}`, kind: 'outcome', group: id, choice: name, event }];
  });

function delayOffers({ states, transitions }: LiveDrawing, { value }: AnyMachineSnapshot): readonly Offer[] {
  const active = new Set(activePaths(value));
  const pathOf = new Map(states.map(({ id, path }) => [id, path]));
  const running = transitions.filter(
    ({ source, event }) => event.startsWith(afterEvent) && active.has(pathOf.get(source) ?? 'unknown'),
  );
  const offers = running.map(({ source, event }): Offer => {
    const delay = event.slice(afterEvent.length, -(source.length + 1));
    const name = `after ${delay} in ${pathOf.get(source) ?? ''}`;
    return { name, kind: 'delay', group: delay, choice: null, event: { type: event } };
  });
  return [...new Map(offers.map((offer) => [offer.name, offer])).values()];
}

type TakenTransitions = ReturnType<AnyMachineSnapshot['machine']['getTransitionData']>;

/**
 * The transitions that the event would take. A guard may throw if the payload does not fit the machine's context: then
 * no transition is taken.
 */
function takenBy(snapshot: AnyMachineSnapshot, event: EventObject): TakenTransitions {
  try {
    const taken = snapshot.machine.getTransitionData(snapshot, event);
    return taken.some(({ target, actions }) => target !== undefined || actions.length > 0) ? taken : [];
  } catch {
    return [];
  }
}

/**
 * The names of these transitions in the drawing, which lists the transitions of a state for an event in the order of the
 * state's definition.
 */
function namesOf({ transitions }: LiveDrawing, taken: TakenTransitions): readonly string[] {
  return taken.flatMap((transition) => {
    const { source, eventType } = transition;
    const declared = transitions.filter(({ source: id, event }) => id === source.id && event === eventType);
    return declared[source.transitions.get(eventType)?.indexOf(transition) ?? -1]?.name ?? [];
  });
}

/**
 * The steps that the shown machine can take now: events with the payloads of its model, the outcomes of its running
 * calls, and its delays.
 */
export function possibleSteps(drawing: LiveDrawing, snapshot: AnyMachineSnapshot): readonly Step[] {
  const children = childrenOf(snapshot);
  const offers = [
    ...eventOffers(drawing, new Set(children.map(([, child]) => sourceOf(child)))),
    ...children.flatMap(([id, child]) => outcomeOffers(drawing, id, sourceOf(child))),
    ...delayOffers(drawing, snapshot),
  ];
  return offers.flatMap((offer) => {
    const taken = takenBy(snapshot, offer.event);
    return taken.length === 0 ? [] : [{ ...offer, transitions: namesOf(drawing, taken) }];
  });
}
