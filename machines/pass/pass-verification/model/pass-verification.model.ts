import { noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import type { RefusalReason } from '#rules/pass-verdict.ts';
import { adultClaims, signedAt } from '../../offline-pass/model/offline-pass.samples.ts';
import { passVerificationMachine } from '../pass-verification.machine.ts';

const verdict = (reason: RefusalReason | null, isSigned = true) => ({
  output: {
    reason,
    claims: isSigned ? adultClaims : null,
    drawnAt: isSigned ? signedAt + 60_000 : null,
    checkedAt: signedAt + 75_000,
  },
});

/** The actors that the person waits for. */
const waits = ['checkCode'];

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
      valid: verdict(null),
      altered: verdict('ALTERED', false),
      old: verdict('TOO_OLD'),
      codeOld: verdict('CODE_OLD'),
      otherDevice: verdict('OTHER_DEVICE'),
      noTicket: verdict('NO_TICKET'),
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
      snapshot.hasTag('busy') === waits.some((id) => id in snapshot.children),
    'a pass is valid only without a reason against it': ({ value, context: { verdict: found } }) =>
      value !== 'valid' || (found !== null && found.reason === null),
    'a refused pass has its reason': ({ value, context: { verdict: found } }) =>
      value !== 'refused' || (found !== null && found.reason !== null),
    'no verdict is shown while another code is checked': ({ value, context: { verdict: found } }) =>
      value !== 'checking' || found === null,
    'the camera is used only where there is one': ({ value, context }) => value !== 'scanning' || context.canScan,
  },
  scenarios: {
    'PAS-06: a code in the address is checked at once': {
      input: 'linked',
      steps: [],
      ends: 'checking',
      with: ({ code }) => code === 'a.code',
      refuses: ['again'],
    },
    'PAS-06: a valid pass': {
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
    'PAS-06: nothing is checked before something is pasted': {
      input: 'bare',
      steps: ['change/blank'],
      ends: 'waiting',
      refuses: ['check'],
    },
    'PAS-06: what the camera sees is checked': {
      input: 'bare',
      steps: ['startScan', 'scanned'],
      ends: 'checking',
      with: ({ code }) => code === 'scanned.code',
    },
    'PAS-06: a camera that cannot be used is shown, and the code can be pasted': {
      input: 'bare',
      steps: ['startScan', 'cameraFailed', 'change/pasted'],
      ends: 'waiting',
      with: ({ failure }) => failure?.name === 'CAMERA_FAILED',
    },
    'PAS-06: a failed camera is forgotten when it is tried again': {
      input: 'bare',
      steps: ['startScan', 'cameraFailed', 'startScan'],
      ends: 'scanning',
      with: ({ failure }) => failure === null,
    },
    'PAS-06: a failed camera is forgotten when a code is checked': {
      input: 'bare',
      steps: ['startScan', 'cameraFailed', 'change/pasted', 'check'],
      ends: 'checking',
      with: ({ failure }) => failure === null,
    },
    'PAS-06: the camera can be left': {
      input: 'bare',
      steps: ['startScan', 'stopScan'],
      ends: 'waiting',
    },
    'PAS-06: a second code in the address takes the place of the first': {
      input: 'linked',
      steps: ['checkCode=altered', 'opened/code'],
      ends: 'checking',
      with: ({ code, verdict: found }) => code === 'opened.code' && found === null,
    },
    'PAS-06: an address without a code changes nothing': {
      input: 'linked',
      steps: ['checkCode=valid'],
      ends: 'valid',
      refuses: ['opened/nothing'],
    },
    'PAS-06: another code can be checked, and the last one is gone from the page and its address': {
      input: 'linked',
      steps: ['checkCode=valid', 'again'],
      ends: 'waiting',
      with: ({ code, verdict: found, typed }) => code === '' && typed === '' && found === null,
      effects: ['clearAddress'],
    },
    'PAS-06: after a refusal, too': {
      input: 'linked',
      steps: ['checkCode=old', 'again'],
      ends: 'waiting',
      with: ({ verdict: found }) => found === null,
      effects: ['clearAddress'],
    },
    'PAS-06: without the keys nothing is said about the pass, and it can be tried again': {
      input: 'linked',
      steps: ['checkCode=noAnswer', 'check'],
      ends: 'checking',
      with: ({ verdict: found, failure, code }) => found === null && failure === null && code === 'a.code',
    },
    'PAS-06: without the keys the reason is kept': {
      input: 'linked',
      steps: ['checkCode=noAnswer'],
      ends: 'unchecked',
      with: ({ failure }) => failure?.name === 'NO_ANSWER',
    },
    'PAS-06: without the keys one can also begin anew': {
      input: 'linked',
      steps: ['checkCode=noAnswer', 'again'],
      ends: 'waiting',
      with: ({ failure }) => failure === null,
      effects: ['clearAddress'],
    },
  },
});
