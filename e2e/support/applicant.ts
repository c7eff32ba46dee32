import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createCardApplicationDraft, saveDraftPhoto } from '../../contract/endpoints/card-application-drafts.ts';
import { createCustomer as saveCustomer } from '../../contract/endpoints/customer-writes.ts';
import { draftShape, type EnteredApplication } from '../../contract/entities/card-application-draft.ts';
import type { Customer as Person } from '../../contract/entities/customer.ts';
import { addYears } from '../../rules/dates.ts';
import { emptyAddress } from '../../machines/delivery/delivery.problems.ts';
import { emptyPerson, personAsTyped } from '../../rules/person-fields.ts';
import { photoSize } from '../../rules/photo.ts';
import { callOf, createCustomer, openAs, type Customer } from './customer.ts';
import { picture } from './pictures.ts';
import type { Sandbox } from './sandbox.ts';

type Carrier = 'HAULIER_CARD' | 'VIRTUAL_CARD' | 'BANK_CARD';

/** Somebody for whom a card can be applied for. The shop has their photo, so that the first step needs only the consents. */
export interface Applicant {
  readonly person: Person;
  /** Opens the account page of this person with the wizard. */
  readonly openWizard: (page: Page, carrier: Carrier) => Promise<void>;
  /** Stores what was entered earlier, so that the wizard opens at a later step. */
  readonly begin: (carrier: Carrier, entered: Partial<EnteredApplication>) => Promise<void>;
}

interface ApplicantOptions {
  /** Somebody who is assigned to a parent's account, instead of the account's owner. */
  readonly isAssigned?: boolean;
}

const photo = picture(photoSize.width, photoSize.height).then((image) => image.jpeg({ quality: 40 }).toBuffer());

const profile = { profileId: null, profileChosen: false, validFrom: '', validFromChosen: false, isicNumber: '' };
const nothing: Omit<EnteredApplication, 'flowId' | 'step' | 'person'> = {
  custodian: { choice: 'registered', person: emptyPerson },
  profileOne: profile,
  profileTwo: null,
  delivery: { type: 'BRANCH', cardForFree: false, branchId: null, address: emptyAddress },
  bankCard: null,
  marketingConsent: false,
  files: [],
  savedCustomerId: null,
};

const ages = { child: 8, adult: 35 };

/** The birth date of a child or of an adult. */
export const birthDayOf = (who: keyof typeof ages, today: string): string => addYears(today, -ages[who]);

export async function createApplicant(
  url: string,
  sandbox: Sandbox,
  { isAssigned = false }: ApplicantOptions = {},
): Promise<Applicant> {
  const customer: Customer = await createCustomer(url, await sandbox.account(isAssigned ? 'parent' : 'newcomer'));
  const call = callOf(url, customer.session.token);
  const base64 = (await photo).toString('base64');
  const person = await call(saveCustomer, {
    body: {
      name: { firstName: 'Alžběta', lastName: `Nováčková-${randomUUID().slice(0, 8)}` },
      birthDay: birthDayOf('adult', await sandbox.today()),
      address: { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' },
      photo: base64,
      gdprTermsApproval: true,
      accountLinkType: isAssigned ? 'ASSIGNED' : 'REGISTERED',
    },
  });
  const page = isAssigned ? `/app/user-linked-account/${String(person.id)}` : '/app/user-account';
  return {
    person,
    openWizard: (shown, carrier) => openAs(shown, customer, `${page}?apply=${carrier}`),
    begin: async (carrierType, entered) => {
      const { id } = await call(createCardApplicationDraft, {
        body: {
          carrierType,
          isOwn: !isAssigned,
          customerId: isAssigned ? person.id : null,
          shape: draftShape,
          entered: { flowId: randomUUID(), step: 'cardData', person: personAsTyped(person), ...nothing, ...entered },
        },
      });
      await call(saveDraftPhoto, { id, body: { photo: `data:image/jpeg;base64,${base64}` } });
    },
  };
}
