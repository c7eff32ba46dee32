import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideApplicationSave } from '#features/card-application/card-application/application-save.actors.ts';
import type {
  ApplicationPlan,
  PlannedCustomer,
} from '#machines/card-application/application-save/application-save.types.ts';
import { samplePlan } from '#machines/card-application/application-save/model/application-save.samples.ts';
import { sampleProfiles } from '#machines/card-application/profile-choice/model/profile-choice.samples.ts';
import { emptyPerson } from '#rules/person-fields.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const answers = {
  createCustomer: { id: 1 },
  createCardApplication: { id: 5, applicationNumber: '1234567890' },
  createVirtualCardApplication: { id: 6, applicationNumber: '1234567891' },
  createBankCardApplication: { id: 7, applicationNumber: '1234567892' },
};

async function save(plan: ApplicationPlan, given: Readonly<Record<string, unknown>> = answers) {
  const { shop, calls, effects } = recordingShop(given);
  const files = createAttachmentFiles(() => 'file');
  const actor = createActor(provideApplicationSave(shop, files), {
    input: { flowId: 'flow', draftId: 4, plan },
  }).start();
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  const [first, second] = calls;
  return { calls, effects, output, customer: first?.options.body, application: second?.options.body };
}

const withCustomer = (customer: Partial<PlannedCustomer>): ApplicationPlan => ({
  ...samplePlan,
  customer: { ...samplePlan.customer, ...customer },
});

const [, student, disability] = sampleProfiles;
if (student === undefined || disability === undefined) throw new Error('there are three profiles');

describe('the person who gets the card (DAT-01)', () => {
  it('is sent with the id of the existing customer, and a new photo without its data URL prefix', async () => {
    const { customer } = await save(samplePlan);
    expect(customer).toEqual({
      name: { firstName: 'Jana', lastName: 'Nováková' },
      birthDay: '2003-05-06',
      email: 'jana@linka.example',
      phoneNumber: null,
      address: { street: null, streetNumber: null, city: null, zip: null },
      photo: 'AA==',
      gdprTermsApproval: true,
      originId: 1,
    });
  });

  it('is sent without a photo that the server already has', async () => {
    const { customer } = await save(withCustomer({ photoIsNew: false }));
    expect(customer).not.toHaveProperty('photo');
  });

  it('is sent with a PIN only if a PIN was entered', async () => {
    const { customer } = await save(withCustomer({ pin: '2580' }));
    expect(customer).toMatchObject({ pin: '2580' });
    expect((await save(samplePlan)).customer).not.toHaveProperty('pin');
  });

  it.each(['REGISTERED', 'ASSIGNED'] as const)(
    'is linked to the account if the person is new: %s',
    async (accountLinkType) => {
      const { customer } = await save(withCustomer({ originId: null, accountLinkType }));
      expect(customer).toMatchObject({ accountLinkType, flowId: 'flow' });
      expect(customer).not.toHaveProperty('originId');
    },
  );

  it('is sent without white space around the entered texts', async () => {
    const person = {
      ...samplePlan.customer.person,
      firstName: ' Jana ',
      lastName: '\tNováková',
      email: ' jana@linka.example ',
      phoneNumber: ' 777 ',
      street: ' Lipová ',
      city: '  ',
    };
    const { customer } = await save(withCustomer({ person }));
    expect(customer).toMatchObject({
      name: { firstName: 'Jana', lastName: 'Nováková' },
      email: 'jana@linka.example',
      phoneNumber: '777',
      address: { street: 'Lipová', streetNumber: null, city: null, zip: null },
    });
  });

  it('is sent with the id of a known custodian', async () => {
    const custodian = { id: 7, person: { ...emptyPerson, firstName: 'Petr', lastName: 'Novák' } };
    const { customer } = await save(withCustomer({ custodian }));
    expect(customer).toMatchObject({ parentId: 7 });
    expect(customer).not.toHaveProperty('parent');
  });

  it('is sent with the data of a new custodian', async () => {
    const person = { ...emptyPerson, firstName: 'Eva', lastName: ' Malá', birthDay: '1980-03-04', phoneNumber: '777' };
    const { customer } = await save(withCustomer({ custodian: { id: null, person } }));
    expect(customer).toMatchObject({
      parent: {
        name: { firstName: 'Eva', lastName: 'Malá' },
        birthDay: '1980-03-04',
        email: null,
        phoneNumber: '777',
        address: { street: null, streetNumber: null, city: null, zip: null },
      },
    });
    expect(customer).not.toHaveProperty('parentId');
  });

  it('is sent with an ISIC number only if an ISIC number was entered', async () => {
    const number = 'S420123456789E';
    expect((await save(withCustomer({ isicNumber: number }))).customer).toMatchObject({ isicNumber: number });
    expect((await save(samplePlan)).customer).not.toHaveProperty('isicNumber');
  });
});

describe('the application (DAT-03)', () => {
  it("contains the recipient's address for a chip card that is posted", async () => {
    const { application, calls } = await save(samplePlan);
    expect(calls.map(({ name }) => name)).toEqual(['createCustomer', 'createCardApplication']);
    expect(application).toEqual({
      customerId: 1,
      flowId: 'flow',
      draftId: 4,
      profileOne: { profileId: 1, validFrom: '2026-11-21', validTo: '2030-11-20' },
      marketingConsent: false,
      carrierType: 'HAULIER_CARD',
      cardForFree: false,
      contactMeIfCardFound: true,
      keepPhoto: false,
      recipientAddress: { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' },
    });
  });

  it('contains the branch office for a free chip card that is handed over there, and both profiles', async () => {
    const branch = {
      id: 12,
      name: 'Bory',
      branchNumber: 2,
      address: { street: 'Borská', streetNumber: '1', city: 'Plzeň', zip: '30100' },
      cardDeliveryAllowed: true,
    };
    const { application } = await save({
      ...samplePlan,
      profileTwo: {
        profile: disability,
        validFrom: '2031-01-01',
        validTo: '2031-12-31',
        confirmed: true,
        isicNumber: '',
      },
      delivery: { type: 'BRANCH', branch },
      cardForFree: true,
      marketingConsent: true,
      contactMeIfCardFound: false,
    });
    expect(application).toEqual({
      customerId: 1,
      flowId: 'flow',
      draftId: 4,
      profileOne: { profileId: 1, validFrom: '2026-11-21', validTo: '2030-11-20' },
      profileTwo: {
        profileId: 3,
        validFrom: '2031-01-01',
        validTo: '2031-12-31',
        confirmationChecked: '2026-11-21',
      },
      marketingConsent: true,
      carrierType: 'HAULIER_CARD',
      cardForFree: true,
      contactMeIfCardFound: false,
      keepPhoto: false,
      deliveryBranchOfficeId: 12,
    });
  });

  it('contains no delivery and price for a card in a mobile phone', async () => {
    const { application, calls, output } = await save({ ...samplePlan, carrierType: 'VIRTUAL_CARD', delivery: null });
    expect(calls.map(({ name }) => name)).toEqual(['createCustomer', 'createVirtualCardApplication']);
    expect(application).toEqual({
      customerId: 1,
      flowId: 'flow',
      draftId: 4,
      profileOne: { profileId: 1, validFrom: '2026-11-21', validTo: '2030-11-20' },
      marketingConsent: false,
    });
    expect(output?.application).toEqual(answers.createVirtualCardApplication);
  });

  it('contains the id of a registered bank card, and needs no gateway', async () => {
    const bankCard = { id: 3, cardNumber: '**** **** **** 1111' };
    const plan = { ...samplePlan, carrierType: 'BANK_CARD' as const, delivery: null, bankCard };
    const { application, calls, output } = await save(plan);
    expect(calls.map(({ name }) => name)).toEqual(['createCustomer', 'createBankCardApplication']);
    expect(application).toEqual({
      customerId: 1,
      flowId: 'flow',
      draftId: 4,
      profileOne: { profileId: 1, validFrom: '2026-11-21', validTo: '2030-11-20' },
      marketingConsent: false,
      bankCardId: 3,
    });
    expect(output?.application).toEqual(answers.createBankCardApplication);
  });

  it('contains no card id for a new bank card, and then the registration at the gateway begins', async () => {
    const { shop, calls } = recordingShop(answers);
    const plan: ApplicationPlan = {
      ...samplePlan,
      carrierType: 'BANK_CARD',
      delivery: null,
      bankCard: { id: null, cardNumber: null },
    };
    const files = createAttachmentFiles(() => 'file');
    vi.stubGlobal('window', { location: { origin: 'https://shop.example' } });
    const actor = createActor(provideApplicationSave(shop, files), {
      input: { flowId: 'flow', draftId: null, plan },
    }).start();
    await expect.poll(() => calls.length).toBe(3);
    actor.stop();
    vi.unstubAllGlobals();
    expect(calls[1]?.options.body).not.toHaveProperty('bankCardId');
    expect(calls[2]).toMatchObject({
      name: 'initTokenization',
      options: { params: { id: 7 }, body: { appRouteUrl: 'https://shop.example/#/app/user-account' } },
    });
  });

  it('has a separate key for each call, which stays the same for the same content', async () => {
    const keysOf = async (plan: ApplicationPlan) =>
      (await save(plan)).calls.map(({ options }) => options.idempotencyKey);
    const keys = await keysOf(samplePlan);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^flow:/);
    expect(await keysOf(samplePlan)).toEqual(keys);
    expect(await keysOf({ ...samplePlan, marketingConsent: true })).not.toEqual(keys);
  });

  it('is not filed if the person is refused, and the cart is not read again', async () => {
    const { createCustomer: _, ...others } = answers;
    const { calls, effects, output } = await save(samplePlan, others);
    expect(calls.map(({ name }) => name)).toEqual(['createCustomer']);
    expect(output).toMatchObject({ customerId: null, application: null, failure: { name: 'BAD_GATEWAY' } });
    expect(effects).toEqual([]);
  });

  it('refreshes the cart, because the cart may now contain a fee', async () => {
    expect((await save(samplePlan)).effects).toEqual(['tell cart refresh']);
  });
});
