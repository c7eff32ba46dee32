import type { EventFrom } from 'xstate';
import type { cardApplicationParts } from '#machines/card-application/card-application/card-application.parts.ts';
import type { CardApplicationEvent } from '#machines/card-application/card-application/card-application.types.ts';
import type { PersonField, TypedPerson } from '#rules/person-fields.ts';
import { custodianPerson, photo, tomorrow } from './inputs.ts';

type Parts = typeof cardApplicationParts;
export type EnteringStep = 'personalData' | 'custodian' | 'cardData' | 'summary';

/** Something that a person does in one go: one or more events to the wizard or to a part. */
export interface Action {
  /** The open step in which the action is possible; `any` = each step, null = the wizard itself decides. */
  readonly at: EnteringStep | 'any' | null;
  readonly sends: readonly { readonly to: string; readonly event: { readonly type: string } }[];
}

const to = <Part extends keyof Parts>(part: Part, event: EventFrom<Parts[Part]>) => ({ to: part, event });

const wizard = (event: Exclude<CardApplicationEvent, { readonly snapshot: unknown }>): Action => ({
  at: null,
  sends: [{ to: '', event }],
});
const inPerson = (...events: readonly EventFrom<Parts['personalData']>[]): Action => ({
  at: 'personalData',
  sends: events.map((event) => to('personalData', event)),
});
const inCustodian = (...events: readonly EventFrom<Parts['custodian']>[]): Action => ({
  at: 'custodian',
  sends: events.map((event) => to('custodian', event)),
});
const inCardData = <Part extends keyof Parts>(part: Part, ...events: readonly EventFrom<Parts[Part]>[]): Action => ({
  at: 'cardData',
  sends: events.map((event) => to(part, event)),
});

const fieldsOf = (person: TypedPerson) =>
  (Object.entries(person) as [PersonField, string][]).map(
    ([field, value]) => ({ type: 'changeField', field, value }) as const,
  );
const born = (value: string) => inPerson({ type: 'changeField', field: 'birthDay', value });
const named = (value: string) => inPerson({ type: 'changeField', field: 'firstName', value });
const file = (id: string) => ({ id, name: `${id}.pdf`, size: 2000 });

/** Everything that the person, or the calendar, does in some exploration. */
export const actions = {
  next: wizard({ type: 'next' }),
  back: wizard({ type: 'back' }),
  'change the person': wizard({ type: 'change', step: 'personalData' }),
  'change the custodian': wizard({ type: 'change', step: 'custodian' }),
  'change the card data': wizard({ type: 'change', step: 'cardData' }),
  confirm: wizard({ type: 'confirm' }),
  'confirm and go to the cart': wizard({ type: 'confirmAndGoToCart' }),
  close: wizard({ type: 'close' }),
  stay: wizard({ type: 'stay' }),
  keep: wizard({ type: 'keep' }),
  discard: wizard({ type: 'discard' }),
  'a new day': wizard({ type: 'newDay', today: tomorrow }),

  agree: inPerson({ type: 'toggleConsent', consent: 'terms' }, { type: 'toggleConsent', consent: 'gdpr' }),
  'enter a person': inPerson(...fieldsOf({ ...custodianPerson, firstName: 'Adam', birthDay: '2015-09-01' }), {
    type: 'changePhoto',
    photo,
    open: false,
  }),
  'name the person Eva': named('Eva'),
  'name the person Jana': named('Jana'),
  'empty the name': named(''),
  'born as a child': born('2015-09-01'),
  'born as a student': born('2003-05-06'),
  'born as an adult': born('1990-05-06'),
  'fifteen tomorrow': born('2011-11-22'),
  'half a birth date': born('1.'),
  'another street': inPerson({ type: 'changeField', field: 'street', value: 'Dlouhá' }),
  'another photo': inPerson({ type: 'changePhoto', photo: `${photo}BB`, open: false }),
  'complete the address': inPerson(
    ...fieldsOf(custodianPerson).filter(({ field }) => ['street', 'streetNumber', 'city', 'zip'].includes(field)),
    { type: 'changePhoto', photo, open: false },
  ),
  'compare again': inPerson({ type: 'retry' }),

  'another custodian': inCustodian({ type: 'choose', choice: 'other' }),
  'own custodian': inCustodian({ type: 'choose', choice: 'registered' }),
  'enter the custodian': inCustodian({ type: 'choose', choice: 'other' }, ...fieldsOf(custodianPerson)),
  'name the custodian Petr': inCustodian({ type: 'changeField', field: 'firstName', value: 'Petr' }),
  'the former custodian': inCustodian({ type: 'restore' }),
  'read the custodian again': inCustodian({ type: 'retry' }),

  'profile of an adult': inCardData('profileOne', { type: 'chooseProfile', profileId: 1 }),
  'profile with ISIC': inCardData('profileOne', { type: 'chooseProfile', profileId: 2 }),
  'profile with a claim': inCardData('profileOne', { type: 'chooseProfile', profileId: 3 }),
  'profile of a child': inCardData('profileOne', { type: 'chooseProfile', profileId: 4 }),
  'profile with a proof': inCardData('profileOne', { type: 'chooseProfile', profileId: 5 }),
  'profile until 2027': inCardData('profileOne', { type: 'chooseProfile', profileId: 3 }, { type: 'toggleConfirmed' }),
  'profile from tomorrow': inCardData('profileOne', { type: 'changeValidFrom', day: tomorrow }),
  'one ISIC number': inCardData('profileOne', { type: 'changeIsicNumber', value: 'S420000000001E' }),
  'another ISIC number': inCardData('profileOne', { type: 'changeIsicNumber', value: 'S420000000002E' }),
  'ask the register again': inCardData('profileOne', { type: 'retry' }),
  'add profile two': wizard({ type: 'addProfileTwo' }),
  'remove profile two': wizard({ type: 'removeProfileTwo' }),
  'profile two of an adult': inCardData('profileTwo', { type: 'chooseProfile', profileId: 1 }),
  'profile two with ISIC': inCardData('profileTwo', { type: 'chooseProfile', profileId: 2 }),
  'profile two with a proof': inCardData('profileTwo', { type: 'chooseProfile', profileId: 5 }),
  'ISIC number of profile two': inCardData('profileTwo', { type: 'changeIsicNumber', value: 'S420000000003E' }),

  'one file': inCardData('attachmentsOne', { type: 'choose', typeId: 9, file: file('one') }),
  'another file': inCardData('attachmentsOne', { type: 'choose', typeId: 9, file: file('another') }),
  'remove the file': inCardData('attachmentsOne', { type: 'remove', typeId: 9 }),
  'file of profile two': inCardData('attachmentsTwo', { type: 'choose', typeId: 9, file: file('two') }),

  'the branch office': inCardData('delivery', { type: 'chooseBranch', branchId: 1 }),
  'a free card': inCardData('delivery', { type: 'toggleFree' }),
  'by post': inCardData('delivery', { type: 'chooseType', deliveryType: 'POST_OFFICE' }),

  'registered bank card': inCardData('bankCardChoice', { type: 'choose', choice: 3 }),
  'new bank card': inCardData('bankCardChoice', { type: 'choose', choice: 'new' }),
  'read the bank cards again': inCardData('bankCardChoice', { type: 'retry' }),

  'leave the files out': { at: null, sends: [{ to: 'applicationSave.attachmentUpload', event: { type: 'cancel' } }] },
  'register the bank card later': {
    at: null,
    sends: [{ to: 'applicationSave.tokenization', event: { type: 'later' } }],
  },
  'take over': { at: 'any', sends: [to('applicationDraft', { type: 'takeOver' })] },

  'a PIN': wizard({ type: 'changePin', value: '2580' }),
  'marketing consent': wizard({ type: 'toggleMarketingConsent' }),
} satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof actions;
