// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import {
  sampleFacts,
  sampleInput,
} from '#machines/card-application/card-application/model/card-application.samples.ts';
import { goToCardData, opened, openWizard, type World } from '../../common/src/support/open-wizard.ts';
import { wizardAnswers } from '../../common/src/support/wizard-answers.ts';

const { customer, profiles, branches } = sampleFacts;

const demandedIn = ({ part }: World) =>
  (
    ['personalData', 'custodian', 'profileOne', 'profileTwo', 'attachmentsOne', 'attachmentsTwo', 'delivery'] as const
  ).filter((id) => part(id).getSnapshot().context.demanded);

describe('the data that the wizard reads before it opens (WIZ-01)', () => {
  it('are the customer, their open application, settings, profiles, branch offices, the fee and the last consent', async () => {
    const { calls, wizard } = await opened(openWizard());
    const requests = calls.map(({ name, options: { params, query } }) => [name, params ?? query]);
    expect(Object.fromEntries(requests)).toEqual({
      cardApplicationDraft: { carrierType: 'HAULIER_CARD', isOwn: true },
      customer: { id: 1 },
      activeCardApplication: { id: 1 },
      cardApplicationDeliveryCheck: { originId: 1 },
      globalSettings: undefined,
      customerProfiles: {
        onlyPrimary: false,
        type: 'PERSONAL',
        validity: 'PRESENT_OR_FUTURE',
        sortBy: 'orderNumber',
        sortDesc: false,
        limit: 999,
        offset: 0,
      },
      branchOffices: { cardDeliveryAllowed: true, sortBy: 'branchNumber', sortDesc: true, limit: 999, offset: 0 },
      cardApplicationFee: undefined,
      lastCardApplication: undefined,
    });
    expect(wizard.getSnapshot().context.facts).toEqual({
      customer,
      account: { email: 'jana@linka.example', address: null },
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

  it('contain the address of the own customer, to propose it for a child; it is not necessary (PDT-01)', async () => {
    const forChild = { kind: 'CREATE_ASSIGNED_CARD', link: 'ASSIGNED', customerId: null } as const;
    const street = { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' };
    const read = await opened(openWizard({ ...wizardAnswers, loggedCustomer: customer }, forChild));
    expect(read.part('personalData').getSnapshot().context.person).toMatchObject({ ...street, email: '' });
    const unread = await opened(openWizard(wizardAnswers, forChild));
    expect(unread.part('personalData').getSnapshot().context.person.street).toBe('');
  });

  it.each([
    ['HAULIER_CARD', 4],
    ['BANK_CARD', 4],
    ['VIRTUAL_CARD', 3],
  ] as const)('contain how long a new card is valid: a %s %i years (PRF-01)', async (carrierType, cardYears) => {
    const { wizard } = await opened(openWizard(wizardAnswers, { carrierType }));
    expect(wizard.getSnapshot().context.facts?.cardYears).toBe(cardYears);
  });

  it('contain no customer for a new person', async () => {
    const { calls, wizard } = await opened(openWizard(wizardAnswers, { customerId: null, link: 'ASSIGNED' }));
    const names = calls.map(({ name }) => name);
    expect(names).not.toContain('customer');
    expect(names).not.toContain('activeCardApplication');
    expect(wizard.getSnapshot().context.facts).toMatchObject({ customer: null, hasOpenApplication: false });
  });

  it('contain no fee if the fee of a rejected application is used for the next application', async () => {
    const counting = { errors: [], feeCounts: true };
    const { wizard } = await opened(openWizard({ ...wizardAnswers, cardApplicationDeliveryCheck: counting }));
    expect(wizard.getSnapshot().context.facts?.fee).toBe(0);
  });

  it.each([[null], [{ marketingConsent: false }]])(
    'contain no consent to marketing unless the last application had this consent: %o',
    async (lastCardApplication) => {
      const { wizard } = await opened(openWizard({ ...wizardAnswers, lastCardApplication }));
      expect(wizard.getSnapshot().context.facts?.marketingConsent).toBe(false);
    },
  );

  it('make the birth date read-only if the person has an open application', async () => {
    const { part } = await opened(openWizard({ ...wizardAnswers, activeCardApplication: { id: 9 } }));
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
  ] as const)('are all read again on request if %s could not be read; a toast reports the failure', async (name) => {
    const { [name]: _, ...others } = wizardAnswers;
    const { calls, effects, wizard } = openWizard(others);
    await waitFor(wizard, (snapshot) => snapshot.matches('unread'));
    expect(effects).toEqual(['toast applicationForm.unread']);
    const count = calls.length;
    wizard.send({ type: 'retry' });
    await waitFor(wizard, (snapshot) => snapshot.matches('unread'));
    expect(calls.length).toBe(2 * count);
  });
});

it('an open wizard updates its date within five seconds after midnight (PRF-01)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { wizard } = await opened(openWizard(wizardAnswers, { today: '2026-11-20' }));
  vi.advanceTimersByTime(5000);
  expect(wizard.getSnapshot().context.today).toBe('2026-11-21');
  wizard.stop();
  vi.useRealTimers();
});

describe('a preselection in the wizard (GRO-04)', () => {
  const preselection = (profileId: number) => ({ preselection: { profileId, from: '2026-11-21', keeps: null } });

  it('shows a toast if there is no such profile', async () => {
    const { toasts } = await opened(openWizard(wizardAnswers, preselection(99)));
    expect(toasts).toEqual([
      { messageId: 'applicationForm.preselection.IMPOSSIBLE', colour: 'warning', timeout: 10_000 },
    ]);
  });

  it('is applied without a toast', async () => {
    const { toasts, part } = await opened(openWizard(wizardAnswers, preselection(1)));
    expect([toasts, part('profileOne').getSnapshot().context.profileId]).toEqual([[], 1]);
  });
});

describe('the parts of the wizard', () => {
  it('mark their errors only when their step is left (WIZ-02)', async () => {
    const world = await opened(openWizard());
    expect(demandedIn(world)).toEqual([]);
    world.wizard.send({ type: 'next' });
    expect(demandedIn(world)).toEqual(['personalData']);
    await goToCardData(world);
    world.wizard.send({ type: 'next' });
    const cardData = ['profileOne', 'attachmentsOne', 'attachmentsTwo', 'delivery'];
    expect(demandedIn(world)).toEqual(['personalData', ...cardData]);
  });

  it("mark the custodian's errors when the custodian's step is left (WIZ-02)", async () => {
    const given = { ...wizardAnswers, customer: { ...customer, birthDay: '2018-09-01' }, loggedCustomer: null };
    const world = await opened(openWizard(given, { kind: 'CREATE_ASSIGNED_CARD', link: 'MANAGED' }));
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

  it('get the name, birth date and address as they are typed (PRF-01, DEL-01)', async () => {
    const { part } = await opened(openWizard());
    part('personalData').send({ type: 'changeField', field: 'lastName', value: ' Malá ' });
    part('personalData').send({ type: 'changeField', field: 'birthDay', value: '1950-01-01' });
    part('personalData').send({ type: 'changeField', field: 'city', value: 'Brno' });
    for (const id of ['profileOne', 'profileTwo'] as const)
      expect(part(id).getSnapshot().context.facts).toMatchObject({ birthDay: '1950-01-01' });
    expect(part('delivery').getSnapshot().context.residence).toMatchObject({ street: 'Lipová', city: 'Brno' });
  });

  it('get the name as soon as their profile has an ISIC card, and each later change of the name (ISI-01)', async () => {
    const { part } = await opened(openWizard());
    const [one, two] = [part('profileOne'), part('profileTwo')];
    // Only students can have the profile with an ISIC card.
    part('personalData').send({ type: 'changeField', field: 'birthDay', value: '2004-05-06' });
    const name = () => one.getSnapshot().context.facts.lastName;
    expect(name()).toBe('');
    one.send({ type: 'chooseProfile', profileId: 2 });
    expect(name()).toBe('Nováková');
    part('personalData').send({ type: 'changeField', field: 'lastName', value: ' Malá ' });
    expect(name()).toBe('Malá');
    one.send({ type: 'chooseProfile', profileId: 1 });
    two.send({ type: 'need' });
    two.send({ type: 'chooseProfile', profileId: 2 });
    expect(two.getSnapshot().context.facts.lastName).toBe('Malá');
  });

  it('need a custodian only while a child gets the card (CUS-01)', async () => {
    const given = { ...wizardAnswers, loggedCustomer: customer };
    const { part, wizard } = await opened(
      openWizard(given, { kind: 'CREATE_ASSIGNED_CARD', customerId: null, link: 'ASSIGNED' }),
    );
    expect(part('custodian').getSnapshot().matches('absent')).toBe(true);
    part('personalData').send({ type: 'changeField', field: 'birthDay', value: '2018-09-01' });
    const custodian = part('custodian');
    await waitFor(custodian, (snapshot) => snapshot.matches('choosing'));
    expect(custodian.getSnapshot().context).toMatchObject({ choice: 'registered', registered: { id: 1 } });
    part('personalData').send({ type: 'changeField', field: 'birthDay', value: '1990-09-01' });
    expect(custodian.getSnapshot().matches('absent')).toBe(true);
    // With this birth date, the person is a child until midnight.
    part('personalData').send({ type: 'changeField', field: 'birthDay', value: '2011-11-22' });
    expect(custodian.getSnapshot().matches('absent')).toBe(false);
    wizard.send({ type: 'newDay', today: '2026-11-22' });
    expect(custodian.getSnapshot().matches('absent')).toBe(true);
    for (const id of ['profileOne', 'profileTwo'] as const)
      expect(part(id).getSnapshot().context.facts.today).toBe('2026-11-22');
  });

  it('keep the chosen custodian while another birth date of the child is typed (CUS-01)', async () => {
    const given = { ...wizardAnswers, loggedCustomer: customer };
    const { part } = await opened(
      openWizard(given, { kind: 'CREATE_ASSIGNED_CARD', customerId: null, link: 'ASSIGNED' }),
    );
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

  it('make the known data of a managed customer read-only, and let the person add missing data (LNK-01)', async () => {
    const known = { ...customer, email: null, photo: null };
    const input = { link: 'MANAGED' } as const;
    const { part, wizard, calls } = await opened(openWizard({ ...wizardAnswers, customer: known }, input));
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

  it('show the photo that was submitted last, because the card gets this photo (PHO-01)', async () => {
    const photo = 'data:image/jpeg;base64,BB==';
    const changed = { ...wizardAnswers, customer: { ...customer, changes: { photo } } };
    const { wizard } = await opened(openWizard(changed));
    expect(wizard.getSnapshot().context.personalData.photo).toBe(photo);
    const removed = { ...wizardAnswers, customer: { ...customer, changes: { photo: null } } };
    expect((await opened(openWizard(removed))).wizard.getSnapshot().context.personalData.photo).toBeNull();
  });

  it('do not ask for a custodian of a managed child who already has a custodian (CUS-01)', async () => {
    const child = { ...customer, birthDay: '2018-09-01' };
    const input = { kind: 'CREATE_ASSIGNED_CARD', link: 'MANAGED' } as const;
    const withParent = {
      ...wizardAnswers,
      customer: { ...child, parent: { id: 7, firstName: 'Jana', lastName: 'M' } },
    };
    expect((await opened(openWizard(withParent, input))).part('custodian').getSnapshot().matches('absent')).toBe(true);
    const without = { ...wizardAnswers, customer: child, loggedCustomer: customer };
    expect((await opened(openWizard(without, input))).part('custodian').getSnapshot().matches('absent')).toBe(false);
  });

  it('update profile two when profile one changes, and remove profile two on request (PRF-01)', async () => {
    const { part, wizard } = await goToCardData(openWizard());
    wizard.send({ type: 'addProfileTwo' });
    const two = part('profileTwo');
    expect(two.getSnapshot().matches('present')).toBe(true);
    expect(two.getSnapshot().context.facts.profileOne).toMatchObject({ validFrom: '2026-11-21' });
    part('profileOne').send({ type: 'changeValidFrom', day: '2027-02-01' });
    expect(two.getSnapshot().context.facts.profileOne).toMatchObject({ validFrom: '2027-02-01' });
    wizard.send({ type: 'removeProfileTwo' });
    expect(two.getSnapshot().matches('absent')).toBe(true);
  });

  it('ask for the files of the chosen profile, and reset them when another profile is chosen (ATT-01)', async () => {
    const { part } = await goToCardData(openWizard());
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

  it('ask for the files of the second profile as well, and reset them when this profile is removed (ATT-01)', async () => {
    const { part, wizard } = await goToCardData(openWizard());
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

  it('ask for other files if another profile needs others, even if the number of files is the same (ATT-01)', async () => {
    const [adult, , proved] = profiles;
    const needs = (id: number, ...types: readonly number[]) => ({
      ...proved,
      id,
      cardApplicationAttachmentTypes: types.map((type) => ({ id: type, displayName: 'Kopie' })),
    });
    const items = [adult, needs(3, 8, 9), needs(4, 8, 10), needs(5, 8)];
    const { part } = await goToCardData(openWizard({ ...wizardAnswers, customerProfiles: { items, totalCount: 4 } }));
    const typesOf = (profileId: number) => {
      part('profileOne').send({ type: 'chooseProfile', profileId });
      return part('attachmentsOne')
        .getSnapshot()
        .context.types.map(({ id }) => id);
    };
    expect([typesOf(3), typesOf(4), typesOf(5), typesOf(4), typesOf(1)]).toEqual([[8, 9], [8, 10], [8], [8, 10], []]);
  });

  it('keep the files while the first day of their profile is typed (ATT-01)', async () => {
    const { part } = await goToCardData(openWizard());
    const attachments = part('attachmentsOne');
    part('profileOne').send({ type: 'chooseProfile', profileId: 3 });
    attachments.send({ type: 'choose', typeId: 9, file: { id: 'file-1', name: 'průkaz.exe', size: 1 } });
    await waitFor(attachments, (snapshot) => snapshot.context.refused.length === 1);
    for (const day of ['1.1', '', '2027-01-01']) part('profileOne').send({ type: 'changeValidFrom', day });
    expect(attachments.getSnapshot().context).toMatchObject({ types: [{ id: 9 }], refused: [{}] });
  });

  it('ask for no files if the operator does not accept files', async () => {
    const configuration = { ...sampleInput.configuration, cardApplicationAttachmentAllowed: false };
    const { part } = await goToCardData(openWizard(wizardAnswers, { configuration }));
    part('profileOne').send({ type: 'chooseProfile', profileId: 3 });
    expect(part('attachmentsOne').getSnapshot().context.types).toEqual([]);
  });
});
