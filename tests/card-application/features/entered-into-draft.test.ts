// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { BankCardPick } from '#machines/card-application/bank-card-choice/bank-card-choice.types.ts';
import { draftContent } from '#machines/card-application/card-application/card-application.draft.ts';
import { filledParts } from '#machines/card-application/card-application/card-application.filled.ts';
import { sampleFacts } from '#machines/card-application/card-application/model/card-application.samples.ts';
import { goToCardData, opened, openWizard, type World } from '../../common/src/support/open-wizard.ts';
import { wizardAnswers } from '../../common/src/support/wizard-answers.ts';

const answers = { ...wizardAnswers, loggedCustomer: sampleFacts.customer };
const proved = sampleFacts.profiles.find((profile) => profile.cardApplicationAttachmentTypes.length > 0);
const [proof] = proved?.cardApplicationAttachmentTypes ?? [];
if (proved === undefined || proof === undefined) throw new Error('there is a profile that needs a proof');
const [profileId, typeId] = [proved.id, proof.id];

const registered = {
  id: 3,
  cardNumber: '**** **** **** 1111',
  currentState: { state: { id: 6, name: 'TOKENIZED', displayName: 'Tokenizovaná' } },
  validTo: '2028-03-31',
};

type Input = readonly [name: string, enter: (world: World) => unknown];

/** Chooses a file, and waits until it was checked. */
async function choose({ part, files }: World, id: 'attachmentsOne' | 'attachmentsTwo'): Promise<void> {
  part(id).send({ type: 'choose', typeId, file: files.keep(new File(['%PDF-1.7'], 'proof.pdf')) });
  await waitFor(part(id), (snapshot) => snapshot.matches('choosing'));
}

const child: readonly Input[] = [
  ['name', ({ part }) => part('personalData').send({ type: 'changeField', field: 'firstName', value: 'Ema' })],
  [
    'birth date',
    ({ part }) => part('personalData').send({ type: 'changeField', field: 'birthDay', value: '2018-03-01' }),
  ],
  [
    'custodian',
    async ({ part }) => {
      await waitFor(part('custodian'), (snapshot) => snapshot.matches('choosing'));
      part('custodian').send({ type: 'choose', choice: 'other' });
    },
  ],
  [
    "custodian's name",
    ({ part }) => part('custodian').send({ type: 'changeField', field: 'firstName', value: 'Olga' }),
  ],
];

const adult: readonly Input[] = [
  ['profile', ({ part }) => part('profileOne').send({ type: 'chooseProfile', profileId })],
  ['proof', (world) => choose(world, 'attachmentsOne')],
  ['second profile', ({ wizard }) => wizard.send({ type: 'addProfileTwo' })],
  ['profile of the second', ({ part }) => part('profileTwo').send({ type: 'chooseProfile', profileId })],
  ['its first day', ({ part }) => part('profileTwo').send({ type: 'changeValidFrom', day: '2035-01-01' })],
  ['its proof', (world) => choose(world, 'attachmentsTwo')],
  ['no second profile', ({ wizard }) => wizard.send({ type: 'removeProfileTwo' })],
  ['delivery', ({ part }) => part('delivery').send({ type: 'chooseType', deliveryType: 'POST_OFFICE' })],
  ['PIN', ({ wizard }) => wizard.send({ type: 'changePin', value: '2580' })],
  ['consent', ({ wizard }) => wizard.send({ type: 'toggleMarketingConsent' })],
];

const keptContent = ({ part }: World) => part('applicationDraft').getSnapshot().context.content;

/** The draft of the present data, read from the child machines themselves. */
function enteredContent({ wizard }: World) {
  const { context, children } = wizard.getSnapshot();
  const parts = filledParts(children);
  return parts === null ? null : draftContent(context, parts);
}

/** The inputs after which the draft is unchanged, or differs from the entered data. */
async function missedInputs(world: World, inputs: readonly Input[]): Promise<string[]> {
  const names: string[] = [];
  for (const [name, enter] of inputs) {
    const before = JSON.stringify(keptContent(world));
    await enter(world);
    const now = JSON.stringify(keptContent(world));
    if (now === before || now !== JSON.stringify(enteredContent(world))) names.push(name);
  }
  return names;
}

describe('the draft is updated at once by each input (WIZ-06)', () => {
  it('about a child and the custodian', async () => {
    const world = await opened(
      openWizard(answers, { kind: 'CREATE_ASSIGNED_CARD', customerId: null, link: 'ASSIGNED' }),
    );
    expect(await missedInputs(world, child)).toEqual([]);
  });

  it('about profiles, their proofs and the delivery', async () => {
    const world = await goToCardData(openWizard(answers));
    expect(keptContent(world)).toMatchObject({ entered: { step: 'cardData' } });
    expect(await missedInputs(world, adult)).toEqual([]);
  });

  it('about a student’s ISIC card', async () => {
    const world = await opened(openWizard(answers));
    world.part('personalData').send({ type: 'changeField', field: 'birthDay', value: '2004-05-06' });
    const inputs: readonly Input[] = [
      ['profile', ({ part }) => part('profileOne').send({ type: 'chooseProfile', profileId: 2 })],
      ['number', ({ part }) => part('profileOne').send({ type: 'changeIsicNumber', value: 'S420' })],
    ];
    expect(await missedInputs(world, inputs)).toEqual([]);
  });

  it('about a bank card', async () => {
    const world = await opened(
      openWizard({ ...answers, bankCards: [registered, { ...registered, id: 4 }] }, { carrierType: 'BANK_CARD' }),
    );
    await waitFor(world.part('bankCardChoice'), (snapshot) => snapshot.matches('choosing'));
    world.part('personalData').send({ type: 'changeField', field: 'firstName', value: 'Ema' });
    const pick = (choice: BankCardPick): Input => [
      `card ${choice}`,
      ({ part }) => part('bankCardChoice').send({ type: 'choose', choice }),
    ];
    expect(await missedInputs(world, [pick(registered.id), pick(4), pick('new')])).toEqual([]);
  });
});
