import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import { required } from '../../common/required.ts';
import { attachmentUploadMachine } from '../attachment-upload/attachment-upload.machine.ts';
import { tokenizationMachine } from '../tokenization/tokenization.machine.ts';
import type {
  ApplicationRequest,
  ApplicationSaveContext,
  ApplicationSaveEvent,
  ApplicationSaveInput,
  ApplicationSaveOutput,
  CustomerRequest,
  SavedApplication,
} from './application-save.types.ts';

/**
 * The call that files the application. The person was saved by an earlier call, so the customer id is known: if the
 * answer to this call is lost, a second attempt has the same idempotency key.
 */
function applicationRequest({ flowId, plan, customerId, draftId }: ApplicationSaveContext): ApplicationRequest {
  const { customer: _, attachments: _files, ...application } = plan;
  const customer = required(customerId, 'the saved customer');
  const key = idempotencyKey(flowId, 'application', customer, JSON.stringify(application));
  return { idempotencyKey: key, customerId: customer, flowId, draftId, plan: application };
}

/** The calls that save a card application, one after the other (WIZ-05). */
export const applicationSaveMachine = setup({
  types: {
    context: {} as ApplicationSaveContext,
    events: {} as ApplicationSaveEvent,
    input: {} as ApplicationSaveInput,
    output: {} as ApplicationSaveOutput,
    children: {} as {
      saveCustomer: 'saveCustomer';
      saveApplication: 'saveApplication';
      attachmentUpload: 'attachmentUpload';
      tokenization: 'tokenization';
    },
    tags: {} as 'busy',
  },
  actors: {
    /** Returns the id of the customer whose data were saved. */
    saveCustomer: providedPromise<number, CustomerRequest>(),
    saveApplication: providedPromise<SavedApplication, ApplicationRequest>(),
    attachmentUpload: attachmentUploadMachine,
    tokenization: tokenizationMachine,
  },
  guards: {
    hasAttachments: ({ context }) => context.plan.attachments.length > 0,
    hasNewBankCard: ({ context }) => context.plan.bankCard?.id === null,
    hasOnlyNewBankCard: ({ context: { plan } }) => plan.attachments.length === 0 && plan.bankCard?.id === null,
  },
  actions: {
    rememberCustomer: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.saveCustomer');
      return { customerId: event.output };
    }),
    rememberApplication: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.saveApplication');
      return { application: event.output };
    }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    /** The new fee may be in the cart, and then the cart's time starts again. */
    refreshCart: providedAction,
  },
}).createMachine({
  id: 'applicationSave',
  context: ({ input }) => ({ ...input, customerId: null, application: null, failure: null }),
  output: ({ context: { customerId, application, failure } }) => ({ customerId, application, failure }),
  initial: 'savingCustomer',
  states: {
    savingCustomer: {
      description: 'The personal data are being saved.',
      tags: ['busy'],
      meta: { requirements: ['WIZ-05'] },
      invoke: {
        id: 'saveCustomer',
        src: 'saveCustomer',
        input: ({ context: { flowId, plan } }) => ({
          idempotencyKey: idempotencyKey(flowId, 'customer', JSON.stringify(plan.customer)),
          flowId,
          customer: plan.customer,
        }),
        onDone: { target: 'savingApplication', actions: 'rememberCustomer' },
        onError: { target: 'stopped', actions: 'rememberFailure' },
      },
    },
    savingApplication: {
      description: 'The application is being filed. If it has a fee, the fee goes into the cart.',
      tags: ['busy'],
      meta: { requirements: ['WIZ-05'] },
      invoke: {
        id: 'saveApplication',
        src: 'saveApplication',
        input: ({ context }) => applicationRequest(context),
        onDone: [
          { guard: 'hasAttachments', target: 'uploading', actions: ['rememberApplication', 'refreshCart'] },
          { guard: 'hasOnlyNewBankCard', target: 'tokenizing', actions: ['rememberApplication', 'refreshCart'] },
          { target: 'saved', actions: ['rememberApplication', 'refreshCart'] },
        ],
        onError: { target: 'stopped', actions: ['rememberFailure', 'refreshCart'] },
      },
    },
    uploading: {
      description:
        'The files are being uploaded. You see how far they are, and you can try a file again or continue without it.',
      meta: { requirements: ['WIZ-05', 'ATT-01'] },
      invoke: {
        id: 'attachmentUpload',
        src: 'attachmentUpload',
        input: ({ context: { application, flowId, plan } }) => ({
          applicationId: required(application, 'the filed application').id,
          flowId,
          files: plan.attachments,
        }),
        onDone: [{ guard: 'hasNewBankCard', target: 'tokenizing' }, { target: 'saved' }],
        onError: [{ guard: 'hasNewBankCard', target: 'tokenizing' }, { target: 'saved' }],
      },
    },
    tokenizing: {
      description: 'You are taken to the gateway that registers your new bank card. You can also do it later.',
      meta: { requirements: ['WIZ-05', 'TOK-01'] },
      invoke: {
        id: 'tokenization',
        src: 'tokenization',
        input: ({ context: { flowId, application, customerId, plan } }) => ({
          flowId,
          applicationId: required(application, 'the filed application').id,
          linkedCustomerId: plan.customer.accountLinkType === 'REGISTERED' ? null : customerId,
        }),
        onDone: { target: 'saved' },
        onError: { target: 'saved' },
      },
    },
    stopped: {
      type: 'final',
      description: 'Something could not be saved. The wizard shows what, and you can try again from there.',
      meta: { requirements: ['WIZ-05', 'API-04'] },
    },
    saved: {
      type: 'final',
      description: 'The application is filed.',
      meta: { requirements: ['WIZ-05'] },
    },
  },
});
