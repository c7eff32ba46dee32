import type { CardApplicationInput } from '#machines/card-application/card-application/card-application.types.ts';
import type { PersonField, TypedPerson } from '#rules/person-fields.ts';
import { smallPdf } from '#tests/common/server/support/attachment-form.ts';
import { dataUrlPrefix, smallPhoto } from '#tests/common/server/support/photos.ts';
import type { WizardPage } from './wizard-page.ts';

/** An applicant and the requested card. */
export interface Case {
  readonly account: 'newcomer' | 'adult';
  readonly application: Pick<CardApplicationInput, 'kind' | 'carrierType' | 'link'>;
  readonly birthDay: string;
  /** The name of the profile; null = the proposed profile. */
  readonly profile: string | null;
  /** A number of an ISIC card, if the profile needs one. */
  readonly isicNumber?: string;
  /** How many files the profile needs. */
  readonly files: number;
  /** The number of new customers, including the custodian. */
  readonly people: number;
  readonly fees: number;
}

export const cases = {
  'a newcomer, a virtual card and a file': {
    account: 'newcomer',
    application: { kind: 'CREATE', carrierType: 'VIRTUAL_CARD', link: 'REGISTERED' },
    birthDay: '1990-05-06',
    profile: 'Disability card holder',
    files: 1,
    people: 1,
    fees: 0,
  },
  'a new child with a new custodian, a chip card with a fee and a file': {
    account: 'adult',
    application: { kind: 'CREATE_ASSIGNED_CARD', carrierType: 'HAULIER_CARD', link: 'ASSIGNED' },
    birthDay: '2017-03-04',
    profile: 'Pupil under 19',
    files: 1,
    people: 2,
    fees: 1,
  },
  'an adult, a new bank card': {
    account: 'adult',
    application: { kind: 'CREATE', carrierType: 'BANK_CARD', link: 'REGISTERED' },
    birthDay: '1990-05-06',
    profile: null,
    files: 0,
    people: 0,
    fees: 0,
  },
} as const satisfies Record<string, Case>;

export const personOf = (lastName: string, birthDay: string): TypedPerson => ({
  firstName: 'Nela',
  lastName,
  birthDay,
  email: 'nela@linka.example',
  phoneNumber: '777123456',
  street: 'Nová',
  streetNumber: '1',
  city: 'Lipany',
  zip: '56101',
});

interface PersonForm {
  readonly getSnapshot: () => { readonly context: { readonly person: TypedPerson } };
  readonly send: (event: { readonly type: 'changeField'; readonly field: PersonField; readonly value: string }) => void;
}

/** Enters the person's identity, unless it is filled in already. */
function type(form: PersonForm, person: TypedPerson): void {
  if (form.getSnapshot().context.person.lastName === person.lastName) return;
  for (const [field, value] of Object.entries(person) as [PersonField, string][]) {
    form.send({ type: 'changeField', field, value });
  }
}

function enterPersonalData(page: WizardPage, { birthDay }: Case, lastName: string, photo: string): void {
  const part = page.part('personalData');
  type(part, personOf(lastName, birthDay));
  const { context } = part.getSnapshot();
  if (context.photo === null) part.send({ type: 'changePhoto', photo, open: false });
  for (const consent of ['terms', 'gdpr'] as const) {
    if (!context.agreed[consent]) part.send({ type: 'toggleConsent', consent });
  }
}

function enterCustodian(page: WizardPage, lastName: string): void {
  const part = page.part('custodian');
  if (!part.getSnapshot().matches('choosing')) return;
  part.send({ type: 'choose', choice: 'other' });
  type(part, personOf(`${lastName} senior`, '1980-01-02'));
}

function chooseProfile(page: WizardPage, { profile, isicNumber = '' }: Case): void {
  const part = page.part('profileOne');
  const { profiles, profileId, confirmed, isicNumber: typed } = part.getSnapshot().context;
  const leaving = profiles.find(({ displayName }) => displayName === profile);
  if (leaving === undefined) return;
  if (leaving.id !== profileId) part.send({ type: 'chooseProfile', profileId: leaving.id });
  else if (isicNumber !== typed) part.send({ type: 'changeIsicNumber', value: isicNumber });
  else if (!confirmed) part.send({ type: 'toggleConfirmed' });
}

export const proof = { name: 'proof.pdf', content: smallPdf };

function chooseFiles(page: WizardPage): void {
  const part = page.part('attachmentsOne');
  const { types, files, looked } = part.getSnapshot().context;
  const missing = types.find(({ id }) => !files.some(({ typeId }) => typeId === id));
  if (missing === undefined || looked !== null) return;
  part.send({ type: 'choose', typeId: missing.id, file: page.files.keep(new File([proof.content], proof.name)) });
}

function chooseBranch(page: WizardPage): void {
  const part = page.part('delivery');
  const { branchId, branches } = part.getSnapshot().context;
  const [branch] = branches;
  if (branchId === null && branch !== undefined) part.send({ type: 'chooseBranch', branchId: branch.id });
}

export const isAt = (
  { wizard }: WizardPage,
  entering: 'personalData' | 'custodian' | 'cardData' | 'summary',
): boolean => wizard.getSnapshot().matches({ filling: { entering } });

/** Fills in the missing fields of the open step, agrees to everything, and presses "next". */
export function fillOpenStep(page: WizardPage, given: Case, lastName: string, photo: string): void {
  if (isAt(page, 'personalData')) enterPersonalData(page, given, lastName, photo);
  else if (isAt(page, 'custodian')) enterCustodian(page, lastName);
  else if (isAt(page, 'cardData')) {
    chooseProfile(page, given);
    chooseFiles(page);
    chooseBranch(page);
  } else return;
  if (page.wizard.getSnapshot().context.leaving === null) page.wizard.send({ type: 'next' });
}

/** Fills in the wizard, or the missing parts of it, until the summary is open. */
export async function goToSummary(page: WizardPage, given: Case, lastName: string): Promise<void> {
  const photo = `${dataUrlPrefix}${await smallPhoto()}`;
  await page.until('the summary', () => {
    fillOpenStep(page, given, lastName, photo);
    return isAt(page, 'summary');
  });
}
