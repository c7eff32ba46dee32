import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { isShownAlike } from '#features/card-application/card-application/is-shown-alike.ts';
import { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import { sampleInput } from '#machines/card-application/card-application/model/card-application.samples.ts';

const snapshot = createActor(cardApplicationMachine, { input: sampleInput }).getSnapshot();
const copySnapshot = () => ({ ...snapshot, children: { ...snapshot.children } });

it('an unchanged wizard need not be rendered again', () => {
  expect(isShownAlike(snapshot, snapshot)).toBe(true);
  expect(isShownAlike(snapshot, copySnapshot())).toBe(true);
});

it.each(['personalData', 'applicationDraft', 'applicationSave'] as const)(
  'a wizard whose child %s was started again must be rendered, so that its view subscribes to the new child',
  (name) => {
    const { personalData } = copySnapshot().children;
    const other = { ...snapshot, children: { ...snapshot.children, [name]: { ...personalData } } };
    expect(isShownAlike(snapshot, other as unknown as typeof snapshot)).toBe(false);
  },
);

it('a wizard in another state must be rendered', () => {
  expect(isShownAlike(snapshot, { ...copySnapshot(), status: 'done' } as unknown as typeof snapshot)).toBe(false);
});
