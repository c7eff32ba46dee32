import { assertEvent, assign, setup } from 'xstate';
import { isSameIdentity } from '#rules/person-fields.ts';
import { failureIn } from '../../common/failure.ts';
import { stillWrong, withMark } from '../../common/field-marks.ts';
import { withField } from '../../common/person-form.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import {
  fixedOnceSaved,
  isFixed,
  isIdentified,
  isIdentityFixed,
  problemsOf,
  uniquenessRequest,
} from './personal-data.problems.ts';
import type {
  PersonalDataContext,
  PersonalDataEvent,
  PersonalDataInput,
  UniquenessRequest,
} from './personal-data.types.ts';

type FieldChange = Extract<PersonalDataEvent, { type: 'changeField' }>;

const isSamePerson = ({ person }: PersonalDataContext, { field, value }: FieldChange): boolean =>
  isSameIdentity(person, withField(person, field, value));

const isComparable = (context: PersonalDataContext): boolean => isIdentified(context) && !isIdentityFixed(context);

/** The first step of a card application: the data of the person who gets the card (PDT-01, PHO-01). */
export const personalDataMachine = setup({
  types: {
    context: {} as PersonalDataContext,
    events: {} as PersonalDataEvent,
    input: {} as PersonalDataInput,
    tags: {} as 'busy' | 'waiting',
  },
  actors: {
    /** Returns true if no other customer has this name and birth date. */
    checkUnique: providedPromise<boolean, UniquenessRequest>(),
  },
  delays: { debounce: 330 },
  guards: {
    isComparable: ({ context }) => isComparable(context),
    mayBeSomebodyElse: ({ context }) => isComparable(context),
    /** If name and birth date are both fixed, the person cannot become another person here. */
    isIdentityFixed: ({ context }) => isIdentityFixed(context),
    isUnique: ({ event }) => 'output' in event && event.output,
    isEditable: ({ context, event }) => {
      assertEvent(event, 'leaveField');
      return !isFixed(context, event.field);
    },
    isPhotoEditable: ({ context }) => context.fixed?.photo !== true,
    isOtherPerson: ({ context, event }) => {
      assertEvent(event, 'changeField');
      return !isFixed(context, event.field) && !isSamePerson(context, event);
    },
    isSamePerson: ({ context, event }) => {
      assertEvent(event, 'changeField');
      return !isFixed(context, event.field) && isSamePerson(context, event);
    },
  },
  actions: {
    rememberField: assign(({ context, event }) => {
      assertEvent(event, 'changeField');
      return { person: withField(context.person, event.field, event.value) };
    }),
    reconsiderMarks: assign(({ context }) => ({ marked: stillWrong(context.marked, problemsOf(context)) })),
    markLeft: assign(({ context, event }) => {
      assertEvent(event, 'leaveField');
      return { marked: withMark(context.marked, event.field, context.person[event.field], problemsOf(context)) };
    }),
    rememberPhoto: assign(({ event }) => {
      assertEvent(event, 'changePhoto');
      return { photo: event.photo, photoOpen: event.open };
    }),
    toggleConsent: assign(({ context: { agreed }, event }) => {
      assertEvent(event, 'toggleConsent');
      return { agreed: { ...agreed, [event.consent]: !agreed[event.consent] } };
    }),
    demand: assign({ demanded: true }),
    /**
     * An earlier attempt has saved this person as a customer. The customer has the same name, but is not another person.
     */
    rememberSavedPerson: assign(({ context, event }) => {
      assertEvent(event, 'personSaved');
      const { excludedCustomerIds } = context;
      return {
        fixed: fixedOnceSaved(context),
        excludedCustomerIds: [...new Set([...excludedCustomerIds, event.customerId])],
      };
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceNotUnique: providedAction,
    clearNotUnique: providedAction,
  },
}).createMachine({
  id: 'personalData',
  context: ({ input }) => ({
    ...input,
    photoOpen: false,
    agreed: { terms: false, gdpr: false },
    marked: [],
    demanded: false,
    failure: null,
  }),
  initial: 'deciding',
  on: {
    changeField: [
      {
        guard: 'isOtherPerson',
        target: '.deciding',
        actions: ['rememberField', 'reconsiderMarks', 'forgetFailure'],
      },
      { guard: 'isSamePerson', actions: ['rememberField', 'reconsiderMarks'] },
    ],
    leaveField: { guard: 'isEditable', actions: 'markLeft' },
    changePhoto: { guard: 'isPhotoEditable', actions: 'rememberPhoto' },
    toggleConsent: { actions: 'toggleConsent' },
    demand: { actions: 'demand' },
    personSaved: { actions: 'rememberSavedPerson' },
    notUnique: { guard: 'mayBeSomebodyElse', target: '.notUnique', actions: 'forgetFailure' },
  },
  states: {
    deciding: {
      description: 'The shop checks whether your name and birth date are complete and can be compared.',
      meta: { requirements: ['PDT-02'] },
      always: [
        { guard: 'isComparable', target: 'settling' },
        { guard: 'isIdentityFixed', target: 'unique' },
        { target: 'incomplete' },
      ],
    },
    incomplete: {
      description: 'You enter your personal data. Your name or your birth date is not complete yet.',
      meta: { requirements: ['PDT-01', 'PHO-01'] },
    },
    settling: {
      description: 'You enter your personal data. The shop waits until you stop typing your name or birth date.',
      tags: ['waiting'],
      meta: { requirements: ['PDT-01', 'PDT-02'] },
      after: { debounce: { target: 'asking' } },
    },
    asking: {
      description:
        'The shop finds out whether somebody else with your name and birth date has a card. You can continue typing.',
      tags: ['waiting'],
      meta: { requirements: ['PDT-01', 'PDT-02'] },
      invoke: {
        id: 'checkUnique',
        src: 'checkUnique',
        input: ({ context }) => uniquenessRequest(context),
        onDone: [{ guard: 'isUnique', target: 'unique' }, { target: 'notUnique' }],
        onError: { target: 'unchecked', actions: 'rememberFailure' },
      },
    },
    unique: {
      description: 'You enter your personal data. Nobody else has your name and birth date.',
      meta: { requirements: ['PDT-01', 'PDT-02'] },
      entry: 'clearNotUnique',
    },
    notUnique: {
      description: 'Somebody else with this name and birth date has a card. You cannot continue with these data.',
      meta: { requirements: ['PDT-02'] },
      entry: 'announceNotUnique',
    },
    unchecked: {
      description: 'The shop could not find out whether somebody else has your name and birth date. You can try again.',
      meta: { requirements: ['PDT-02', 'API-02'] },
      on: { retry: { target: 'asking', actions: 'forgetFailure' } },
    },
  },
});
