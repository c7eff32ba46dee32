import { assertEvent, assign, setup } from 'xstate';
import { emptyPerson, isFilledIn, isSameIdentity } from '#rules/person-fields.ts';
import { failureIn } from '../../common/failure.ts';
import { stillWrong, withMark } from '../../common/field-marks.ts';
import { withField } from '../../common/person-form.ts';
import { providedPromise } from '../../common/provided.ts';
import { isEligible, problemsOf } from './custodian.problems.ts';
import type { CustodianContext, CustodianEvent, CustodianInput, RegisteredCustodian } from './custodian.types.ts';

/** The custodian of a child who gets a card (CUS-01). */
export const custodianMachine = setup({
  types: {
    context: {} as CustodianContext,
    events: {} as CustodianEvent,
    input: {} as CustodianInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Returns the account's own customer; null = the account has no customer of its own. */
    readRegistered: providedPromise<RegisteredCustodian | null>(),
  },
  guards: {
    isRead: ({ context }) => context.read,
    /** If the account's own customer is not old enough, somebody else must be the custodian. */
    isEligible: ({ context }) => isEligible(context),
    isOther: ({ context }) => context.choice === 'other',
    hasFormer: ({ context }) => context.former !== null,
  },
  actions: {
    rememberRegistered: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readRegistered');
      return { registered: event.output, read: true };
    }),
    /** Proposes the account's own customer if they are old enough. */
    propose: assign(({ context }) => ({
      choice: isEligible(context) ? (context.entered?.choice ?? 'registered') : 'other',
    })),
    rememberChoice: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { choice: event.choice };
    }),
    rememberField: assign(({ context, event }) => {
      assertEvent(event, 'changeField');
      const person = withField(context.person, event.field, event.value);
      return { person, refused: context.refused && isSameIdentity(person, context.person) };
    }),
    reconsiderMarks: assign(({ context }) => ({ marked: stillWrong(context.marked, problemsOf(context)) })),
    markLeft: assign(({ context, event }) => {
      assertEvent(event, 'leaveField');
      return { marked: withMark(context.marked, event.field, context.person[event.field], problemsOf(context)) };
    }),
    /** Resets the step when the custodian is removed; the typed data can be restored. */
    reset: assign(({ context: { person, former } }) => ({
      former: isFilledIn(person) ? person : former,
      entered: null,
      choice: 'registered' as const,
      person: emptyPerson,
      marked: [],
      demanded: false,
      refused: false,
    })),
    restore: assign(({ context: { former, person } }) => ({
      choice: 'other' as const,
      person: former ?? person,
      former: null,
      marked: [],
      refused: false,
    })),
    demand: assign({ demanded: true }),
    rememberRefused: assign({ refused: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'custodian',
  context: ({ input }) => ({
    ...input,
    registered: null,
    read: false,
    choice: input.entered?.choice ?? 'registered',
    person: input.entered?.person ?? emptyPerson,
    former: null,
    marked: [],
    demanded: false,
    refused: false,
    failure: null,
  }),
  initial: 'absent',
  states: {
    absent: {
      description: 'The person who gets the card needs no custodian.',
      meta: { requirements: ['CUS-01', 'WIZ-02'] },
      entry: 'forgetFailure',
      on: {
        need: [{ guard: 'isRead', target: 'choosing', actions: 'propose' }, { target: 'reading' }],
      },
    },
    reading: {
      description: 'A child gets the card. The shop reads your own data, since you can be the custodian.',
      tags: ['busy'],
      meta: { requirements: ['CUS-01'] },
      invoke: {
        id: 'readRegistered',
        src: 'readRegistered',
        onDone: { target: 'choosing', actions: ['rememberRegistered', 'propose'] },
        onError: { target: 'unread', actions: 'rememberFailure' },
      },
      on: { drop: { target: 'absent', actions: 'reset' } },
    },
    unread: {
      description: 'Your own data could not be read. You can try again.',
      meta: { requirements: ['CUS-01', 'API-02'] },
      on: {
        retry: { target: 'reading', actions: 'forgetFailure' },
        drop: { target: 'absent', actions: 'reset' },
      },
    },
    choosing: {
      description: 'You choose the custodian: you, or somebody else whose data you enter.',
      meta: { requirements: ['CUS-01'] },
      on: {
        choose: { guard: 'isEligible', actions: 'rememberChoice' },
        changeField: { guard: 'isOther', actions: ['rememberField', 'reconsiderMarks'] },
        leaveField: { guard: 'isOther', actions: 'markLeft' },
        demand: { actions: 'demand' },
        notUnique: { guard: 'isOther', actions: 'rememberRefused' },
        restore: { guard: 'hasFormer', actions: 'restore' },
        drop: { target: 'absent', actions: 'reset' },
      },
    },
  },
});
