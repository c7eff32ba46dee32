import { assertEvent, assign, setup } from 'xstate';
import { emptyPerson } from '#rules/person-fields.ts';
import { proposedCustodian } from '../../common/custodian-candidate.ts';
import { failureIn, failureOf } from '../../common/failure.ts';
import { stillWrong, withMark } from '../../common/field-marks.ts';
import { withField } from '../../common/person-form.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import {
  custodianProblemsOf,
  isAboutCustodian,
  isAboutPerson,
  isCustodianSound,
  isPersonSound,
  needsCustodian,
  personProblemsOf,
  requestOf,
} from './personal-info.problems.ts';
import type {
  KnownPersonalInfo,
  PersonalInfoContext,
  PersonalInfoEvent,
  PersonalInfoInput,
  PersonalInfoRequest,
} from './personal-info.types.ts';

/** Saves the personal data of a customer whom another system has sent without a name (PIN-01). */
export const personalInfoMachine = setup({
  types: {
    context: {} as PersonalInfoContext,
    events: {} as PersonalInfoEvent,
    input: {} as PersonalInfoInput,
    tags: {} as 'busy',
  },
  actors: {
    readKnown: providedPromise<KnownPersonalInfo, { customerId: number }>(),
    save: providedPromise<void, PersonalInfoRequest>(),
  },
  guards: {
    isSoundChild: ({ context }) => isPersonSound(context) && needsCustodian(context),
    isSoundAdult: ({ context }) => isPersonSound(context) && !needsCustodian(context),
    isCustodianSound: ({ context }) => isCustodianSound(context),
    hasCandidates: ({ context }) => context.candidates.length > 0,
    isNewCustodian: ({ context }) => context.custodianId === null,
    isAboutCustodian: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.save');
      return isAboutCustodian(failureOf(event.error).name);
    },
    /** Also true if there is no step of the custodian. */
    isAboutPerson: ({ context, event }) => {
      assertEvent(event, 'xstate.error.actor.save');
      const { name } = failureOf(event.error);
      return isAboutPerson(name) || (!isAboutCustodian(name) && !needsCustodian(context));
    },
  },
  actions: {
    rememberKnown: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readKnown');
      const { person, photo, candidates } = event.output;
      return {
        candidates,
        knownPhoto: photo,
        photo,
        person: context.restored ? context.person : person,
        custodianId: proposedCustodian(candidates, context.restored ? context : null),
      };
    }),
    rememberPersonField: assign(({ context, event }) => {
      assertEvent(event, 'changeField');
      return {
        person: withField(context.person, event.field, event.value),
        askedForCustodian: context.askedForCustodian && event.field !== 'birthDay',
      };
    }),
    rememberPhoto: assign(({ event }) => {
      assertEvent(event, 'changePhoto');
      return { photo: event.photo, photoOpen: event.open };
    }),
    rememberChoice: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { custodianId: event.custodianId };
    }),
    rememberCustodianField: assign(({ context, event }) => {
      assertEvent(event, 'changeField');
      return { custodian: withField(context.custodian, event.field, event.value) };
    }),
    reconsiderPersonMarks: assign(({ context }) => ({ marked: stillWrong(context.marked, personProblemsOf(context)) })),
    reconsiderCustodianMarks: assign(({ context }) => ({
      marked: stillWrong(context.marked, custodianProblemsOf(context)),
    })),
    markPersonLeft: assign(({ context, event }) => {
      assertEvent(event, 'leaveField');
      return { marked: withMark(context.marked, event.field, context.person[event.field], personProblemsOf(context)) };
    }),
    markCustodianLeft: assign(({ context, event }) => {
      assertEvent(event, 'leaveField');
      return {
        marked: withMark(context.marked, event.field, context.custodian[event.field], custodianProblemsOf(context)),
      };
    }),
    demand: assign({ demanded: true }),
    /** Another step opens; its errors are not shown yet. */
    forgetMarks: assign({ marked: [], demanded: false }),
    askForCustodian: assign({ askedForCustodian: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceSaved: providedAction,
    /** The page fetches the customer again. */
    refreshCustomer: providedAction,
  },
}).createMachine({
  id: 'personalInfo',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    person: draft?.person ?? emptyPerson,
    custodianId: draft?.custodianId ?? null,
    custodian: draft?.custodian ?? emptyPerson,
    restored: draft !== null,
    knownPhoto: null,
    photo: null,
    photoOpen: false,
    candidates: [],
    askedForCustodian: false,
    marked: [],
    demanded: false,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description:
        'The dialog fetches the known data of the person, and the people of your account who can be a custodian.',
      tags: ['busy'],
      meta: { requirements: ['PIN-01'] },
      invoke: {
        id: 'readKnown',
        src: 'readKnown',
        input: ({ context: { customerId } }) => ({ customerId }),
        onDone: { target: 'person', actions: 'rememberKnown' },
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
      on: { close: { target: 'closed' } },
    },
    unreadable: {
      description: 'The known data of the person could not be fetched. You can try again.',
      meta: { requirements: ['PIN-01', 'API-04'] },
      on: {
        retry: { target: 'reading', actions: 'forgetFailure' },
        close: { target: 'closed' },
      },
    },
    person: {
      description: 'You enter the data of the person, and add their photo. A child needs a custodian in the next step.',
      meta: { requirements: ['PIN-01', 'PHO-01', 'DLG-01', 'SES-02'] },
      on: {
        changeField: { actions: ['rememberPersonField', 'reconsiderPersonMarks', 'forgetFailure'] },
        leaveField: { actions: 'markPersonLeft' },
        changePhoto: { actions: ['rememberPhoto', 'forgetFailure'] },
        submit: [
          { guard: 'isSoundChild', target: 'custodian', actions: ['forgetMarks', 'forgetFailure'] },
          { guard: 'isSoundAdult', target: 'saving', actions: 'forgetFailure' },
          { actions: 'demand' },
        ],
        close: { target: 'closed' },
      },
    },
    custodian: {
      description: 'You choose the custodian of the child: an adult of your account, or another person.',
      meta: { requirements: ['PIN-01', 'DLG-01', 'SES-02'] },
      on: {
        choose: { guard: 'hasCandidates', actions: ['rememberChoice', 'forgetFailure'] },
        changeField: {
          guard: 'isNewCustodian',
          actions: ['rememberCustodianField', 'reconsiderCustodianMarks', 'forgetFailure'],
        },
        leaveField: { guard: 'isNewCustodian', actions: 'markCustodianLeft' },
        submit: [{ guard: 'isCustodianSound', target: 'saving', actions: 'forgetFailure' }, { actions: 'demand' }],
        back: { target: 'person', actions: ['forgetMarks', 'forgetFailure'] },
        close: { target: 'closed' },
      },
    },
    saving: {
      description: 'The personal data are being saved, and you cannot stop the saving.',
      tags: ['busy'],
      meta: { requirements: ['PIN-01', 'DLG-01'] },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'saved', actions: ['announceSaved', 'refreshCustomer'] },
        onError: [
          {
            guard: 'isAboutCustodian',
            target: 'custodian',
            actions: ['rememberFailure', 'askForCustodian', 'forgetMarks'],
          },
          { guard: 'isAboutPerson', target: 'person', actions: ['rememberFailure', 'forgetMarks'] },
          { target: 'custodian', actions: ['rememberFailure', 'forgetMarks'] },
        ],
      },
    },
    saved: {
      type: 'final',
      description: 'The personal data are saved, and a message says so.',
      meta: { requirements: ['PIN-01'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. Your input is discarded, and nothing was saved.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
