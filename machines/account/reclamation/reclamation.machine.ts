import { assertEvent, assign, setup } from 'xstate';
import { typedPhoneNumber } from '#rules/person-fields.ts';
import { emptyReclamation, reclamationProblems } from '#rules/reclamation.ts';
import { failureOf } from '../../common/failure.ts';
import { stillWrong, withMark } from '../../common/field-marks.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type {
  ReclamationContext,
  ReclamationEvent,
  ReclamationInput,
  ReclamationRequest,
} from './reclamation.types.ts';

/** Whether the form may be sent. */
export const isSound = ({ form, agreed }: Pick<ReclamationContext, 'form' | 'agreed'>): boolean =>
  agreed && Object.values(reclamationProblems(form)).every((problem) => problem === null);

const requestOf = ({ flowId, customerId, cardId, form }: ReclamationContext): ReclamationRequest => ({
  idempotencyKey: idempotencyKey(flowId, customerId, cardId ?? 0, ...Object.values(form)),
  customerId,
  cardId,
  form,
});

/** A reclamation about a customer of the account or their card (REC-01). */
export const reclamationMachine = setup({
  types: {
    context: {} as ReclamationContext,
    events: {} as ReclamationEvent,
    input: {} as ReclamationInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Answers the number of the reclamation. */
    file: providedPromise<string, ReclamationRequest>(),
  },
  guards: {
    isSound: ({ context }) => isSound(context),
  },
  actions: {
    rememberField: assign(({ context: { form }, event }) => {
      assertEvent(event, 'changeField');
      const { field, value } = event;
      return { form: { ...form, [field]: field === 'phoneNumber' ? typedPhoneNumber(value) : value } };
    }),
    /** An error that is shown goes as soon as the field is right. */
    reconsiderMarks: assign(({ context: { form, marked } }) => ({
      marked: stillWrong(marked, reclamationProblems(form)),
    })),
    /** A field that was only passed is not marked. */
    markLeft: assign(({ context: { form, marked }, event }) => {
      assertEvent(event, 'leaveField');
      return { marked: withMark(marked, event.field, form[event.field], reclamationProblems(form)) };
    }),
    toggleConsent: assign(({ context: { agreed } }) => ({ agreed: !agreed })),
    demand: assign({ demanded: true }),
    rememberNumber: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.file');
      return { reclamationNumber: event.output };
    }),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    announceFiled: providedAction,
    /** The page on which the reclamation is followed opens. */
    openList: providedAction,
  },
}).createMachine({
  id: 'reclamation',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    form: { ...emptyReclamation, ...input.known, ...draft?.changed },
    agreed: draft?.agreed ?? false,
    marked: [],
    demanded: false,
    failure: null,
    reclamationNumber: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'You say what is wrong, and who is to be answered. The fields have what the shop knows already; you can change it.',
      meta: { requirements: ['REC-01', 'REC-02', 'API-04'] },
      on: {
        changeField: { actions: ['rememberField', 'reconsiderMarks', 'forgetFailure'] },
        leaveField: { actions: 'markLeft' },
        toggleConsent: { actions: ['toggleConsent', 'forgetFailure'] },
        submit: [{ guard: 'isSound', target: 'filing', actions: ['demand', 'forgetFailure'] }, { actions: 'demand' }],
        close: { target: 'closed' },
      },
    },
    filing: {
      description: 'Your reclamation is being sent. You cannot send anything else meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['REC-01', 'DLG-01'] },
      invoke: {
        id: 'file',
        src: 'file',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'filed', actions: ['rememberNumber', 'announceFiled', 'openList'] },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    filed: {
      type: 'final',
      description: 'Your reclamation has a number. The page with your reclamations shows what becomes of it.',
      meta: { requirements: ['REC-01', 'REC-03'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. What you typed is discarded.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
