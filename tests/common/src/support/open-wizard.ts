import { SimulatedClock, createActor, waitFor } from 'xstate';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideCardApplication } from '#features/card-application/card-application/card-application.actors.ts';
import type { CardApplicationInput } from '#machines/card-application/card-application/card-application.types.ts';
import { sampleInput } from '#machines/card-application/card-application/model/card-application.samples.ts';
import type { LastingId } from '#runtime/shop.ts';
import { staticActor } from '../../views/support/static-actor.ts';
import { recordingShop } from './recording-shop.ts';
import { wizardAnswers } from './wizard-answers.ts';

const numberedFiles = () => {
  let files = 0;
  return () => `file-${String((files += 1))}`;
};

/**
 * Opens the wizard of a card application. `given` contains the answers to its calls; `nameFile` returns the id of each
 * chosen file.
 */
export function openWizard(
  given: Readonly<Record<string, unknown>> = wizardAnswers,
  input: Partial<CardApplicationInput> = {},
  nameFile: () => string = numberedFiles(),
) {
  const { shop, calls, effects, toasts } = recordingShop(given);
  const actor = (id: LastingId) => (id === 'toasts' ? staticActor({ toasts: [] }) : shop.actor(id)) as never;
  const files = createAttachmentFiles(nameFile);
  const machine = provideCardApplication({ ...shop, actor }, files);
  const clock = new SimulatedClock();
  const wizard = createActor(machine, { input: { ...sampleInput, ...input }, clock }).start();
  const part = <Id extends keyof ReturnType<typeof wizard.getSnapshot>['children']>(id: Id) => {
    const found = wizard.getSnapshot().children[id];
    if (found === undefined) throw new Error(`expected the part ${id}`);
    return found;
  };
  return { wizard, part, clock, files, calls, effects, toasts };
}

export type World = ReturnType<typeof openWizard>;

export const opened = async (world: World): Promise<World> => {
  await waitFor(world.wizard, (snapshot) => snapshot.matches('filling'));
  return world;
};

/**
 * Accepts all consents and goes to the card data, as soon as the check for another customer with the same data has
 * ended.
 */
export async function goToCardData(world: World): Promise<World> {
  const { wizard, part, clock } = await opened(world);
  part('personalData').send({ type: 'toggleConsent', consent: 'terms' });
  part('personalData').send({ type: 'toggleConsent', consent: 'gdpr' });
  clock.increment(330);
  wizard.send({ type: 'next' });
  await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'cardData' } }));
  return world;
}
