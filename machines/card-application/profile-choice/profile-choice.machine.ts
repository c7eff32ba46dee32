import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { stillWrong, withMark } from '../../common/field-marks.ts';
import { providedPromise } from '../../common/provided.ts';
import { isicNumberOf, isicRequest, isIsicComplete, needsIsic, problemsOf } from './profile-choice.problems.ts';
import type {
  IsicRequest,
  ProfileChoiceContext,
  ProfileChoiceEvent,
  ProfileChoiceInput,
} from './profile-choice.types.ts';
import { chosenProfile, offeredProfiles, proposedProfile, proposedStart } from './profile-choice.validity.ts';

const nothingChosen = {
  profileId: null,
  profileChosen: false,
  validFrom: '',
  validFromChosen: false,
  confirmed: false,
  isicNumber: '',
  marked: [],
  demanded: false,
  failure: null,
} as const satisfies Omit<ProfileChoiceContext, keyof ProfileChoiceInput>;

/** The preselected profile; the person can change it. */
const preselectedChoice = ({ preselected, profiles }: ProfileChoiceInput) =>
  preselected !== null && profiles.some(({ id }) => id === preselected.profileId)
    ? {
        profileId: preselected.profileId,
        profileChosen: true,
        validFrom: preselected.validFrom ?? '',
        validFromChosen: preselected.validFrom !== null,
      }
    : nothingChosen;

/** The choice from the draft, if the profile is still offered. */
const enteredChoice = (input: ProfileChoiceInput) => {
  const { entered, profiles } = input;
  if (entered === null) return preselectedChoice(input);
  const isOffered = entered.profileId === null || profiles.some(({ id }) => id === entered.profileId);
  return isOffered ? entered : nothingChosen;
};

/** The shop's proposal for the values that the person has not chosen. */
function proposal(context: ProfileChoiceContext): Pick<ProfileChoiceContext, 'profileId' | 'validFrom'> {
  const profileId = context.profileChosen ? context.profileId : (proposedProfile(context)?.id ?? null);
  const profile = chosenProfile({ ...context, profileId });
  const validFrom = context.validFromChosen ? context.validFrom : proposedStart(profile, context.facts);
  return { profileId, validFrom };
}

/** The choice of profile one or two of a card application (PRF-01, ISI-01). */
export const profileChoiceMachine = setup({
  types: {
    context: {} as ProfileChoiceContext,
    events: {} as ProfileChoiceEvent,
    input: {} as ProfileChoiceInput,
    tags: {} as 'waiting',
  },
  actors: {
    /** Returns whether the number belongs to a person of this name. */
    checkIsic: providedPromise<boolean, IsicRequest>(),
  },
  delays: { debounce: 330 },
  guards: {
    isThere: ({ context }) => context.position === 1 || context.entered !== null || context.preselected !== null,
    isOtherProfile: ({ context, event }) => {
      assertEvent(event, 'chooseProfile');
      return event.profileId !== context.profileId && offeredProfiles(context).some(({ id }) => id === event.profileId);
    },
    isChosen: ({ context }) => chosenProfile(context) !== null,
    needsConfirmation: ({ context }) => chosenProfile(context)?.requireConfirmation === true,
    isOtherIsicNumber: ({ context, event }) => {
      assertEvent(event, 'changeIsicNumber');
      return needsIsic(context) && isicNumberOf({ isicNumber: event.value }) !== isicNumberOf(context);
    },
    isSameIsicNumber: ({ context, event }) => {
      assertEvent(event, 'changeIsicNumber');
      return needsIsic(context) && isicNumberOf({ isicNumber: event.value }) === isicNumberOf(context);
    },
    /**
     * Whether the field is used: the first day needs a chosen profile, and the number needs a profile with an ISIC card.
     */
    isAsked: ({ context, event }) => {
      assertEvent(event, 'leaveField');
      return event.field === 'isicNumber' ? needsIsic(context) : chosenProfile(context) !== null;
    },
    isOtherPerson: ({ context: { facts }, event }) => {
      assertEvent(event, 'factsChanged');
      return event.facts.firstName !== facts.firstName || event.facts.lastName !== facts.lastName;
    },
    isIsicComplete: ({ context }) => isIsicComplete(context),
    isIsicIncomplete: ({ context }) => needsIsic(context) && !isIsicComplete(context),
    isValid: ({ event }) => 'output' in event && event.output,
  },
  actions: {
    propose: assign(({ context }) => proposal(context)),
    /** Another profile has other days, and must be confirmed again. */
    rememberProfile: assign(({ context, event }) => {
      assertEvent(event, 'chooseProfile');
      const { profileId } = event;
      const profile = chosenProfile({ ...context, profileId });
      return {
        profileId,
        profileChosen: true,
        validFrom: proposedStart(profile, context.facts),
        validFromChosen: false,
        confirmed: false,
        marked: [],
      };
    }),
    rememberFacts: assign(({ event }) => {
      assertEvent(event, 'factsChanged');
      return { facts: event.facts };
    }),
    rememberValidFrom: assign(({ event }) => {
      assertEvent(event, 'changeValidFrom');
      return { validFrom: event.day, validFromChosen: true };
    }),
    toggleConfirmed: assign(({ context }) => ({ confirmed: !context.confirmed })),
    rememberIsicNumber: assign(({ event }) => {
      assertEvent(event, 'changeIsicNumber');
      return { isicNumber: event.value };
    }),
    reconsiderMarks: assign(({ context }) => ({ marked: stillWrong(context.marked, problemsOf(context)) })),
    markLeft: assign(({ context, event }) => {
      assertEvent(event, 'leaveField');
      const { field } = event;
      // The shop has filled in the first day, so an empty field was emptied by the person and is marked.
      const text = field === 'validFrom' ? proposedStart(chosenProfile(context), context.facts) : context[field];
      return { marked: withMark(context.marked, field, text, problemsOf(context)) };
    }),
    demand: assign({ demanded: true }),
    forgetChoice: assign(nothingChosen),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'profileChoice',
  context: ({ input }) => ({ ...input, ...nothingChosen, ...enteredChoice(input) }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Profile one always exists, profile two only if you have added it.',
      meta: { requirements: ['PRF-01'] },
      always: [{ guard: 'isThere', target: 'present', actions: 'propose' }, { target: 'absent' }],
    },
    absent: {
      description: 'The card has no second profile.',
      meta: { requirements: ['PRF-01'] },
      entry: 'forgetChoice',
      on: {
        need: { target: 'present', actions: 'propose' },
        factsChanged: { actions: 'rememberFacts' },
      },
    },
    present: {
      description: 'You choose a profile, on which prices and tickets depend, and its first day.',
      meta: { requirements: ['PRF-01'] },
      initial: 'deciding',
      on: {
        chooseProfile: { guard: 'isOtherProfile', target: '.deciding', actions: ['rememberProfile', 'forgetFailure'] },
        changeValidFrom: { guard: 'isChosen', actions: ['rememberValidFrom', 'reconsiderMarks'] },
        toggleConfirmed: { guard: 'needsConfirmation', actions: 'toggleConfirmed' },
        changeIsicNumber: [
          {
            guard: 'isOtherIsicNumber',
            target: '.deciding',
            actions: ['rememberIsicNumber', 'reconsiderMarks', 'forgetFailure'],
          },
          { guard: 'isSameIsicNumber', actions: 'rememberIsicNumber' },
        ],
        factsChanged: [
          {
            guard: 'isOtherPerson',
            target: '.deciding',
            actions: ['rememberFacts', 'propose', 'reconsiderMarks', 'forgetFailure'],
          },
          { actions: ['rememberFacts', 'propose', 'reconsiderMarks'] },
        ],
        leaveField: { guard: 'isAsked', actions: 'markLeft' },
        demand: { actions: 'demand' },
        drop: { target: 'absent' },
      },
      states: {
        deciding: {
          description: 'The shop decides by the profile whether the number of an ISIC card must be checked.',
          meta: { requirements: ['ISI-01'] },
          always: [
            { guard: 'isIsicComplete', target: 'settling' },
            { guard: 'isIsicIncomplete', target: 'isicIncomplete' },
            { target: 'plain' },
          ],
        },
        plain: {
          description: 'The profile needs no ISIC card.',
        },
        isicIncomplete: {
          description: 'You enter the number of your ISIC card, which has 14 characters.',
          meta: { requirements: ['ISI-01'] },
        },
        settling: {
          description: 'The shop waits until you stop typing the number.',
          tags: ['waiting'],
          meta: { requirements: ['ISI-01'] },
          after: { debounce: { target: 'asking' } },
        },
        asking: {
          description: 'The register of ISIC cards is asked. You cannot continue before it has answered.',
          tags: ['waiting'],
          meta: { requirements: ['ISI-01'] },
          invoke: {
            id: 'checkIsic',
            src: 'checkIsic',
            input: ({ context }) => isicRequest(context),
            onDone: [{ guard: 'isValid', target: 'isicValid' }, { target: 'isicInvalid' }],
            onError: { target: 'isicUnchecked', actions: 'rememberFailure' },
          },
        },
        isicValid: {
          description: 'The register has confirmed your ISIC card.',
          meta: { requirements: ['ISI-01'] },
        },
        isicInvalid: {
          description: 'The register does not know this number under your name. You can correct it.',
          meta: { requirements: ['ISI-01'] },
        },
        isicUnchecked: {
          description: 'The register of ISIC cards could not be asked. You can try again.',
          meta: { requirements: ['ISI-01', 'API-02'] },
          on: { retry: { target: 'asking', actions: 'forgetFailure' } },
        },
      },
    },
  },
});
