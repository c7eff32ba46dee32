import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { DraftRow } from '#api/composed/application-drafts/draft-database.ts';
import { branchOffices } from '#contract/endpoints/branch-offices.ts';
import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { createCardApplicationDraft, saveDraftPhoto } from '#contract/endpoints/card-application-drafts.ts';
import {
  createBankCardApplication,
  createCardApplication,
  createVirtualCardApplication,
} from '#contract/endpoints/card-application-writes.ts';
import { customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import { createCustomer as saveCustomer } from '#contract/endpoints/customer-writes.ts';
import { customer as ownCustomer } from '#contract/endpoints/customers.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { draftShape, type EnteredApplication } from '#contract/entities/card-application-draft.ts';
import type { Customer as Person } from '#contract/entities/customer.ts';
import { emptyAddress } from '#machines/card-application/delivery/delivery.problems.ts';
import { yearsBefore } from '#rules/dates.ts';
import { emptyPerson, personAsTyped } from '#rules/person-fields.ts';
import { photoSize } from '#rules/photo.ts';
import { defaultProfileValidTo } from '#rules/profile-validity.ts';
import type { GivenFile } from '../../card-application/pages/attachments.page.ts';
import { callOf, createCustomer, openAs } from './customer.ts';
import { storeOnDevice } from './device-draft.ts';
import { picture } from './pictures.ts';
import type { Sandbox } from './sandbox.ts';
import type { ServerOptions } from './server-options.ts';

type Call = ReturnType<typeof callOf>;
type Carrier = 'HAULIER_CARD' | 'VIRTUAL_CARD' | 'BANK_CARD';

/**
 * A person for whom a card can be applied for. The shop has their photo, so that the first step needs only the consents.
 */
export interface Applicant {
  readonly person: Person;
  /** A photo, base64. */
  readonly photo: string;
  /** Opens the account page of this person with the wizard. */
  readonly openWizard: (page: Page, carrier: Carrier) => Promise<void>;
  /** Files an application for a new bank card that is not registered yet; returns its id. */
  readonly fileForBankCard: () => Promise<number>;
  /** Files an application for a chip card, with its fee in the cart; returns its id. */
  readonly fileForChipCard: () => Promise<number>;
  /** Files an application for a card in the phone and submits its file; returns its id. */
  readonly fileWithProof: (file: GivenFile) => Promise<number>;
  /** Makes calls with the account's session. */
  readonly call: Call;
  readonly openPage: (page: Page, path: string) => Promise<void>;
  /** Stores a draft, so that the wizard opens at a later step. */
  readonly begin: (carrier: Carrier, entered: Partial<EnteredApplication>) => Promise<void>;
}

interface ApplicantOptions {
  /** A demo account whose own customer applies; without it, a new person is created. */
  readonly purpose?: string;
  /** Whether the applicant is assigned to a parent's account, instead of being the account's own customer. */
  readonly isAssigned?: boolean;
  /** Drafts are kept on the device if the back end is plain. */
  readonly backEnd?: ServerOptions['backEnd'];
}

const photo = picture(photoSize.width, photoSize.height).then((image) => image.jpeg({ quality: 40 }).toBuffer());

/** A name that nobody else in the database has. */
const freshName = (): string => `Nováčková-${randomUUID().slice(0, 8)}`;

const home = { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' };
const profile = { profileId: null, profileChosen: false, validFrom: '', validFromChosen: false, isicNumber: '' };
const nothing: Omit<EnteredApplication, 'flowId' | 'step' | 'person'> = {
  custodian: { choice: 'registered', person: emptyPerson },
  profileOne: profile,
  profileTwo: null,
  delivery: { type: 'BRANCH', cardForFree: false, branchId: null, address: emptyAddress },
  bankCard: null,
  marketingConsent: false,
  pin: '',
  files: [],
};

/** A profile from today on, by its name. */
async function profileOf(call: Call, today: string, name: string) {
  const query = { type: 'PERSONAL', validity: 'PRESENT_OR_FUTURE', limit: '999', offset: '0' };
  const { items } = await call(customerProfiles, { query });
  const chosen = items.find(({ displayName }) => displayName === name);
  if (chosen === undefined) throw new Error(`expected the profile ${name}, found none`);
  const settings = await call(globalSettings);
  const cardYears = Number(settings.find((setting) => setting.name === 'CUSTOMER_CARD_VALIDITY')?.value);
  const term = { profile: chosen, today, validFrom: today, birthDay: null, cardValidTo: null };
  const validTo = defaultProfileValidTo({ ...term, profileYears: cardYears, cardYears });
  return { chosen, requested: { profileId: chosen.id, validFrom: today, validTo } };
}

const ages = { child: 8, pupil: 17, adult: 24 };

/** The birth date of a child, of a pupil who applies without a custodian, or of an adult. */
export const birthDayOf = (who: keyof typeof ages, today: string): string => yearsBefore(today, ages[who]);

/** A new person whose data and photo the account has submitted. */
const createPerson = (call: Call, today: string, photoData: string, isAssigned: boolean): Promise<Person> =>
  call(saveCustomer, {
    body: {
      name: { firstName: 'Alžběta', lastName: freshName() },
      birthDay: birthDayOf('adult', today),
      address: home,
      photo: photoData,
      gdprTermsApproval: true,
      accountLinkType: isAssigned ? 'ASSIGNED' : 'REGISTERED',
    },
  });

export async function createApplicant(
  url: string,
  sandbox: Sandbox,
  { isAssigned = false, purpose, backEnd }: ApplicantOptions = {},
): Promise<Applicant> {
  const account = await sandbox.account(purpose ?? (isAssigned ? 'parent' : 'newcomer'));
  const customer = await createCustomer(url, account);
  const call = callOf(url, customer.session.token);
  const today = await sandbox.today();
  const photoData = (await photo).toString('base64');
  const person =
    purpose === undefined
      ? await createPerson(call, today, photoData, isAssigned)
      : await call(ownCustomer, { id: account.customerId ?? 0 });
  // Another copy of the demo account may have a person with the same name.
  const typed =
    purpose === undefined
      ? personAsTyped(person)
      : { ...personAsTyped(person), ...home, lastName: freshName(), email: '' };
  let draftOnDevice: DraftRow | null = null;
  const accountPage = isAssigned ? `/app/user-linked-account/${String(person.id)}` : '/app/user-account';
  return {
    person,
    photo: photoData,
    call,
    openPage: (page, path) => openAs(page, customer, path),
    openWizard: async (page, carrier) => {
      if (draftOnDevice !== null) await storeOnDevice(page, draftOnDevice);
      await openAs(page, customer, `${accountPage}?apply=${carrier}`);
    },
    begin: async (carrierType, given) => {
      const entered: EnteredApplication = {
        flowId: randomUUID(),
        step: 'cardData',
        person: typed,
        ...nothing,
        ...given,
      };
      const draftPhoto = `data:image/jpeg;base64,${photoData}`;
      if (backEnd === 'plain') {
        draftOnDevice = {
          accountId: customer.session.customerAccountId,
          person: isAssigned ? person.id : 'own',
          carrierType,
          flowId: entered.flowId,
          version: 1,
          shape: draftShape,
          entered,
          photo: draftPhoto,
          saved: Date.parse(today),
        };
        return;
      }
      const { id } = await call(createCardApplicationDraft, {
        body: {
          carrierType,
          isOwn: !isAssigned,
          customerId: isAssigned ? person.id : null,
          shape: draftShape,
          entered,
        },
      });
      await call(saveDraftPhoto, { id, body: { photo: draftPhoto } });
    },
    fileForChipCard: async () => {
      const { requested: profileOne } = await profileOf(call, today, 'Dospělý');
      const query = { cardDeliveryAllowed: 'true', limit: '1', offset: '0' };
      const [office] = (await call(branchOffices, { query })).items;
      const options = { contactMeIfCardFound: true, keepPhoto: false, cardForFree: false, marketingConsent: false };
      const delivery = { carrierType: 'HAULIER_CARD', deliveryBranchOfficeId: office?.id ?? 0 } as const;
      const body = { customerId: person.id, profileOne, ...options, ...delivery };
      return (await call(createCardApplication, { body })).id;
    },
    fileForBankCard: async () => {
      const { requested } = await profileOf(call, today, 'Dospělý');
      const body = { customerId: person.id, profileOne: requested, marketingConsent: false };
      return (await call(createBankCardApplication, { body })).id;
    },
    fileWithProof: async ({ name, mimeType, buffer }) => {
      const { chosen, requested } = await profileOf(call, today, 'Držitel průkazu ZTP');
      const profileOne = { ...requested, confirmationChecked: today };
      const body = { customerId: person.id, profileOne, marketingConsent: false };
      const { id } = await call(createVirtualCardApplication, { body });
      const attachment = new File([new Uint8Array(buffer)], name, { type: mimeType });
      const cardApplicationAttachmentTypeId = chosen.cardApplicationAttachmentTypes[0]?.id ?? 0;
      await call(uploadAttachment, { id, body: { attachment, cardApplicationAttachmentTypeId, isProfileOne: true } });
      return id;
    },
  };
}
