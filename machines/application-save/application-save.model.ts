import * as v from 'valibot';
import { createCardApplication } from '../../contract/endpoints/card-application-writes.ts';
import { createCustomer } from '../../contract/endpoints/customer-writes.ts';
import { garbage, noAnswer } from '../call-outcomes.ts';
import { defineModel } from '../flow-model.ts';
import { refusalsOf } from '../refusals-of.ts';
import { applicationSaveMachine } from './application-save.machine.ts';
import { samplePlan } from './application-save.samples.ts';

export const applicationSaveModel = defineModel(applicationSaveMachine, {
  inputs: { plan: { flowId: 'flow', plan: samplePlan } },
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
  },
  timeLimit: 'actors',
  bounds: { limit: 100 },
  abstract: ({ customerId, application, failure }) => ({ customerId, application, failure: failure?.name ?? null }),
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
    'WIZ-05: without a customer there is no application': {
      input: 'plan',
      steps: ['saveCustomer=CUSTOMER_NOT_UNIQUE'],
      ends: 'stopped',
      with: ({ failure }) => failure?.name === 'CUSTOMER_NOT_UNIQUE',
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
