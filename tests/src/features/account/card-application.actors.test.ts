// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import { planOf } from '../../../../machines/card-application/card-application.plan.ts';
import { sampleFacts, sampleInput } from '../../../../machines/card-application/card-application.samples.ts';
import type { CardApplicationInput } from '../../../../machines/card-application/card-application.types.ts';
import { createAttachmentFiles } from '../../../../src/features/account/attachments/attachment-files.ts';
import { provideCardApplication } from '../../../../src/features/account/card-application/card-application.actors.ts';
import { staticActor } from '../../../views/support/static-actor.ts';
import { Refusal, recordingShop } from '../../support/recording-shop.ts';
import { wizardAnswers } from '../../support/wizard-answers.ts';

const { customer, profiles, branches } = sampleFacts;

function open(given: Readonly<Record<string, unknown>> = wizardAnswers, input: Partial<CardApplicationInput> = {}) {
  const { shop, calls, effects } = recordingShop(given);
  const actor = (id: string) => (id === 'toasts' ? staticActor({ toasts: [] }) : shop.actor('boot')) as never;
  let files = 0;
  const machine = provideCardApplication(
    { ...shop, actor },
    createAttachmentFiles(() => `file-${String((files += 1))}`),
  );
  const clock = new SimulatedClock();
  const wizard = createActor(machine, { input: { ...sampleInput, ...input }, clock }).start();
  const part = <Id extends keyof ReturnType<typeof wizard.getSnapshot>['children']>(id: Id) => {
    const found = wizard.getSnapshot().children[id];
    if (found === undefined) throw new Error(`expected the part ${id}`);
    return found;
  };
  return { wizard, part, clock, calls, effects };
}

type World = ReturnType<typeof open>;

const opened = async (world: World): Promise<World> => {
  await waitFor(world.wizard, (snapshot) => snapshot.matches('filling'));
  return world;
};

/** Agrees to everything and goes to the card data, as soon as nobody else is this person. */
async function goToCardData(world: World): Promise<World> {
  const { wizard, part, clock } = await opened(world);
  part('personalData').send({ type: 'toggleConsent', consent: 'terms' });
  part('personalData').send({ type: 'toggleConsent', consent: 'gdpr' });
  clock.increment(330);
  wizard.send({ type: 'next' });
  await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'cardData' } }));
  return world;
}

const demandedIn = ({ part }: World) =>
  (
    ['personalData', 'custodian', 'profileOne', 'profileTwo', 'attachmentsOne', 'attachmentsTwo', 'delivery'] as const
  ).filter((id) => part(id).getSnapshot().context.demanded);

describe('what the wizard reads before it opens (WIZ-01)', () => {
  it('are the customer, their open application, settings, profiles, branch offices, the fee and the last consent', async () => {
    const { calls, wizard } = await opened(open());
    const requests = calls.map(({ name, options: { params, query } }) => [name, params ?? query]);
    expect(Object.fromEntries(requests)).toEqual({
      cardApplicationDraft: { carrierType: 'HAULIER_CARD', isOwn: true },
      customer: { id: 1 },
      activeCardApplication: { id: 1 },
      cardApplicationDeliveryCheck: { originId: 1 },
      globalSettings: undefined,
      customerProfiles: {
        type: 'PERSONAL',
        validity: 'PRESENT_OR_FUTURE',
        sortBy: 'orderNumber',
        limit: 999,
        offset: 0,
      },
      branchOffices: { cardDeliveryAllowed: true, sortBy: 'branchNumber', sortDesc: true, limit: 999, offset: 0 },
      cardApplicationFee: undefined,
      lastCardApplication: undefined,
    });
    expect(wizard.getSnapshot().context.facts).toEqual({
      customer,
      hasOpenApplication: false,
      profiles,
      branches,
      fee: 13_000,
      marketingConsent: true,
      profileYears: 5,
      cardYears: 4,
      draft: null,
      draftLost: false,
    });
  });

  it('is no customer for a new person', async () => {
    const { calls, wizard } = await opened(open(wizardAnswers, { customerId: null, link: 'ASSIGNED' }));
    const names = calls.map(({ name }) => name);
    expect(names).not.toContain('customer');
    expect(names).not.toContain('activeCardApplication');
    expect(wizard.getSnapshot().context.facts).toMatchObject({ customer: null, hasOpenApplication: false });
  });

  it('is no fee if that of a rejected application counts', async () => {
    const counting = { errors: [], feeCounts: true };
    const { wizard } = await opened(open({ ...wizardAnswers, cardApplicationDeliveryCheck: counting }));
    expect(wizard.getSnapshot().context.facts?.fee).toBe(0);
  });

  it.each([[null], [{ marketingConsent: false }]])(
    'is no consent to marketing unless the last application had it: %o',
    async (lastCardApplication) => {
      const { wizard } = await opened(open({ ...wizardAnswers, lastCardApplication }));
      expect(wizard.getSnapshot().context.facts?.marketingConsent).toBe(false);
    },
  );

  it('keeps the birth date of a person with an open application', async () => {
    const { part } = await opened(open({ ...wizardAnswers, activeCardApplication: { id: 9 } }));
    expect(part('personalData').getSnapshot().context.fixed?.fields).toEqual(['birthDay']);
  });

  it.each([
    'customer',
    'activeCardApplication',
    'cardApplicationDeliveryCheck',
    'globalSettings',
    'customerProfiles',
    'branchOffices',
    'cardApplicationDraft',
    'cardApplicationFee',
    'lastCardApplication',
  ] as const)('tells by a toast that %s could not be read, and reads everything again', async (name) => {
    const { [name]: _, ...others } = wizardAnswers;
    const { calls, effects, wizard } = open(others);
    await waitFor(wizard, (snapshot) => snapshot.matches('unread'));
    expect(effects).toEqual(['toast applicationForm.unread']);
    const count = calls.length;
    wizard.send({ type: 'retry' });
    await waitFor(wizard, (snapshot) => snapshot.matches('unread'));
    expect(calls.length).toBe(2 * count);
  });
});

describe('the parts of the wizard', () => {
  it('are told to mark what is wrong only in the step that is left (WIZ-02)', async () => {
    const world = await opened(open());
    expect(demandedIn(world)).toEqual([]);
    world.wizard.send({ type: 'next' });
    expect(demandedIn(world)).toEqual(['personalData']);
    await goToCardData(world);
    world.wizard.send({ type: 'next' });
    const cardData = ['profileOne', 'attachmentsOne', 'attachmentsTwo', 'delivery'];
    expect(demandedIn(world)).toEqual(['personalData', ...cardData]);
  });

  it('are told to mark what is wrong of the custodian when that step is left (WIZ-02)', async () => {
    const given = { ...wizardAnswers, customer: { ...customer, birthDay: '2018-09-01' }, loggedCustomer: null };
    const world = await opened(open(given, { kind: 'CREATE_ASSIGNED_CARD', link: 'MANAGED' }));
    world.part('personalData').send({ type: 'toggleConsent', consent: 'terms' });
    world.part('personalData').send({ type: 'toggleConsent', consent: 'gdpr' });
    world.clock.increment(330);
    world.wizard.send({ type: 'next' });
    await waitFor(world.wizard, (snapshot) => snapshot.matches({ filling: { entering: 'custodian' } }));
    await waitFor(world.part('custodian'), (snapshot) => !snapshot.hasTag('busy'));
    expect(demandedIn(world)).not.toContain('custodian');
    world.wizard.send({ type: 'next' });
    expect(demandedIn(world)).toContain('custodian');
  });

  it('know of the name, birth date and address that are typed (PRF-01, DEL-01)', async () => {
    const { part } = await opened(open());
    part('personalData').send({ type: 'changeField', field: 'lastName', value: ' Malá ' });
    part('personalData').send({ type: 'changeField', field: 'birthDay', value: '1950-01-01' });
    part('personalData').send({ type: 'changeField', field: 'city', value: 'Brno' });
    for (const id of ['profileOne', 'profileTwo'] as const)
      expect(part(id).getSnapshot().context.facts).toMatchObject({ birthDay: '1950-01-01' });
    expect(part('delivery').getSnapshot().context.residence).toMatchObject({ street: 'Lipová', city: 'Brno' });
  });

  it('know the name as soon as their profile has an ISIC card, and follow it (ISI-01)', async () => {
    const { part } = await opened(open());
    const one = part('profileOne');
    const name = () => one.getSnapshot().context.facts.lastName;
    expect(name()).toBe('');
    one.send({ type: 'chooseProfile', profileId: 2 });
    expect(name()).toBe('Nováková');
    part('personalData').send({ type: 'changeField', field: 'lastName', value: ' Malá ' });
    expect(name()).toBe('Malá');
  });

  it('need a custodian only while a child gets the card (CUS-01)', async () => {
    const given = { ...wizardAnswers, loggedCustomer: customer };
    const { part } = await opened(open(given, { kind: 'CREATE_ASSIGNED_CARD', customerId: null, link: 'ASSIGNED' }));
    expect(part('custodian').getSnapshot().matches('absent')).toBe(true);
    part('personalData').send({ type: 'changeField', field: 'birthDay', value: '2018-09-01' });
    const custodian = part('custodian');
    await waitFor(custodian, (snapshot) => snapshot.matches('choosing'));
    expect(custodian.getSnapshot().context).toMatchObject({ choice: 'registered', registered: { id: 1 } });
    part('personalData').send({ type: 'changeField', field: 'birthDay', value: '1990-09-01' });
    expect(custodian.getSnapshot().matches('absent')).toBe(true);
  });

  it('keep the custodian who was chosen while another birth date of the child is typed (CUS-01)', async () => {
    const given = { ...wizardAnswers, loggedCustomer: customer };
    const { part } = await opened(open(given, { kind: 'CREATE_ASSIGNED_CARD', customerId: null, link: 'ASSIGNED' }));
    const type = (day: string) => part('personalData').send({ type: 'changeField', field: 'birthDay', value: day });
    type('2018-09-01');
    const custodian = part('custodian');
    await waitFor(custodian, (snapshot) => snapshot.matches('choosing'));
    custodian.send({ type: 'choose', choice: 'other' });
    for (const day of ['1.9.201', '1.9.', '', '2.9.', '2018-09-02']) type(day);
    expect(custodian.getSnapshot().context.choice).toBe('other');
    type('1990-09-01');
    type('2018-09-01');
    expect(custodian.getSnapshot().context.choice).toBe('registered');
  });

  it('leave what is known of a managed customer as it is, and let what is missing be added (LNK-01)', async () => {
    const known = { ...customer, email: null, photo: null };
    const input = { link: 'MANAGED' } as const;
    const { part, wizard, calls } = await opened(open({ ...wizardAnswers, customer: known }, input));
    const { fixed } = part('personalData').getSnapshot().context;
    expect(fixed).toMatchObject({ reason: 'HOLDER', photo: false });
    expect(fixed?.fields).toEqual(['firstName', 'lastName', 'birthDay', 'street', 'streetNumber', 'city', 'zip']);
    expect(calls.find(({ name }) => name === 'cardApplicationDraft')?.options).toMatchObject({
      query: { isOwn: false, customerId: 1 },
    });
    part('personalData').send({ type: 'changeField', field: 'firstName', value: 'Eva' });
    part('personalData').send({ type: 'changeField', field: 'email', value: 'eva@linka.example' });
    const { person } = wizard.getSnapshot().context.personalData;
    expect(person).toMatchObject({ firstName: customer?.firstName, email: 'eva@linka.example' });
  });

  it('show the photo that was handed in last, which is the one of the card (PHO-01)', async () => {
    const photo = 'data:image/jpeg;base64,BB==';
    const changed = { ...wizardAnswers, customer: { ...customer, changes: { photo } } };
    const { wizard } = await opened(open(changed));
    expect(wizard.getSnapshot().context.personalData.photo).toBe(photo);
    const removed = { ...wizardAnswers, customer: { ...customer, changes: { photo: null } } };
    expect((await opened(open(removed))).wizard.getSnapshot().context.personalData.photo).toBeNull();
  });

  it('ask for no custodian of a managed child who has one (CUS-01)', async () => {
    const child = { ...customer, birthDay: '2018-09-01' };
    const input = { kind: 'CREATE_ASSIGNED_CARD', link: 'MANAGED' } as const;
    const withParent = {
      ...wizardAnswers,
      customer: { ...child, parent: { id: 7, firstName: 'Jana', lastName: 'M' } },
    };
    expect((await opened(open(withParent, input))).part('custodian').getSnapshot().matches('absent')).toBe(true);
    const without = { ...wizardAnswers, customer: child, loggedCustomer: customer };
    expect((await opened(open(without, input))).part('custodian').getSnapshot().matches('absent')).toBe(false);
  });

  it('let profile two follow profile one, and forget it when it is removed (PRF-01)', async () => {
    const { part, wizard } = await goToCardData(open());
    wizard.send({ type: 'addProfileTwo' });
    const two = part('profileTwo');
    expect(two.getSnapshot().matches('present')).toBe(true);
    expect(two.getSnapshot().context.facts.profileOne).toMatchObject({ validFrom: '2026-11-21' });
    part('profileOne').send({ type: 'changeValidFrom', day: '2027-02-01' });
    expect(two.getSnapshot().context.facts.profileOne).toMatchObject({ validFrom: '2027-02-01' });
    wizard.send({ type: 'removeProfileTwo' });
    expect(two.getSnapshot().matches('absent')).toBe(true);
  });

  it('ask for the files of the chosen profile, and forget them with it (ATT-01)', async () => {
    const { part } = await goToCardData(open());
    const attachments = part('attachmentsOne');
    expect(attachments.getSnapshot().context.types).toEqual([]);
    part('profileOne').send({ type: 'chooseProfile', profileId: 3 });
    expect(attachments.getSnapshot().context.types.map(({ id }) => id)).toEqual([9]);
    attachments.send({ type: 'choose', typeId: 9, file: { id: 'file-1', name: 'průkaz.exe', size: 1 } });
    await waitFor(attachments, (snapshot) => snapshot.matches('choosing'));
    part('profileOne').send({ type: 'toggleConfirmed' });
    expect(attachments.getSnapshot().context.refused).toHaveLength(1);
    part('profileOne').send({ type: 'chooseProfile', profileId: 1 });
    expect(attachments.getSnapshot().context).toMatchObject({ types: [], refused: [] });
  });

  it('ask for the files of the second profile as well, and forget them with it (ATT-01)', async () => {
    const { part, wizard } = await goToCardData(open());
    wizard.send({ type: 'addProfileTwo' });
    part('profileTwo').send({ type: 'chooseProfile', profileId: 3 });
    const types = () =>
      part('attachmentsTwo')
        .getSnapshot()
        .context.types.map(({ id }) => id);
    expect(types()).toEqual([9]);
    wizard.send({ type: 'removeProfileTwo' });
    expect(types()).toEqual([]);
  });

  it('keep the files while the first day of their profile is typed (ATT-01)', async () => {
    const { part } = await goToCardData(open());
    const attachments = part('attachmentsOne');
    part('profileOne').send({ type: 'chooseProfile', profileId: 3 });
    attachments.send({ type: 'choose', typeId: 9, file: { id: 'file-1', name: 'průkaz.exe', size: 1 } });
    await waitFor(attachments, (snapshot) => snapshot.context.refused.length === 1);
    for (const day of ['1.1', '', '2027-01-01']) part('profileOne').send({ type: 'changeValidFrom', day });
    expect(attachments.getSnapshot().context).toMatchObject({ types: [{ id: 9 }], refused: [{}] });
  });

  it('ask for no files where the operator takes none', async () => {
    const configuration = { ...sampleInput.configuration, cardApplicationAttachmentAllowed: false };
    const { part } = await goToCardData(open(wizardAnswers, { configuration }));
    part('profileOne').send({ type: 'chooseProfile', profileId: 3 });
    expect(part('attachmentsOne').getSnapshot().context.types).toEqual([]);
  });
});

describe('an application that is filed (WIZ-05)', () => {
  async function file(type: 'confirm' | 'confirmAndGoToCart') {
    const world = await goToCardData(open());
    world.wizard.send({ type: 'next' });
    await waitFor(world.wizard, (snapshot) => snapshot.matches({ filling: { entering: 'summary' } }));
    world.wizard.send({ type });
    await waitFor(world.wizard, ({ status }) => status === 'done');
    return world;
  }

  it('is told by a toast, and the account page is read again', async () => {
    const { calls, effects } = await file('confirm');
    expect(calls.slice(-2).map(({ name }) => name)).toEqual(['createCustomer', 'createCardApplication']);
    expect(calls.at(-1)?.options.body).toMatchObject({ customerId: 1, deliveryBranchOfficeId: 1 });
    expect(calls.at(-2)?.options.body).not.toHaveProperty('photo');
    expect(effects).toEqual(['tell cart refresh', 'tell customerSelection refresh', 'toast applicationForm.saved']);
  });

  it('opens the cart if the person wants it', async () => {
    const { effects } = await file('confirmAndGoToCart');
    expect(effects.at(-1)).toBe('go to /app/shopping-cart');
  });

  it('that is refused after the person was saved leaves them who they are', async () => {
    const { createCardApplication: _, ...answers } = wizardAnswers;
    const world = await goToCardData(open({ ...answers, createCustomer: { id: 8 } }));
    const { wizard, part } = world;
    wizard.send({ type: 'next' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'summary' } }));
    wizard.send({ type: 'confirm' });
    await waitFor(wizard, ({ context }) => context.savedCustomerId === 8);
    expect(part('personalData').getSnapshot().context.excludedCustomerIds).toEqual([1, 8]);
  });

  it('that is refused because of somebody else with this name keeps its step closed until it is another one (PDT-02)', async () => {
    const refused = new Refusal('CUSTOMER_NOT_UNIQUE_CUSTOMER');
    const { wizard, part, effects } = await goToCardData(open({ ...wizardAnswers, createCustomer: refused }));
    wizard.send({ type: 'next' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'summary' } }));
    wizard.send({ type: 'confirm' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'personalData' } }));
    expect(effects).toContain('toast personalData.notUnique');
    expect(wizard.getSnapshot().can({ type: 'next' })).toBe(false);
    part('personalData').send({ type: 'changeField', field: 'firstName', value: 'Eva' });
    expect(wizard.getSnapshot().can({ type: 'next' })).toBe(true);
  });

  it('at midnight follows the calendar: profiles begin on the new day (PRF-01)', async () => {
    const { wizard, part, effects } = await goToCardData(open());
    wizard.send({ type: 'next' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'summary' } }));
    wizard.send({ type: 'newDay', today: '2026-11-22' });
    expect(wizard.getSnapshot().matches({ filling: { entering: 'cardData' } })).toBe(true);
    expect(effects).toContain('toast applicationForm.newDay');
    expect(part('profileOne').getSnapshot().context).toMatchObject({
      validFrom: '2026-11-22',
      facts: { today: '2026-11-22' },
    });
    wizard.send({ type: 'next' });
    expect(planOf(wizard.getSnapshot().context)?.profileOne.validFrom).toBe('2026-11-22');
  });

  it('for a bank card that was deleted meanwhile reads the bank cards again, and gives the choice up', async () => {
    const card = (id: number) => ({
      id,
      cardNumber: `**** **** **** 000${String(id)}`,
      currentState: { state: { id: 1, name: 'TOKENIZED', displayName: 'TOKENIZED' } },
      validTo: '2030-12-31',
    });
    const bankCards = [card(1), card(2)];
    const refusal = new Refusal('INVALID_CUSTOMER_CARD', 409);
    const refusing = { ...wizardAnswers, bankCards, createBankCardApplication: refusal };
    const world = await goToCardData(open(refusing, { carrierType: 'BANK_CARD' }));
    const { wizard, part, calls } = world;
    const isChoosing = () => part('bankCardChoice').getSnapshot().matches('choosing');
    await waitFor(wizard, isChoosing);
    part('bankCardChoice').send({ type: 'choose', choice: 1 });
    wizard.send({ type: 'next' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'summary' } }));
    bankCards.shift();
    wizard.send({ type: 'confirm' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'cardData' } }));
    expect(wizard.getSnapshot().context.failure?.name).toBe('INVALID_CUSTOMER_CARD');
    await waitFor(wizard, isChoosing);
    expect(calls.filter(({ name }) => name === 'bankCards')).toHaveLength(2);
    const { cards, choice } = part('bankCardChoice').getSnapshot().context;
    expect([cards.map(({ id }) => id), choice]).toEqual([[2], null]);
    wizard.send({ type: 'next' });
    expect(wizard.getSnapshot().matches({ filling: { entering: 'cardData' } })).toBe(true);
  });
});
