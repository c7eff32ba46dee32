import * as v from 'valibot';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { applicationDetailMachine } from '../application-detail.machine.ts';
import { filedForAdult, filedForChild } from './application-detail.samples.ts';

export const applicationDetailModel = defineModel(applicationDetailMachine, {
  inputs: { filed: { applicationId: 5 } },
  cases: { next: { plain: {} }, back: { plain: {} }, retry: { plain: {} }, close: { plain: {} } },
  environment: {},
  outcomes: {
    readFiled: {
      'of a child': { output: filedForChild },
      'of an adult': { output: filedForAdult },
      NOT_FOUND: refusal('NOT_FOUND'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 200 },
  home: ['closed'],
  leave: { events: ['close'] },
  contexts: {
    showing: v.object({ filed: v.object({ person: v.object({ firstName: v.string() }) }), failure: v.null() }),
    unread: v.object({ failure: v.object({ name: v.string() }) }),
  },
  invariants: {
    'the only call is the one that reads the application': (snapshot) =>
      Object.keys(snapshot.children).join() === (snapshot.matches('reading') ? 'readFiled' : ''),
    'the step of the custodian is open only if the application has a custodian': (snapshot) =>
      !snapshot.matches({ showing: 'custodian' }) || snapshot.context.filed?.custodian != null,
  },
  scenarios: {
    'WIZ-04: all steps of a child’s application can be read, forwards and backwards': {
      input: 'filed',
      steps: ['readFiled=of a child', 'next', 'next', 'next', 'back', 'back', 'back'],
      ends: 'showing.personalData',
    },
    'WIZ-04: an application without a custodian has no step for a custodian': {
      input: 'filed',
      steps: ['readFiled=of an adult', 'next', 'next', 'back', 'back'],
      ends: 'showing.personalData',
    },
    'WIZ-04: the summary is the last step': {
      input: 'filed',
      steps: ['readFiled=of an adult', 'next', 'next'],
      ends: 'showing.summary',
      refuses: ['next'],
    },
    'WIZ-04: reading can be repeated after a failure': {
      input: 'filed',
      steps: ['readFiled=noAnswer', 'retry', 'readFiled=of an adult'],
      ends: 'showing.personalData',
    },
    'WIZ-04: the wizard can be closed at any time, also while the application is being read': {
      input: 'filed',
      steps: ['close'],
      ends: 'closed',
    },
  },
  exceptions: {},
});
