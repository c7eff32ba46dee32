import type { BranchOffice } from '#contract/entities/branch-office.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { deliveryMachine } from '../delivery.machine.ts';
import { isEmptyAddress, isSound, problemsOf } from '../delivery.problems.ts';
import type { DeliveryInput } from '../delivery.types.ts';

const branch: BranchOffice = {
  id: 1,
  name: 'Hlavní nádraží',
  branchNumber: 1,
  address: { street: 'Nádražní', streetNumber: '1', city: 'Plzeň', zip: '30100' },
  cardDeliveryAllowed: true,
};

const home = { street: 'Lipová', streetNumber: '12', city: 'Plzeň', zip: '30100' };
const away = { street: 'Dlouhá', streetNumber: '3', city: 'Praha', zip: '11000' };

const usual: DeliveryInput = {
  branches: [branch, { ...branch, id: 2, name: 'Bory' }],
  postAllowed: true,
  mayBeFree: true,
  preselectsBranch: true,
  residence: home,
  entered: null,
};
const posted: DeliveryInput['entered'] = { type: 'POST_OFFICE', cardForFree: false, branchId: null, address: away };

export const deliveryModel = defineModel(deliveryMachine, {
  inputs: {
    usual,
    'posted before': { ...usual, entered: posted },
    'posted before, but no longer sent': { ...usual, postAllowed: false, entered: posted },
    'one branch': { ...usual, branches: [branch] },
    'one branch for somebody else': { ...usual, branches: [branch], preselectsBranch: false },
    'no post': { ...usual, postAllowed: false, mayBeFree: false },
  },
  cases: {
    toggleFree: { plain: {} },
    chooseType: { branch: { deliveryType: 'BRANCH' }, post: { deliveryType: 'POST_OFFICE' } },
    chooseBranch: { first: { branchId: 1 }, second: { branchId: 2 } },
    changeAddress: {
      'no street': { field: 'street', value: ' ' },
      street: { field: 'street', value: 'Dlouhá' },
      'long zip': { field: 'zip', value: '1234567' },
    },
    leaveAddress: { street: { field: 'street' }, zip: { field: 'zip' } },
    residenceChanged: { away: { residence: away } },
    demand: { plain: {} },
  },
  environment: { residenceChanged: 'outside', demand: 'outside' },
  outcomes: {},
  timeLimit: 'actors',
  bounds: { limit: 5000 },
  home: ['choosing'],
  invariants: {
    'a free card is never posted': ({ context }) => !context.cardForFree || context.type === 'BRANCH',
    'a card is posted only if the operator sends cards': ({ context }) =>
      context.postAllowed || context.type === 'BRANCH',
    'the delivery has either a branch office or an address': ({ context }) =>
      context.type === 'BRANCH' ? isEmptyAddress(context.address) : context.branchId === null,
    'a field is marked only while it is wrong': ({ context }) =>
      context.marked.every((field) => problemsOf(context)[field] !== null),
  },
  scenarios: {
    'DEL-01: the delivery to a branch office is the default, and an office must be chosen': {
      input: 'usual',
      steps: ['demand'],
      ends: 'choosing',
      with: (context) => context.type === 'BRANCH' && problemsOf(context).branch === 'EMPTY',
    },
    'DEL-01: the only branch office is chosen for the person’s own card': {
      input: 'one branch',
      steps: [],
      ends: 'choosing',
      with: (context) => context.branchId === 1 && isSound(context),
    },
    'DEL-01: the only branch office is not chosen for somebody else’s card': {
      input: 'one branch for somebody else',
      steps: [],
      ends: 'choosing',
      with: ({ branchId }) => branchId === null,
    },
    'DEL-01: choosing post fills in the address of residence if the address is empty': {
      input: 'usual',
      steps: ['chooseBranch/first', 'chooseType/post'],
      ends: 'choosing',
      with: (context) => context.branchId === null && context.address.street === 'Lipová' && isSound(context),
    },
    'DEL-01: if the address of residence is changed before post is chosen, the changed address is filled in': {
      input: 'usual',
      steps: ['residenceChanged/away', 'chooseType/post'],
      ends: 'choosing',
      with: ({ address }) => address.city === 'Praha',
    },
    'DEL-01: choosing a branch office clears the recipient’s address': {
      input: 'usual',
      steps: ['chooseType/post', 'changeAddress/street', 'chooseType/branch'],
      ends: 'choosing',
      with: ({ address }) => isEmptyAddress(address),
    },
    'DEL-01: a free card is handed over at a branch office': {
      input: 'usual',
      steps: ['chooseType/post', 'toggleFree'],
      ends: 'choosing',
      refuses: ['chooseType/post', 'changeAddress/street'],
      with: ({ type, cardForFree }) => type === 'BRANCH' && cardForFree,
    },
    'DEL-01: if cards are neither posted nor free, the branch office is the only choice': {
      input: 'no post',
      steps: [],
      ends: 'choosing',
      refuses: ['chooseType/post', 'toggleFree'],
    },
    'DEL-01: street, number, city and postcode of a posted card are required': {
      input: 'usual',
      steps: ['chooseType/post', 'changeAddress/no street', 'demand'],
      ends: 'choosing',
      with: (context) => problemsOf(context).street === 'EMPTY' && !isSound(context),
    },
    'DEL-01: a postcode has at most six characters': {
      input: 'usual',
      steps: ['chooseType/post', 'changeAddress/long zip', 'leaveAddress/zip'],
      ends: 'choosing',
      with: (context) => problemsOf(context).zip === 'TOO_LONG' && context.marked.includes('zip'),
    },
  },
});
