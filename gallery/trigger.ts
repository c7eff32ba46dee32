export type TriggerKind = 'event' | 'always' | 'timer' | 'done' | 'error';

/** What sets a transition off, in the words of a diagram. */
export interface Trigger {
  readonly kind: TriggerKind;
  readonly text: string;
}

interface Form {
  readonly start: string;
  readonly kind: TriggerKind;
  readonly words: (rest: string) => string;
}

const beforeDot = (text: string): string => text.split('.')[0] ?? text;

const forms: readonly Form[] = [
  { start: 'xstate.done.actor.', kind: 'done', words: (actor) => `${actor} done` },
  { start: 'xstate.error.actor.', kind: 'error', words: (actor) => `${actor} failed` },
  { start: 'xstate.done.state.', kind: 'done', words: () => 'all done' },
  { start: 'xstate.after.', kind: 'timer', words: (delay) => `after ${beforeDot(delay)}` },
  { start: 'xstate.snapshot.', kind: 'event', words: (actor) => `${actor} changed` },
];

/** Reads an event's type; `''` is the library's for `always`. */
export const triggerOf = (eventType: string): Trigger => {
  if (eventType === '') return { kind: 'always', text: 'always' };
  const form = forms.find(({ start }) => eventType.startsWith(start));
  if (form === undefined) return { kind: 'event', text: eventType };
  return { kind: form.kind, text: form.words(eventType.slice(form.start.length)) };
};
