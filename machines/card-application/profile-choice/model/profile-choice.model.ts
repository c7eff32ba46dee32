import * as v from 'valibot';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { profileChoiceMachine } from '../profile-choice.machine.ts';
import { chosenOf, isFilledIn, isIsicComplete, problemsOf } from '../profile-choice.problems.ts';
import { chosenProfile } from '../profile-choice.validity.ts';
import { sampleFacts, sampleInput } from './profile-choice.samples.ts';

const profileOne = { validFrom: '2026-11-21', validTo: '2026-12-31', isic: false };
const isic = ['chooseProfile/student', 'changeIsicNumber/complete'];
const asked = [...isic, 'after debounce in present.settling'];

export const profileChoiceModel = defineModel(profileChoiceMachine, {
  inputs: {
    one: sampleInput,
    two: { ...sampleInput, position: 2, facts: { ...sampleFacts, profileOne } },
    preselected: { ...sampleInput, preselected: { profileId: 3, validFrom: '2027-02-01' } },
    'preselected two': {
      ...sampleInput,
      position: 2,
      facts: { ...sampleFacts, profileOne },
      preselected: { profileId: 3, validFrom: null },
    },
  },
  cases: {
    need: { plain: {} },
    drop: { plain: {} },
    factsChanged: {
      'another name': { facts: { ...sampleFacts, lastName: 'Malá' } },
      'another birth date': { facts: { ...sampleFacts, birthDay: '1950-01-01' } },
      'another profile one': {
        facts: { ...sampleFacts, profileOne: { validFrom: '2027-01-01', validTo: '2027-03-31', isic: true } },
      },
    },
    chooseProfile: { adult: { profileId: 1 }, student: { profileId: 2 }, disability: { profileId: 3 } },
    changeValidFrom: {
      'next year': { day: '2027-02-01' },
      yesterday: { day: '2026-11-20' },
      'after the profile': { day: '2028-01-01' },
      'no day': { day: 'zítra' },
      nothing: { day: '' },
    },
    toggleConfirmed: { plain: {} },
    changeIsicNumber: {
      complete: { value: 'S420 123 456 789E' },
      'complete in another way': { value: 'S420123456789E' },
      'too short': { value: 'S420' },
    },
    leaveField: { validFrom: { field: 'validFrom' }, isicNumber: { field: 'isicNumber' } },
    demand: { plain: {} },
    retry: { plain: {} },
  },
  environment: { need: 'outside', drop: 'outside', demand: 'outside', factsChanged: 'outside' },
  // For profile two the facts always contain profile one; for profile one they never do.
  possible: (event, { position }) =>
    event.type !== 'factsChanged' || (event.facts.profileOne !== null) === (position === 2),
  outcomes: {
    checkIsic: {
      valid: { output: true },
      unknown: { output: false },
      TOO_MANY_ATTEMPTS: refusal('TOO_MANY_ATTEMPTS', { metadata: { retryAfter: 600 } }),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 60_000 },
  abstract: ({ position, facts, profileId, validFrom, isicNumber, confirmed, failure, ...context }) => ({
    position,
    facts: [facts.lastName, facts.birthDay, facts.profileOne],
    chosen: [profileId, context.profileChosen, validFrom, context.validFromChosen, isicNumber, confirmed],
    failed: failure !== null,
  }),
  home: ['absent', 'present.plain', 'present.isicIncomplete', 'present.isicValid', 'present.isicInvalid'],
  contexts: {
    absent: v.object({ profileId: v.null(), validFrom: v.literal(''), confirmed: v.literal(false) }),
    'present.isicUnchecked': v.object({ failure: v.object({ name: v.string() }) }),
  },
  invariants: {
    'the choice has the tag "waiting" exactly in the states "settling" and "asking"': (snapshot) =>
      snapshot.hasTag('waiting') ===
      (snapshot.matches({ present: 'settling' }) || snapshot.matches({ present: 'asking' })),
    'the register is asked only about a complete number': (snapshot) =>
      !snapshot.hasTag('waiting') || isIsicComplete(snapshot.context),
    'a profile with an ISIC card is never in the state "plain"': (snapshot) =>
      !snapshot.matches({ present: 'plain' }) || chosenProfile(snapshot.context)?.isic !== true,
    'a field is marked only while it is wrong': ({ context }) =>
      context.marked.every((field) => problemsOf(context)[field] !== null),
    'the end of the chosen profile follows from the profile’s rule': ({ context }) => {
      const chosen = chosenOf(context);
      return chosen?.profile.id !== 3 || chosen.validTo !== null;
    },
  },
  scenarios: {
    'GRO-04: the preselected profile and its first day are chosen, and can be changed': {
      input: 'preselected',
      steps: ['factsChanged/another birth date'],
      ends: 'present.plain',
      with: ({ profileId, validFrom }) => profileId === 3 && validFrom === '2027-02-01',
    },
    'GRO-04: a preselected second profile starts after the first profile without further input': {
      input: 'preselected two',
      steps: ['factsChanged/another profile one'],
      ends: 'present.plain',
      with: ({ profileId, validFrom }) => profileId === 3 && validFrom === '2027-04-01',
    },
    'PRF-01: the only profile that suits the age and needs no proof is proposed': {
      input: 'one',
      steps: [],
      ends: 'present.plain',
      with: (context) => context.profileId === 1 && context.validFrom === '2026-11-21' && isFilledIn(context),
    },
    'PRF-01: a proposed profile lasts as long as the card': {
      input: 'one',
      steps: [],
      ends: 'present.plain',
      with: (context) => chosenOf(context)?.validTo === '2030-11-20',
    },
    'PRF-01: another profile must be confirmed again, and its days are computed': {
      input: 'one',
      steps: [
        'chooseProfile/disability',
        'toggleConfirmed',
        'changeValidFrom/next year',
        'chooseProfile/adult',
        'chooseProfile/disability',
      ],
      ends: 'present.plain',
      with: (context) =>
        !context.confirmed &&
        context.validFrom === '2026-11-21' &&
        chosenOf(context)?.validTo === '2027-11-20' &&
        problemsOf(context).confirmed === 'CONFIRMATION_REQUIRED',
    },
    'PRF-01: a profile of 365 days ends after 365 days': {
      input: 'one',
      steps: ['chooseProfile/disability', 'toggleConfirmed'],
      ends: 'present.plain',
      with: (context) => chosenOf(context)?.validTo === '2027-11-20' && isFilledIn(context),
    },
    'PRF-01: a profile of 365 days ends earlier if the operator offers the profile only until an earlier day': {
      input: 'one',
      steps: ['chooseProfile/disability', 'toggleConfirmed', 'changeValidFrom/next year'],
      ends: 'present.plain',
      with: (context) => chosenOf(context)?.validTo === '2027-12-31' && isFilledIn(context),
    },
    'PRF-01: the days of a profile must be within the operator’s range': {
      input: 'one',
      steps: ['chooseProfile/disability', 'toggleConfirmed', 'changeValidFrom/after the profile'],
      ends: 'present.plain',
      with: (context) => problemsOf(context).validFrom === 'OUTSIDE_PROFILE_RANGE',
    },
    'PRF-01: a profile cannot start in the past': {
      input: 'one',
      steps: ['changeValidFrom/yesterday'],
      ends: 'present.plain',
      with: (context) => problemsOf(context).validFrom === 'VALID_FROM_TOO_EARLY',
    },
    'FRM-01: the error of an emptied first day is shown when the field is left': {
      input: 'one',
      steps: ['changeValidFrom/nothing', 'leaveField/validFrom'],
      ends: 'present.plain',
      with: (context) => problemsOf(context).validFrom === 'EMPTY' && context.marked.includes('validFrom'),
    },
    'PRF-02: after a change of the birth date, a profile for which the person is too old on every day cannot be chosen':
      {
        input: 'one',
        steps: ['factsChanged/another birth date'],
        ends: 'present.plain',
        refuses: ['chooseProfile/student'],
      },
    'PRF-01: choosing the chosen profile again has no effect, and fields that the profile does not need are ignored': {
      input: 'one',
      steps: [],
      ends: 'present.plain',
      refuses: ['chooseProfile/adult', 'toggleConfirmed', 'changeIsicNumber/complete', 'leaveField/isicNumber'],
    },
    'PRF-01: without a chosen profile the first day cannot be changed': {
      input: 'two',
      steps: ['need'],
      ends: 'present.plain',
      refuses: ['changeValidFrom/next year', 'leaveField/validFrom'],
      with: ({ profileId, validFrom }) => profileId === null && validFrom === '2027-01-01',
    },
    'PRF-01: the start of profile two follows profile one, also if profile one was changed before profile two was added':
      {
        input: 'two',
        steps: ['factsChanged/another profile one', 'need'],
        ends: 'present.plain',
        with: ({ validFrom }) => validFrom === '2027-04-01',
      },
    'PRF-01: the start of profile two follows profile one, also if profile one is changed after profile two was added':
      {
        input: 'two',
        steps: ['need', 'factsChanged/another profile one'],
        ends: 'present.plain',
        with: ({ validFrom }) => validFrom === '2027-04-01',
      },
    'PRF-01: missing fields are marked when the person tries to continue': {
      input: 'one',
      steps: ['chooseProfile/disability', 'demand'],
      ends: 'present.plain',
      with: (context) => context.demanded && problemsOf(context).confirmed === 'CONFIRMATION_REQUIRED',
    },
    'PRF-01: the proposed start of profile two is after profile one': {
      input: 'two',
      steps: ['need', 'chooseProfile/adult'],
      ends: 'present.plain',
      with: (context) => context.validFrom === '2027-01-01' && isFilledIn(context),
    },
    'PRF-01: a profile two that shares days with profile one has an error': {
      input: 'two',
      steps: ['need', 'chooseProfile/adult', 'factsChanged/another profile one', 'changeValidFrom/next year'],
      ends: 'present.plain',
      with: (context) => problemsOf(context).validFrom === 'PROFILES_COLLIDE',
    },
    'PRF-01: removing profile two deletes its input': {
      input: 'two',
      steps: ['need', 'chooseProfile/disability', 'toggleConfirmed', 'drop'],
      ends: 'absent',
    },
    'ISI-01: the number is checked as soon as it has 14 characters': {
      input: 'one',
      steps: [...asked, 'checkIsic=valid'],
      ends: 'present.isicValid',
      with: isFilledIn,
    },
    'ISI-01: a number that the register does not know is refused': {
      input: 'one',
      steps: [...asked, 'checkIsic=unknown'],
      ends: 'present.isicInvalid',
    },
    'ISI-01: the register is not asked about a shorter number': {
      input: 'one',
      steps: ['chooseProfile/student', 'changeIsicNumber/too short', 'leaveField/isicNumber'],
      ends: 'present.isicIncomplete',
      with: (context) =>
        problemsOf(context).isicNumber === 'ISIC_NUMBER_LENGTH' && context.marked.includes('isicNumber'),
    },
    'ISI-01: spaces do not change the number': {
      input: 'one',
      steps: [...asked, 'checkIsic=valid', 'changeIsicNumber/complete in another way'],
      ends: 'present.isicValid',
      with: ({ isicNumber }) => isicNumber === 'S420123456789E',
    },
    'ISI-01: the number is checked again when the name changes': {
      input: 'one',
      steps: [...asked, 'checkIsic=valid', 'factsChanged/another name'],
      ends: 'present.settling',
      with: ({ facts }) => facts.lastName === 'Malá',
    },
    'ISI-01: an answer about an earlier number is ignored': {
      input: 'one',
      steps: [...asked, 'changeIsicNumber/too short'],
      ends: 'present.isicIncomplete',
      refuses: ['checkIsic=valid'],
    },
    'ISI-01: a failed check of the number can be repeated': {
      input: 'one',
      steps: [...asked, 'checkIsic=noAnswer', 'retry'],
      ends: 'present.asking',
      with: ({ failure }) => failure === null,
    },
    'ISI-01: choosing a profile without an ISIC card clears the failure of the register': {
      input: 'one',
      steps: [...asked, 'checkIsic=noAnswer', 'chooseProfile/adult'],
      ends: 'present.plain',
      with: ({ failure }) => failure === null,
    },
    'ISI-01: another number clears the failure of the register': {
      input: 'one',
      steps: [...asked, 'checkIsic=noAnswer', 'changeIsicNumber/too short'],
      ends: 'present.isicIncomplete',
      with: ({ failure }) => failure === null,
    },
    'ISI-01: another name clears the failure of the register': {
      input: 'one',
      steps: [...asked, 'checkIsic=noAnswer', 'factsChanged/another name'],
      ends: 'present.settling',
      with: ({ failure }) => failure === null,
    },
    'ISI-01: the number of profile two is checked as well': {
      input: 'two',
      steps: ['need', ...isic],
      ends: 'present.settling',
    },
    'ISI-01: two profiles cannot both have an ISIC card': {
      input: 'two',
      steps: ['need', 'factsChanged/another profile one', 'chooseProfile/student'],
      ends: 'present.isicIncomplete',
      with: (context) => problemsOf(context).profile === 'MULTIPLE_CUSTOMER_PROFILES_WITH_ISIC',
    },
  },
});
