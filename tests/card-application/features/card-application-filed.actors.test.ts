// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { planOf } from '#machines/card-application/card-application/card-application.plan.ts';
import { sampleFacts } from '#machines/card-application/card-application/model/card-application.samples.ts';
import { custodianView } from '#machines/card-application/custodian/custodian.view.ts';
import { goToCardData, opened, openWizard } from '../../common/src/support/open-wizard.ts';
import { Refusal } from '../../common/src/support/recording-shop.ts';
import { wizardAnswers } from '../../common/src/support/wizard-answers.ts';

describe('filing an application (WIZ-05)', () => {
  async function file(type: 'confirm' | 'confirmAndGoToCart') {
    const world = await goToCardData(openWizard());
    world.wizard.send({ type: 'next' });
    await waitFor(world.wizard, (snapshot) => snapshot.matches({ filling: { entering: 'summary' } }));
    world.wizard.send({ type });
    await waitFor(world.wizard, ({ status }) => status === 'done');
    return world;
  }

  it('shows a toast, and reads the account page again', async () => {
    const { calls, effects } = await file('confirm');
    expect(calls.slice(-2).map(({ name }) => name)).toEqual(['createCustomer', 'createCardApplication']);
    expect(calls.at(-1)?.options.body).toMatchObject({ customerId: 1, deliveryBranchOfficeId: 1 });
    expect(calls.at(-2)?.options.body).not.toHaveProperty('photo');
    expect(effects).toEqual(['tell cart refresh', 'tell customerSelection refresh', 'toast applicationForm.saved']);
  });

  it("opens the cart at the person's request", async () => {
    const { effects } = await file('confirmAndGoToCart');
    expect(effects.at(-1)).toBe('go to /app/shopping-cart');
  });

  it('keeps the id of the saved person if the application is refused after that', async () => {
    const { createCardApplication: _, ...answers } = wizardAnswers;
    const world = await goToCardData(openWizard({ ...answers, createCustomer: { id: 8 } }));
    const { wizard, part } = world;
    wizard.send({ type: 'next' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'summary' } }));
    wizard.send({ type: 'confirm' });
    await waitFor(wizard, ({ context }) => context.savedCustomerId === 8);
    expect(part('personalData').getSnapshot().context.excludedCustomerIds).toEqual([1, 8]);
    for (const profile of ['profileOne', 'profileTwo'] as const)
      expect(part(profile).getSnapshot().context.facts.excludedCustomerId).toBe(8);
  });

  it('is refused if another customer has the same name; the next step is disabled until the name is changed (PDT-02)', async () => {
    const refused = new Refusal('CUSTOMER_NOT_UNIQUE_CUSTOMER');
    const { wizard, part, effects } = await goToCardData(openWizard({ ...wizardAnswers, createCustomer: refused }));
    wizard.send({ type: 'next' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'summary' } }));
    wizard.send({ type: 'confirm' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'personalData' } }));
    expect(effects).toEqual(['toast personalData.notUnique']);
    expect(part('personalData').getSnapshot().context.excludedCustomerIds).toEqual([1]);
    expect(wizard.getSnapshot().can({ type: 'next' })).toBe(false);
    part('personalData').send({ type: 'changeField', field: 'firstName', value: 'Eva' });
    expect(wizard.getSnapshot().can({ type: 'next' })).toBe(true);
  });

  it('is refused because of the photo: the first step opens, without the message about an equal customer (PHO-01)', async () => {
    const createCustomer = new Refusal('INVALID_PHOTO');
    const { wizard, part, effects } = await goToCardData(openWizard({ ...wizardAnswers, createCustomer }));
    wizard.send({ type: 'next' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'summary' } }));
    wizard.send({ type: 'confirm' });
    await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'personalData' } }));
    expect(part('personalData').getSnapshot().matches('notUnique')).toBe(false);
    expect(effects).toEqual([]);
  });

  it.each([
    ['MAXIMUM_PEOPLE_REACHED', 'personalData'],
    ['TOO_MANY_ATTEMPTS', 'summary'],
  ] as const)(
    'is refused with %s: the step %s opens, without the message about an equal customer',
    async (name, entering) => {
      const answers = { ...wizardAnswers, createCustomer: new Refusal(name) };
      const { wizard, part, effects } = await goToCardData(openWizard(answers));
      wizard.send({ type: 'next' });
      await waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering: 'summary' } }));
      wizard.send({ type: 'confirm' });
      await waitFor(wizard, ({ context }) => context.failure !== null);
      expect(wizard.getSnapshot().matches({ filling: { entering } })).toBe(true);
      expect(part('personalData').getSnapshot().matches('notUnique')).toBe(false);
      expect(effects).toEqual([]);
    },
  );

  it('is refused if another customer equals the custodian: the custodian is marked (CUS-01)', async () => {
    const child = { ...sampleFacts.customer, birthDay: '2018-09-01' };
    const createCustomer = new Refusal('CUSTOMER_NOT_UNIQUE_CUSTODIAN');
    const customerProfiles = { items: [{ ...sampleFacts.profiles[0], ageFrom: null }], totalCount: 1 };
    const given = { ...wizardAnswers, customer: child, customerProfiles, loggedCustomer: null, createCustomer };
    const world = await opened(openWizard(given, { kind: 'CREATE_ASSIGNED_CARD', link: 'ASSIGNED' }));
    const { wizard, part, clock, toasts } = world;
    const arrive = (entering: 'custodian' | 'cardData' | 'summary') =>
      waitFor(wizard, (snapshot) => snapshot.matches({ filling: { entering } }));
    for (const consent of ['terms', 'gdpr'] as const) part('personalData').send({ type: 'toggleConsent', consent });
    clock.increment(330);
    part('profileOne').send({ type: 'chooseProfile', profileId: 1 });
    part('delivery').send({ type: 'chooseBranch', branchId: 1 });
    wizard.send({ type: 'next' });
    await arrive('custodian');
    await waitFor(part('custodian'), (snapshot) => !snapshot.hasTag('busy'));
    const typed = { firstName: 'Eva', lastName: 'Malá', birthDay: '1980-03-04', street: 'Lipová', streetNumber: '1' };
    for (const [field, value] of Object.entries({ ...typed, city: 'Plzeň', zip: '30100' }))
      part('custodian').send({ type: 'changeField', field: field as keyof typeof typed, value });
    for (const step of ['cardData', 'summary'] as const) {
      wizard.send({ type: 'next' });
      await arrive(step);
    }
    wizard.send({ type: 'confirm' });
    await arrive('custodian');
    expect(toasts).toEqual([
      {
        messageId: 'applicationForm.errors.CUSTOMER_NOT_UNIQUE_CUSTODIAN',
        errorName: 'CUSTOMER_NOT_UNIQUE_CUSTODIAN',
        colour: 'error',
        position: 'top-center',
        timeout: 10_000,
      },
    ]);
    expect(custodianView(part('custodian').getSnapshot()).notUnique).toBe(true);
    expect(part('personalData').getSnapshot().matches('notUnique')).toBe(false);
  });

  it('needs the card data again after midnight: the profiles begin on the new day (PRF-01)', async () => {
    const { wizard, part, effects } = await goToCardData(openWizard());
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

  it('is refused for a bank card that was deleted meanwhile: the bank cards are read again, and the choice is cleared', async () => {
    const card = (id: number) => ({
      id,
      cardNumber: `**** **** **** 000${String(id)}`,
      currentState: { state: { id: 1, name: 'TOKENIZED', displayName: 'TOKENIZED' } },
      validTo: '2030-12-31',
    });
    const bankCards = [card(1), card(2)];
    const refusal = new Refusal('INVALID_CUSTOMER_CARD', 409);
    const refusing = { ...wizardAnswers, bankCards, createBankCardApplication: refusal };
    const world = await goToCardData(openWizard(refusing, { carrierType: 'BANK_CARD' }));
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
