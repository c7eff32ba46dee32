import { noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import type { RefusalReason } from '#rules/pass-verdict.ts';
import { adultClaims, signedAt } from '../../offline-pass/model/offline-pass.samples.ts';
import { passVerificationMachine } from '../pass-verification.machine.ts';

const checkOutcome = (reason: RefusalReason | null, isSigned = true) => ({
  output: {
    reason,
    claims: isSigned ? adultClaims : null,
    drawnAt: isSigned ? signedAt + 60_000 : null,
    checkedAt: signedAt + 75_000,
  },
});

const busyActors = ['checkCode'];

export const passVerificationModel = defineModel(passVerificationMachine, {
  inputs: {
    bare: { code: '', canScan: true },
    withoutCamera: { code: '', canScan: false },
    linked: { code: 'a.code', canScan: false },
  },
  cases: {
    change: { pasted: { value: ' https://shop.example/verify-pass#pasted.code ' }, blank: { value: '  ' } },
    check: { plain: {} },
    startScan: { plain: {} },
    stopScan: { plain: {} },
    again: { plain: {} },
    opened: { code: { code: '#opened.code' }, nothing: { code: '' } },
    scanned: { plain: { code: 'https://shop.example/verify-pass#scanned.code' } },
    cameraFailed: { plain: {} },
  },
  environment: { opened: 'address', scanned: 'camera', cameraFailed: 'camera' },
  outcomes: {
    checkCode: {
      valid: checkOutcome(null),
      altered: checkOutcome('ALTERED', false),
      old: checkOutcome('TOO_OLD'),
      codeOld: checkOutcome('CODE_OLD'),
      otherDevice: checkOutcome('OTHER_DEVICE'),
      noTicket: checkOutcome('NO_TICKET'),
      noAnswer,
    },
    camera: {},
    address: {},
  },
  timeLimit: 'actors',
  bounds: { limit: 3000 },
  home: ['valid', 'refused', 'waiting'],
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === busyActors.some((id) => id in snapshot.children),
    'a valid pass has no reason for a refusal': ({ value, context: { verdict: found } }) =>
      value !== 'valid' || (found !== null && found.reason === null),
    'a refused pass has a reason for the refusal': ({ value, context: { verdict: found } }) =>
      value !== 'refused' || (found !== null && found.reason !== null),
    'no verdict is shown while another code is checked': ({ value, context: { verdict: found } }) =>
      value !== 'checking' || found === null,
    'the camera is used only if the browser can scan codes': ({ value, context }) =>
      value !== 'scanning' || context.canScan,
  },
  scenarios: {
    'PAS-06: a code in the address is checked at once': {
      input: 'linked',
      steps: [],
      ends: 'checking',
      with: ({ code }) => code === 'a.code',
      refuses: ['again'],
    },
    'PAS-06: a valid pass is shown with its content': {
      input: 'linked',
      steps: ['checkCode=valid'],
      ends: 'valid',
      with: ({ verdict: found }) => found?.claims?.nam === 'Jana Nováková',
    },
    'PAS-06: an altered pass is refused with the reason': {
      input: 'linked',
      steps: ['checkCode=altered'],
      ends: 'refused',
      with: ({ verdict: found }) => found?.reason === 'ALTERED',
    },
    'PAS-06: a pasted address is checked': {
      input: 'withoutCamera',
      steps: ['change/pasted', 'check'],
      ends: 'checking',
      with: ({ code }) => code === 'pasted.code',
      refuses: ['startScan'],
    },
    'PAS-06: white space cannot be checked as a code': {
      input: 'bare',
      steps: ['change/blank'],
      ends: 'waiting',
      refuses: ['check'],
    },
    'PAS-06: a code that the camera has read is checked': {
      input: 'bare',
      steps: ['startScan', 'scanned'],
      ends: 'checking',
      with: ({ code }) => code === 'scanned.code',
    },
    'PAS-06: the failure of the camera is kept, and a code can be pasted': {
      input: 'bare',
      steps: ['startScan', 'cameraFailed', 'change/pasted'],
      ends: 'waiting',
      with: ({ failure }) => failure?.name === 'CAMERA_FAILED',
    },
    'PAS-06: the failure of the camera disappears when the camera is started again': {
      input: 'bare',
      steps: ['startScan', 'cameraFailed', 'startScan'],
      ends: 'scanning',
      with: ({ failure }) => failure === null,
    },
    'PAS-06: the failure of the camera disappears when a code is checked': {
      input: 'bare',
      steps: ['startScan', 'cameraFailed', 'change/pasted', 'check'],
      ends: 'checking',
      with: ({ failure }) => failure === null,
    },
    'PAS-06: scanning with the camera can be stopped': {
      input: 'bare',
      steps: ['startScan', 'stopScan'],
      ends: 'waiting',
    },
    'PAS-06: a second code in the address replaces the first': {
      input: 'linked',
      steps: ['checkCode=altered', 'opened/code'],
      ends: 'checking',
      with: ({ code, verdict: found }) => code === 'opened.code' && found === null,
    },
    'PAS-06: an address without a code does not change the page': {
      input: 'linked',
      steps: ['checkCode=valid'],
      ends: 'valid',
      refuses: ['opened/nothing'],
    },
    'PAS-06: after a valid pass another code can be checked; the last code is removed from the page and its address': {
      input: 'linked',
      steps: ['checkCode=valid', 'again'],
      ends: 'waiting',
      with: ({ code, verdict: found, typed }) => code === '' && typed === '' && found === null,
      effects: ['clearAddress'],
    },
    'PAS-06: after a refused pass another code can be checked': {
      input: 'linked',
      steps: ['checkCode=old', 'again'],
      ends: 'waiting',
      with: ({ verdict: found }) => found === null,
      effects: ['clearAddress'],
    },
    'PAS-06: if the keys cannot be fetched, there is no verdict, and the check can be repeated': {
      input: 'linked',
      steps: ['checkCode=noAnswer', 'check'],
      ends: 'checking',
      with: ({ verdict: found, failure, code }) => found === null && failure === null && code === 'a.code',
    },
    'PAS-06: if the keys cannot be fetched, the failure is kept': {
      input: 'linked',
      steps: ['checkCode=noAnswer'],
      ends: 'unchecked',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'PAS-06: if the keys cannot be fetched, another code can be entered': {
      input: 'linked',
      steps: ['checkCode=noAnswer', 'again'],
      ends: 'waiting',
      with: ({ failure }) => failure === null,
      effects: ['clearAddress'],
    },
  },
});
