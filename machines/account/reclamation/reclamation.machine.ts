import { assertEvent, assign, setup } from 'xstate';
import { typedPhoneNumber } from '#rules/person-fields.ts';
import { emptyReclamation, reclamationProblems } from '#rules/reclamation.ts';
import { failureIn } from '../../common/failure.ts';
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
  idempotencyKey: idempotencyKey(flowId, customerId, cardId, ...Object.values(form)),
  customerId,
  cardId,
  form,
});

/** Files a reclamation about a customer of the account or their card (REC-01). */
export const reclamationMachine = setup({
  types: {
    context: {} as ReclamationContext,
    events: {} as ReclamationEvent,
    input: {} as ReclamationInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Files the reclamation; the output is its number; null = not told. */
    file: providedPromise<string | null, ReclamationRequest>(),
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
    /** A shown error disappears as soon as the field is right. */
    reconsiderMarks: assign(({ context: { form, marked } }) => ({
      marked: stillWrong(marked, reclamationProblems(form)),
    })),
    /** An empty field is not marked when the person leaves it. */
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
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceFiled: providedAction,
    /** Opens the page that shows the progress of the reclamation. */
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
        'You describe the problem, and enter how we can reach you. The fields contain the data that the shop knows; you can change them.',
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
      description: 'Your reclamation has a number. The page with your reclamations shows its progress.',
      meta: { requirements: ['REC-01', 'REC-03'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. Your input is discarded.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
