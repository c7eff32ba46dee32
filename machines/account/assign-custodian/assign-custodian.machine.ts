import { assertEvent, assign, setup } from 'xstate';
import { emptyPerson } from '#rules/person-fields.ts';
import { proposedCustodian, type CustodianCandidate } from '../../common/custodian-candidate.ts';
import { failureIn } from '../../common/failure.ts';
import { stillWrong, withMark } from '../../common/field-marks.ts';
import { withDigits } from '../../common/person-form.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { isSound, problemsOf } from './assign-custodian.problems.ts';
import type {
  AssignCustodianContext,
  AssignCustodianEvent,
  AssignCustodianInput,
  AssignCustodianRequest,
} from './assign-custodian.types.ts';

/** Assigns a custodian to a child whose card the account manages (ASC-01). */
export const assignCustodianMachine = setup({
  types: {
    context: {} as AssignCustodianContext,
    events: {} as AssignCustodianEvent,
    input: {} as AssignCustodianInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Fetches the adults of the account. */
    readCandidates: providedPromise<readonly CustodianCandidate[], { customerId: number }>(),
    assign: providedPromise<void, AssignCustodianRequest>(),
  },
  guards: {
    hasCandidates: ({ context }) => context.candidates.length > 0,
    isNewPerson: ({ context }) => context.custodianId === null,
    isSound: ({ context }) => isSound(context),
  },
  actions: {
    rememberCandidates: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readCandidates');
      return { candidates: event.output };
    }),
    propose: assign(({ context }) => ({
      custodianId: proposedCustodian(context.candidates, context.restored ? context : null),
    })),
    rememberChoice: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { custodianId: event.custodianId };
    }),
    rememberField: assign(({ context, event }) => {
      assertEvent(event, 'changeField');
      return { person: withDigits(context.person, event.field, event.value) };
    }),
    reconsiderMarks: assign(({ context }) => ({ marked: stillWrong(context.marked, problemsOf(context)) })),
    markLeft: assign(({ context, event }) => {
      assertEvent(event, 'leaveField');
      return { marked: withMark(context.marked, event.field, context.person[event.field], problemsOf(context)) };
    }),
    demand: assign({ demanded: true }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceAssigned: providedAction,
    /** The page fetches the child again. */
    refreshCustomer: providedAction,
  },
}).createMachine({
  id: 'assignCustodian',
  context: ({ input: { customerId, conditions, draft } }) => ({
    customerId,
    conditions,
    candidates: [],
    custodianId: draft?.custodianId ?? null,
    person: draft?.person ?? emptyPerson,
    restored: draft !== null,
    marked: [],
    demanded: false,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The dialog fetches the adults of your account who can be the custodian.',
      tags: ['busy'],
      meta: { requirements: ['ASC-01'] },
      invoke: {
        id: 'readCandidates',
        src: 'readCandidates',
        input: ({ context: { customerId } }) => ({ customerId }),
        onDone: { target: 'choosing', actions: ['rememberCandidates', 'propose'] },
        onError: { target: 'unreadable', actions: 'rememberFailure' },
      },
      on: { close: { target: 'closed' } },
    },
    unreadable: {
      description: 'The people of your account could not be fetched. You can try again.',
      meta: { requirements: ['ASC-01', 'API-04'] },
      on: {
        retry: { target: 'reading', actions: 'forgetFailure' },
        close: { target: 'closed' },
      },
    },
    choosing: {
      description: 'You choose the custodian: an adult of your account, or another person whose data you enter.',
      meta: { requirements: ['ASC-01', 'DLG-01', 'SES-02'] },
      on: {
        choose: { guard: 'hasCandidates', actions: ['rememberChoice', 'forgetFailure'] },
        changeField: { guard: 'isNewPerson', actions: ['rememberField', 'reconsiderMarks', 'forgetFailure'] },
        leaveField: { guard: 'isNewPerson', actions: 'markLeft' },
        submit: [{ guard: 'isSound', target: 'assigning', actions: 'forgetFailure' }, { actions: 'demand' }],
        close: { target: 'closed' },
      },
    },
    assigning: {
      description: 'The custodian is being saved, and you cannot stop the saving.',
      tags: ['busy'],
      meta: { requirements: ['ASC-01', 'DLG-01'] },
      invoke: {
        id: 'assign',
        src: 'assign',
        input: ({ context: { customerId, custodianId, person } }) => ({ customerId, custodianId, person }),
        onDone: { target: 'assigned', actions: ['announceAssigned', 'refreshCustomer'] },
        onError: { target: 'choosing', actions: 'rememberFailure' },
      },
    },
    assigned: {
      type: 'final',
      description: 'The child has a custodian, and a message says so.',
      meta: { requirements: ['ASC-01'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. Your input is discarded, and nothing was saved.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
