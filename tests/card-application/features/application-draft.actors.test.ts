// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { draftShape } from '#contract/entities/card-application-draft.ts';
import type { DraftContent } from '#machines/card-application/application-draft/application-draft.types.ts';
import { sampleFacts } from '#machines/card-application/card-application/model/card-application.samples.ts';
import { openWizard, opened, type World } from '../../common/src/support/open-wizard.ts';
import { wizardAnswers } from '../../common/src/support/wizard-answers.ts';

const flowId = '0f0e4b1c-3a77-4a2e-9c55-0b7f5d2a9e10';
const otherFlowId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const fileId = '5d9a7c2e-1f7b-4b0e-8a57-3f5f0a9b1c11';
const photo = 'data:image/jpeg;base64,BBBB';
const proved = sampleFacts.profiles.find((profile) => profile.cardApplicationAttachmentTypes.length > 0);
if (proved === undefined) throw new Error('there is a profile that needs a proof');
const [proof] = proved.cardApplicationAttachmentTypes;

const saved = { id: 4, version: 1 };
const answersOfSaving = {
  createCardApplicationDraft: saved,
  saveCardApplicationDraft: { id: 4, version: 2 },
  saveDraftPhoto: undefined,
  saveDraftFile: undefined,
  deleteCardApplicationDraft: undefined,
};

const open = (given: Readonly<Record<string, unknown>> = {}, id = flowId): World =>
  openWizard({ ...wizardAnswers, ...answersOfSaving, ...given }, { kind: 'CREATE', flowId: id }, () => fileId);
const namesOf = ({ calls }: World) => calls.map(({ name }) => name);

const idle = ({ part }: World) => waitFor(part('applicationDraft'), (snapshot) => snapshot.matches('idle'));

/** Fills in every part of the wizard, with values that differ from the proposed values. */
async function fillIn(world: World): Promise<void> {
  const { part, wizard, clock, files } = world;
  await opened(world);
  part('personalData').send({ type: 'changeField', field: 'firstName', value: 'Jana Marie' });
  part('personalData').send({ type: 'changeField', field: 'city', value: 'Brno' });
  part('personalData').send({ type: 'changePhoto', photo, open: false });
  for (const consent of ['terms', 'gdpr'] as const) part('personalData').send({ type: 'toggleConsent', consent });
  clock.increment(330);
  wizard.send({ type: 'next' });
  await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'cardData' } }));
  part('profileOne').send({ type: 'chooseProfile', profileId: proved?.id ?? 0 });
  const file = files.keep(new File(['%PDF-1.7'], 'průkaz.pdf'));
  part('attachmentsOne').send({ type: 'choose', typeId: proof?.id ?? 0, file });
  await waitFor(part('attachmentsOne'), (snapshot) => snapshot.matches('choosing'));
  wizard.send({ type: 'addProfileTwo' });
  part('profileTwo').send({ type: 'chooseProfile', profileId: sampleFacts.profiles[0]?.id ?? 0 });
  part('profileTwo').send({ type: 'changeValidFrom', day: '2035-01-01' });
  part('delivery').send({ type: 'chooseType', deliveryType: 'POST_OFFICE' });
  part('delivery').send({ type: 'changeAddress', field: 'city', value: 'Ostrava' });
  wizard.send({ type: 'toggleMarketingConsent' });
}

/** The entered data that a draft keeps. */
const contentsOf = ({ wizard, part }: World) => {
  const { context } = wizard.getSnapshot();
  const { person, photo: shown } = part('personalData').getSnapshot().context;
  const { type, address, branchId, cardForFree } = part('delivery').getSnapshot().context;
  const choice = (name: 'profileOne' | 'profileTwo') => {
    const { profileId, validFrom, isicNumber } = part(name).getSnapshot().context;
    return { profileId, validFrom, isicNumber };
  };
  return {
    person,
    photo: shown,
    one: choice('profileOne'),
    two: choice('profileTwo'),
    files: [context.attachmentsOne, context.attachmentsTwo],
    delivery: { type, address, branchId, cardForFree },
    hasProfileTwo: context.hasProfileTwo,
    marketingConsent: context.marketingConsent,
    step: context.furthest,
    flowId: context.flowId,
  };
};

/** Fills in a wizard, and waits until everything is saved. */
async function savedWizard() {
  const world = open();
  await fillIn(world);
  world.clock.increment(1000);
  await idle(world);
  const content = world.part('applicationDraft').getSnapshot().context.content as DraftContent;
  return { world, content };
}

const keptDraft = ({ entered, photo: kept }: DraftContent, change: object = {}) => ({
  cardApplicationDraft: {
    ...saved,
    shape: draftShape,
    saved: '2026-11-21T08:00:00.000Z',
    expires: '2026-12-21T08:00:00.000Z',
    entered: JSON.parse(JSON.stringify(entered)) as unknown,
    photo: kept,
    fileIds: [fileId],
    ...change,
  },
  readDraftFile: { content: new Blob(['%PDF-1.7']), fileName: fileId },
});

describe('the draft of an application (WIZ-06)', () => {
  it('is saved before its photo and its files, because it contains the names of the files', async () => {
    const { world } = await savedWizard();
    const savingCalls = namesOf(world).filter((name) => name.includes('Draft') && name !== 'cardApplicationDraft');
    expect(savingCalls).toEqual(['createCardApplicationDraft', 'saveDraftPhoto', 'saveDraftFile']);
    expect(world.calls.find(({ name }) => name === 'createCardApplicationDraft')?.options.body).toMatchObject({
      carrierType: 'HAULIER_CARD',
      isOwn: true,
      customerId: null,
      shape: draftShape,
    });
  });

  it('is restored completely, in the step that was open, except for the consents', async () => {
    const { world, content } = await savedWizard();
    const again = open(keptDraft(content), otherFlowId);
    await waitFor(again.wizard, (snapshot) => snapshot.matches({ filling: { entering: 'cardData' } }));
    expect(contentsOf(again)).toEqual(contentsOf(world));
    expect(again.part('personalData').getSnapshot().context.agreed).toEqual({ terms: false, gdpr: false });
    expect(again.part('profileOne').getSnapshot().context.confirmed).toBe(false);
    expect(await again.files.fileOf(fileId).text()).toBe('%PDF-1.7');
  });

  it('is not saved again if nothing was changed', async () => {
    const { content } = await savedWizard();
    const again = open(keptDraft(content), otherFlowId);
    await opened(again);
    again.clock.increment(5000);
    await idle(again);
    expect(namesOf(again).filter((name) => name.startsWith('save') || name.startsWith('create'))).toEqual([]);
  });

  it('is restored without a file whose content was not saved', async () => {
    const { content } = await savedWizard();
    const again = open(keptDraft(content, { fileIds: [] }), otherFlowId);
    await opened(again);
    expect(again.wizard.getSnapshot().context.attachmentsOne).toEqual([]);
    expect(namesOf(again)).not.toContain('readDraftFile');
  });

  it.each([
    ['of another shape', { shape: draftShape + 1 }],
    ['that cannot be read', { entered: null }],
    ['that lacks something', { entered: { flowId } }],
  ])('is deleted with a toast if it is a draft %s', async (_, change) => {
    const { content } = await savedWizard();
    const again = open(keptDraft(content, change), otherFlowId);
    await opened(again);
    expect(again.effects).toEqual(['toast applicationForm.draftLost']);
    expect(namesOf(again)).toContain('deleteCardApplicationDraft');
    expect(again.part('personalData').getSnapshot().context.person.firstName).toBe('Jana');
  });

  it('is not saved before the person enters something, even if missing fields are marked', async () => {
    const world = open();
    await opened(world);
    world.wizard.send({ type: 'next' });
    expect(world.part('personalData').getSnapshot().context.demanded).toBe(true);
    world.clock.increment(5000);
    await idle(world);
    expect(namesOf(world)).not.toContain('createCardApplicationDraft');
  });
});

describe('a wizard that is closed (WIZ-07)', () => {
  async function closeChangedWizard() {
    const world = open();
    await opened(world);
    world.part('personalData').send({ type: 'changeField', field: 'city', value: 'Brno' });
    world.wizard.send({ type: 'close' });
    await waitFor(world.wizard, (snapshot) => snapshot.matches({ filling: 'asking' }));
    return world;
  }

  it('saves the entered data at once if the person keeps them', async () => {
    const world = await closeChangedWizard();
    const { wizard } = world;
    expect(namesOf(world)).not.toContain('createCardApplicationDraft');
    wizard.send({ type: 'keep' });
    await waitFor(wizard, (snapshot) => snapshot.matches('kept'));
    expect(namesOf(world)).toContain('createCardApplicationDraft');
  });

  it('deletes the saved data if the person discards the draft', async () => {
    const { world } = await savedWizard();
    world.wizard.send({ type: 'close' });
    world.wizard.send({ type: 'discard' });
    await waitFor(world.wizard, (snapshot) => snapshot.matches('closed'));
    expect(world.calls.at(-1)).toMatchObject({ name: 'deleteCardApplicationDraft', options: { params: { id: 4 } } });
  });
});

describe('a draft that was changed elsewhere', () => {
  it('is overwritten only if the person confirms the takeover', async () => {
    const { world, content } = await savedWizard();
    const draft = world.part('applicationDraft');
    draft.send({ type: 'takeOver' });
    expect(draft.getSnapshot().matches('idle')).toBe(true);
    const refused = open(
      {
        ...keptDraft(content),
        saveCardApplicationDraft: Promise.reject({ name: 'DRAFT_CHANGED', status: 409, metadata: {} }),
      },
      otherFlowId,
    );
    await opened(refused);
    refused.part('personalData').send({ type: 'changeField', field: 'city', value: 'Cheb' });
    refused.clock.increment(1000);
    await waitFor(refused.part('applicationDraft'), (snapshot) => snapshot.matches('superseded'));
    refused.part('applicationDraft').send({ type: 'takeOver' });
    await waitFor(refused.part('applicationDraft'), (snapshot) => snapshot.matches('superseded'));
    const versions = refused.calls
      .filter(({ name }) => name === 'saveCardApplicationDraft')
      .map(({ options }) => (options.body as { version: number | null }).version);
    expect(versions).toEqual([1, null]);
  });
});
