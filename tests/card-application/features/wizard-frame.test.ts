import { deepEqual } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { wizardFrame } from '#features/card-application/card-application/wizard-frame.ts';
import { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import { sampleInput } from '#machines/card-application/card-application/model/card-application.samples.ts';

const snapshot = createActor(cardApplicationMachine, { input: sampleInput }).getSnapshot();
const copySnapshot = () => ({ ...snapshot, children: { ...snapshot.children } });
const isShownAlike = (other: object): boolean =>
  deepEqual(wizardFrame(snapshot), wizardFrame(other as unknown as typeof snapshot));

it('an unchanged wizard need not be rendered again', () => {
  expect(isShownAlike(copySnapshot())).toBe(true);
});

it.each(['personalData', 'applicationDraft', 'applicationSave'] as const)(
  'a wizard whose child %s was started again must be rendered, so that its view subscribes to the new child',
  (name) => {
    const other = createActor(cardApplicationMachine, { input: sampleInput });
    expect(isShownAlike({ ...snapshot, children: { ...snapshot.children, [name]: other } })).toBe(false);
  },
);

it('a wizard in another state must be rendered', () => {
  expect(isShownAlike({ ...copySnapshot(), status: 'done' })).toBe(false);
});
