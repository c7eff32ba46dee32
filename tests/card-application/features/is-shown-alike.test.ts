import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { isShownAlike } from '#features/card-application/card-application/is-shown-alike.ts';
import { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import { sampleInput } from '#machines/card-application/card-application/model/card-application.samples.ts';

const snapshot = createActor(cardApplicationMachine, { input: sampleInput }).getSnapshot();
const again = () => ({ ...snapshot, children: { ...snapshot.children } });

it('a wizard that has changed nowhere is shown alike', () => {
  expect(isShownAlike(snapshot, snapshot)).toBe(true);
  expect(isShownAlike(snapshot, again())).toBe(true);
});

it.each(['personalData', 'applicationDraft', 'applicationSave'] as const)(
  'a wizard whose %s began anew is not: its view must listen to the new one',
  (name) => {
    const { personalData } = again().children;
    const other = { ...snapshot, children: { ...snapshot.children, [name]: { ...personalData } } };
    expect(isShownAlike(snapshot, other as unknown as typeof snapshot)).toBe(false);
  },
);

it('a wizard in another state is not', () => {
  expect(isShownAlike(snapshot, { ...again(), status: 'done' } as unknown as typeof snapshot)).toBe(false);
});
