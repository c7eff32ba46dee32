import type { Plans } from './call-plan.ts';

const noCard = 'the numbers of a card that belongs to no account are needed';

/** The calls that change people, cards, links and applications. */
export const changePlans: Plans = {
  connectRegisteredAccount: { neverMade: noCard },
  connectAssignedAccount: { neverMade: noCard },
  assignCustodian: { sample: { parentId: 1 } },
  assignOrigin: { sample: { originId: 1 }, neverMade: 'another system must send a customer without a name before' },
  createCustomer: {},
  updateCustomer: { sample: { name: { firstName: 'x', lastName: 'x' }, birthDay: '1990-01-01' } },
  transferBalance: { neverMade: 'the old card of a person must have a balance' },
  blockBankCard: {},
  activateBankCard: {},
  deleteBankCard: {},
  initTokenization: { sample: { appRouteUrl: 'http://localhost/#/app/user-account' } },
  finishTokenization: {
    wrong: [
      { request: 'with an unknown order', parts: { body: { orderId: '999999999999999' } }, refusals: ['NOT_FOUND'] },
    ],
    neverMade: 'a person must register a bank card at the gateway before',
  },
  updateMarketingConsent: { sample: { value: true } },
  setMainCard: {},
  rejectCardApplication: { sample: { note: 'x' } },
  createCardApplication: {},
  createVirtualCardApplication: {},
  createBankCardApplication: {},
  uploadAttachment: {},
  createReclamation: {},
  cancelAccountLink: {},
  cancelManagingAccount: {
    neverMade: 'another account must manage the card before, which only a mailed token can begin',
  },
  setMainAccount: { neverMade: 'the account may have no customer of its own, and must manage a card' },
  setAssignedAccount: {},
  requestCardManagement: {},
  approveCardManagement: {
    wrong: [
      {
        request: 'with an unknown token',
        parts: { body: { token: 'unknown' } },
        refusals: ['APPROVE_MANAGED_CARD_INVALID_TOKEN'],
      },
    ],
    neverMade: 'only a mail contains the token',
  },
  rejectCardManagement: {
    wrong: [
      {
        request: 'with an unknown token',
        parts: { params: { token: 'unknown' } },
        refusals: ['REJECT_MANAGED_CARD_INVALID_TOKEN'],
      },
    ],
    neverMade: 'only a mail contains the token',
  },
  cardByChipNumber: {
    wrong: [
      {
        request: 'with an unknown number',
        parts: { params: { number: 'FFFFFFFFFFFFFFFFFFFF' } },
        refusals: ['NOT_FOUND'],
      },
    ],
    neverMade: 'no answer contains the number of a chip',
  },
  payByWallet: {},
};
