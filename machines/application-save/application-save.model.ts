import * as v from 'valibot';
import { createCardApplication } from '../../contract/endpoints/card-application-writes.ts';
import { createCustomer } from '../../contract/endpoints/customer-writes.ts';
import { broken, garbage, noAnswer } from '../call-outcomes.ts';
import { defineModel } from '../flow-model.ts';
import { refusalsOf } from '../refusals-of.ts';
import { applicationSaveMachine } from './application-save.machine.ts';
import { samplePlan } from './application-save.samples.ts';

const file = { id: 'file', name: 'potvrzeni.pdf', size: 2000, typeId: 9, isProfileOne: true };

export const applicationSaveModel = defineModel(applicationSaveMachine, {
  inputs: {
    plan: { flowId: 'flow', draftId: null, plan: samplePlan },
    'with a file': { flowId: 'flow', draftId: null, plan: { ...samplePlan, attachments: [file] } },
  },
  cases: {},
  environment: {},
  outcomes: {
    saveCustomer: { saved: { output: 1 }, ...refusalsOf(createCustomer), noAnswer, garbage },
    saveApplication: {
      saved: { output: { id: 5, applicationNumber: '1234567890' } },
      ...refusalsOf(createCardApplication),
      noAnswer,
      garbage,
    },
    attachmentUpload: {
      uploaded: { output: { uploaded: ['file'], missing: [] } },
      missing: { output: { uploaded: [], missing: ['file'] } },
      broken,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  abstract: ({ plan, customerId, application, failure }) => ({
    files: plan.attachments.length,
    customerId,
    application,
    failure: failure?.name ?? null,
  }),
  home: ['saved'],
  contexts: {
    savingApplication: v.object({ customerId: v.number() }),
    saved: v.object({ customerId: v.number(), application: v.object({ id: v.number() }), failure: v.null() }),
    stopped: v.object({ application: v.null(), failure: v.object({ name: v.string() }) }),
  },
  scenarios: {
    'WIZ-05: the customer is saved before the application, and the cart is read again': {
      input: 'plan',
      steps: ['saveCustomer=saved', 'saveApplication=saved'],
      ends: 'saved',
      tells: ['refreshCart'],
      with: ({ application }) => application?.applicationNumber === '1234567890',
    },
    'ATT-01: the files are uploaded after the application was filed': {
      input: 'with a file',
      steps: ['saveCustomer=saved', 'saveApplication=saved'],
      ends: 'uploading',
      tells: ['refreshCart'],
    },
    'WIZ-05: an application whose files did not arrive is filed nevertheless': {
      input: 'with a file',
      steps: ['saveCustomer=saved', 'saveApplication=saved', 'attachmentUpload=missing'],
      ends: 'saved',
      with: ({ failure }) => failure === null,
    },
    'WIZ-05: without a customer there is no application': {
      input: 'plan',
      steps: ['saveCustomer=CUSTOMER_NOT_UNIQUE_CUSTOMER'],
      ends: 'stopped',
      with: ({ failure }) => failure?.name === 'CUSTOMER_NOT_UNIQUE_CUSTOMER',
    },
    'WIZ-05: a failure tells that the customer is saved': {
      input: 'plan',
      steps: ['saveCustomer=saved', 'saveApplication=noAnswer'],
      ends: 'stopped',
      tells: ['refreshCart'],
      with: ({ customerId }) => customerId === 1,
    },
  },
});
