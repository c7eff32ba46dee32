export type TriggerKind = 'event' | 'always' | 'timer' | 'done' | 'error';

/** What causes a transition, with its text in the diagram. */
export interface Trigger {
  readonly kind: TriggerKind;
  readonly text: string;
}

interface EventForm {
  /** The beginning of XState's event type. */
  readonly start: string;
  readonly kind: TriggerKind;
  /** The text in the diagram; `rest` is the event type after `start`. */
  readonly textOf: (rest: string) => string;
}

const beforeDot = (text: string): string => text.split('.')[0] ?? text;

const forms: readonly EventForm[] = [
  { start: 'xstate.done.actor.', kind: 'done', textOf: (actor) => `${actor} done` },
  { start: 'xstate.error.actor.', kind: 'error', textOf: (actor) => `${actor} failed` },
  { start: 'xstate.done.state.', kind: 'done', textOf: () => 'all done' },
  { start: 'xstate.after.', kind: 'timer', textOf: (delay) => `after ${beforeDot(delay)}` },
  { start: 'xstate.snapshot.', kind: 'event', textOf: (actor) => `${actor} changed` },
];

/** Reads the type of an event. XState uses `''` for `always`. */
export const triggerOf = (eventType: string): Trigger => {
  if (eventType === '') return { kind: 'always', text: 'always' };
  const form = forms.find(({ start }) => eventType.startsWith(start));
  if (form === undefined) return { kind: 'event', text: eventType };
  return { kind: form.kind, text: form.textOf(eventType.slice(form.start.length)) };
};
