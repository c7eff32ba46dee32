import * as v from 'valibot';
import { createBankCardApplication, createCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { createCustomer } from '#contract/endpoints/customer-writes.ts';
import { broken, garbage, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { applicationSaveMachine } from '../application-save.machine.ts';
import type { ApplicationPlan } from '../application-save.types.ts';
import { samplePlan } from './application-save.samples.ts';

const file = { id: 'file', name: 'potvrzeni.pdf', size: 2000, typeId: 9, isProfileOne: true };
const newBankCard: ApplicationPlan = {
  ...samplePlan,
  carrierType: 'BANK_CARD',
  delivery: null,
  bankCard: { id: null, cardNumber: null },
};

export const applicationSaveModel = defineModel(applicationSaveMachine, {
  inputs: {
    plan: { flowId: 'flow', draftId: null, plan: samplePlan },
    'with a file': { flowId: 'flow', draftId: null, plan: { ...samplePlan, attachments: [file] } },
    'new bank card': { flowId: 'flow', draftId: null, plan: newBankCard },
    'new bank card with a file': { flowId: 'flow', draftId: null, plan: { ...newBankCard, attachments: [file] } },
    'registered bank card': {
      flowId: 'flow',
      draftId: null,
      plan: { ...newBankCard, bankCard: { id: 3, cardNumber: '**** **** **** 1111' } },
    },
  },
  cases: {},
  environment: {},
  outcomes: {
    saveCustomer: { saved: { output: 1 }, ...refusalsOf(createCustomer), noAnswer, garbage },
    saveApplication: {
      saved: { output: { id: 5, applicationNumber: '1234567890', issued: false } },
      ...refusalsOf(createCardApplication),
      ...refusalsOf(createBankCardApplication),
      noAnswer,
      garbage,
    },
    attachmentUpload: {
      uploaded: { output: { uploaded: ['file'], missing: [] } },
      missing: { output: { uploaded: [], missing: ['file'] } },
      broken,
    },
    tokenization: { postponed: { output: undefined }, broken },
  },
  timeLimit: 'actors',
  bounds: { limit: 400 },
  abstract: ({ plan, customerId, application, failure }) => ({
    files: plan.attachments.length,
    bankCard: plan.bankCard,
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
      effects: ['refreshCart'],
      with: ({ application }) => application?.applicationNumber === '1234567890',
    },
    'ATT-01: the files are uploaded after the application was filed': {
      input: 'with a file',
      steps: ['saveCustomer=saved', 'saveApplication=saved'],
      ends: 'uploading',
      effects: ['refreshCart'],
    },
    'WIZ-05: an application is filed even if its files could not be uploaded': {
      input: 'with a file',
      steps: ['saveCustomer=saved', 'saveApplication=saved', 'attachmentUpload=missing'],
      ends: 'saved',
      with: ({ failure }) => failure === null,
    },
    'TOK-01: a new bank card is registered after the application was filed': {
      input: 'new bank card',
      steps: ['saveCustomer=saved', 'saveApplication=saved'],
      ends: 'tokenizing',
      effects: ['refreshCart'],
      with: ({ application }) => application?.id === 5,
    },
    'TOK-01: a new bank card is registered after the files were uploaded, even if an upload failed': {
      input: 'new bank card with a file',
      steps: ['saveCustomer=saved', 'saveApplication=saved', 'attachmentUpload=missing'],
      ends: 'tokenizing',
    },
    'TOK-01: an application is filed even if its bank card is registered later': {
      input: 'new bank card',
      steps: ['saveCustomer=saved', 'saveApplication=saved', 'tokenization=postponed'],
      ends: 'saved',
      with: ({ failure }) => failure === null,
    },
    'BCA-01: a registered bank card needs no gateway': {
      input: 'registered bank card',
      steps: ['saveCustomer=saved', 'saveApplication=saved'],
      ends: 'saved',
    },
    'WIZ-05: no application is filed if the customer could not be saved': {
      input: 'plan',
      steps: ['saveCustomer=CUSTOMER_NOT_UNIQUE_CUSTOMER'],
      ends: 'stopped',
      with: ({ failure }) => failure?.name === 'CUSTOMER_NOT_UNIQUE_CUSTOMER',
    },
    'WIZ-05: after a failure the output has the id of the saved customer': {
      input: 'plan',
      steps: ['saveCustomer=saved', 'saveApplication=noAnswer'],
      ends: 'stopped',
      effects: ['refreshCart'],
      with: ({ customerId }) => customerId === 1,
    },
  },
});
