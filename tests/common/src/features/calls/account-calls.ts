import { provideAttachmentDownload } from '#common/attachment-download/attachment-download.actors.ts';
import { provideConnectAccount } from '#common/connect-account/connect-account.actors.ts';
import { provideRepeatPurchase } from '#common/repeat-purchase/repeat-purchase.actors.ts';
import { downloadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { provideAssignCustodian } from '#features/account/card-actions/assign-custodian/assign-custodian.actors.ts';
import { provideBalanceTransfer } from '#features/account/card-actions/balance-transfer/balance-transfer.actors.ts';
import { provideEWalletTopUp } from '#features/account/card-actions/e-wallet-top-up/e-wallet-top-up.actors.ts';
import { providePersonalInfo } from '#features/account/card-actions/personal-info/personal-info.actors.ts';
import { provideReclamation } from '#features/account/card-actions/reclamation/reclamation.actors.ts';
import { provideTicketFare } from '#features/account/card-actions/ticket-fare/ticket-fare.actors.ts';
import { provideCustomerSelection } from '#features/account/customer-selection/customer-selection.actors.ts';
import { provideFamilyBoard } from '#features/account/family-board/family-board.actors.ts';
import { provideReclamationFee } from '#features/account/reclamations/reclamation-fee.actors.ts';
import { performOnCard } from '#features/account/tabs/chip-cards/chip-cards.actors.ts';
import { provideMarketingConsent } from '#features/account/tabs/chip-cards/marketing-consent/marketing-consent.actors.ts';
import { provideUpcomingChanges } from '#features/account/upcoming-changes/upcoming-changes.actors.ts';
import { provideApplicationCorrection } from '#features/card-application/application-correction/application-correction.actors.ts';
import { provideApplicationDetail } from '#features/card-application/application-detail/application-detail.actors.ts';
import { provideApplicationFee } from '#features/card-application/application-fee/application-fee.actors.ts';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideCardApplication as provideFiledApplication } from '#features/card-application/card-application-detail/card-application.actors.ts';
import { filedApplication } from '#machines/card-application/application-detail/model/application-detail.samples.ts';
import { sampleFacts } from '#machines/card-application/card-application/model/card-application.samples.ts';
import { emptyPerson } from '#rules/person-fields.ts';
import { does, performs, reads, shows, type FlowCalls } from '../../support/actor-calls.ts';
import { servedStates } from '../../support/served-states.ts';

const nothing = () => {};
const idempotencyKey = 'key';
const setting = (name: string, value: string) => ({ id: 1, displayName: name, name, value });
const person = { ...emptyPerson, firstName: 'Eva', lastName: 'Malá', birthDay: '1980-03-04' };
const personBody = {
  name: { firstName: 'Eva', lastName: 'Malá' },
  birthDay: '1980-03-04',
  email: null,
  phoneNumber: null,
  address: { street: null, streetNumber: null, city: null, zip: null },
};
const candidates = { sends: [['relatedCustomers', { query: { adultOnly: true } }]] } as const;
const noCandidates = { relatedCustomers: { items: [] } };
const ticket = { cardId: 7, validFrom: '2026-12-01', ticketCombinationId: 1, zone: '100' };
const heldTickets = (limit: number, stateIds: readonly number[]) =>
  [
    'customerTicketFares',
    { params: { id: 5 }, query: { sortBy: 'validTo', sortDesc: true, limit, offset: 0, stateIds } },
  ] as const;
const parent = { id: 7, firstName: 'Jana', lastName: 'M' };

export const accountCalls: Readonly<Record<string, FlowCalls>> = {
  provideAttachmentDownload: {
    provide: (shop) => provideAttachmentDownload(shop, downloadAttachment),
    actors: { saveAttachment: null },
  },
  provideConnectAccount: {
    provide: (shop) => provideConnectAccount(shop, nothing),
    actors: {
      connect: [
        does(
          'connectRegisteredAccount',
          { body: { cardNumber: '1' } },
          { input: { mode: 'register', cardNumber: '1' } },
        ),
        does('connectAssignedAccount', { body: { cardNumber: '1' } }, { input: { mode: 'assign', cardNumber: '1' } }),
      ],
    },
  },
  provideRepeatPurchase: {
    provide: provideRepeatPurchase,
    actors: {
      addTicketFare: reads(
        'addTicketFare',
        { idempotencyKey, body: ticket },
        {
          input: {
            idempotencyKey,
            offer: { cardId: 7, start: '2026-12-01', ticketCombinationId: 1, zone: { name: '100' } },
          },
        },
      ),
      addTopUp: reads(
        'addEWalletTransaction',
        { idempotencyKey, body: { eWalletId: 3, price: 50_000, operation: 'RECHARGE', note: null } },
        { input: { idempotencyKey, offer: { eWalletId: 3, price: 50_000 } } },
      ),
    },
  },
  provideApplicationCorrection: {
    provide: (shop) =>
      provideApplicationCorrection(
        shop,
        createAttachmentFiles(() => 'file'),
        nothing,
      ),
    actors: {
      sendPhoto: does(
        'replaceApplicationPhoto',
        { params: { id: 7 }, body: { photo: 'QUJD' } },
        { input: { applicationId: 7, photo: 'data:image/jpeg;base64,QUJD' } },
      ),
      attachments: null,
      attachmentUpload: null,
    },
  },
  provideApplicationDetail: {
    provide: provideApplicationDetail,
    actors: {
      readFiled: {
        input: { applicationId: 5 },
        answers: { cardApplication: filedApplication, customer: { ...sampleFacts.customer, parent } },
        sends: [
          ['cardApplication', { params: { id: 5 } }],
          ['customer', { params: { id: filedApplication.customer.id } }],
          ['customer', { params: { id: 7 } }],
        ],
      },
    },
  },
  provideApplicationFee: {
    provide: (shop) => provideApplicationFee(shop, { applicationId: 3, feeId: 1 }, nothing),
    actors: {
      addFee: reads('addFee', { idempotencyKey, body: { applicationId: 3, feeId: 1 } }, { input: { idempotencyKey } }),
    },
  },
  provideAssignCustodian: {
    provide: provideAssignCustodian,
    actors: {
      readCandidates: { input: { customerId: 5 }, answers: noCandidates, ...candidates, gets: [] },
      assign: [
        does(
          'assignCustodian',
          { params: { id: 5 }, body: { parentId: 2 } },
          { input: { customerId: 5, custodianId: 2, person } },
        ),
        does(
          'assignCustodian',
          { params: { id: 5 }, body: { parent: personBody } },
          { input: { customerId: 5, custodianId: null, person } },
        ),
      ],
    },
  },
  provideBalanceTransfer: {
    provide: (shop) => provideBalanceTransfer(shop, String),
    actors: {
      transfer: reads(
        'transferBalance',
        { idempotencyKey, body: { pakCardNumber: '1', mapCardNumber: '2' } },
        { input: { idempotencyKey, pakCardNumber: '1', mapCardNumber: '2' } },
      ),
    },
  },
  provideEWalletTopUp: {
    provide: provideEWalletTopUp,
    actors: {
      readLimits: {
        sends: [['globalSettings']],
        answers: {
          globalSettings: [
            setting('E_WALLET_MIN_RECHARGE', '10000'),
            setting('E_WALLET_MAX_RECHARGE', '200000'),
            setting('E_WALLET_MAX_AMOUNT', '300000'),
          ],
        },
        gets: { minRecharge: 10_000, maxRecharge: 200_000, maxAmount: 300_000 },
      },
      readBalance: {
        input: { customerId: 5, eWalletId: 3 },
        sends: [['lastActiveCard', { params: { id: 5 } }]],
        answers: { lastActiveCard: { electronicWallet: { id: 3, currentAmount: 15_000 } } },
        gets: 15_000,
      },
      addTopUp: reads(
        'addEWalletTransaction',
        { idempotencyKey, body: { eWalletId: 3, price: 25_050, operation: 'RECHARGE' } },
        { input: { idempotencyKey, eWalletId: 3, price: 25_050 } },
      ),
    },
  },
  providePersonalInfo: {
    provide: (shop) => providePersonalInfo(shop, nothing),
    actors: {
      readKnown: {
        input: { customerId: 5 },
        sends: [['customer', { params: { id: 5 } }], ...candidates.sends],
        answers: { ...noCandidates, customer: sampleFacts.customer },
      },
      save: [
        does(
          'updateCustomer',
          { params: { id: 5 }, body: personBody },
          { input: { customerId: 5, person, photo: null, custodian: null } },
        ),
        does(
          'updateCustomer',
          { params: { id: 5 }, body: { ...personBody, parentId: 2, photo: 'QUJD' } },
          { input: { customerId: 5, person, photo: 'data:image/jpeg;base64,QUJD', custodian: { id: 2, person } } },
        ),
      ],
    },
  },
  provideReclamation: {
    provide: provideReclamation,
    actors: {
      file: {
        input: { idempotencyKey, customerId: 5, cardId: 2, form: { ...person, note: 'Nefunguje.' } },
        sends: [
          [
            'createReclamation',
            {
              idempotencyKey,
              body: {
                customerFirstName: 'Eva',
                customerLastName: 'Malá',
                customerPhoneNumber: '',
                customerAddress: { birthDay: '1980-03-04', email: '', street: '', streetNumber: '', city: '', zip: '' },
                note: 'Nefunguje.',
                gdprTermsAndConditionsApproved: true,
                customerId: 5,
                cardId: 2,
              },
            },
          ],
        ],
        answers: { createReclamation: { reclamationNumber: 'R-1' } },
        gets: 'R-1',
      },
    },
  },
  provideTicketFare: {
    provide: provideTicketFare,
    actors: {
      readLimits: {
        sends: [['globalSettings']],
        answers: {
          globalSettings: [
            setting('ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM', '1'),
            setting('ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM', '60'),
          ],
        },
        gets: { minDaysAhead: 1, maxDaysAhead: 60 },
      },
      readTickets: [
        {
          input: { customerId: 5 },
          shares: ['ticketFareStates'],
          sends: [['ticketFareStates'], heldTickets(1, [23, 22, 24]), heldTickets(100, [23, 24])],
          answers: { ...servedStates, customerTicketFares: { items: ['ticket', 'other'], totalCount: 2 } },
          gets: { last: 'ticket', held: ['ticket', 'other'] },
        },
        {
          input: { customerId: 5 },
          shares: ['ticketFareStates'],
          sends: [['ticketFareStates'], heldTickets(1, [23, 22, 24]), heldTickets(100, [23, 24])],
          answers: { ...servedStates, customerTicketFares: { items: [], totalCount: 0 } },
          gets: { last: null, held: [] },
        },
      ],
      readOffers: reads(
        'ticketFareOffers',
        { query: { cardId: 7, date: '2026-12-01' } },
        { input: { cardId: 7, day: '2026-12-01' } },
      ),
      addTicketFare: reads(
        'addTicketFare',
        { idempotencyKey, body: ticket },
        { input: { idempotencyKey, cardId: 7, start: '2026-12-01', combinationId: 1, zoneName: '100' } },
      ),
    },
  },
  provideFiledApplication: shows(
    (shop) => provideFiledApplication(shop, '7'),
    reads('cardApplication', { params: { id: '7' } }),
  ),
  provideCustomerSelection: {
    provide: provideCustomerSelection,
    actors: {
      readOwnPage: reads('accountPage', { query: {} }, { input: { linkedId: null } }),
      readLinkedPage: reads('accountPage', { query: { customerId: 2 } }, { input: { linkedId: 2 } }),
    },
  },
  provideFamilyBoard: {
    provide: provideFamilyBoard,
    actors: {
      readBoard: reads('familyBoard'),
      ticketFare: null,
      addTicketFares: reads(
        'addTicketFares',
        { idempotencyKey, body: { lines: [ticket] } },
        { input: { idempotencyKey, lines: [ticket] } },
      ),
    },
  },
  provideReclamationFee: {
    provide: (shop) => provideReclamationFee(shop, 'R-1', nothing),
    actors: {
      addFee: reads(
        'addReclamationFee',
        { idempotencyKey, body: { reclamationNumber: 'R-1' } },
        { input: { idempotencyKey } },
      ),
    },
  },
  'performOnCard setMain': performs((shop) => performOnCard(shop, 'setMain', 7), 'setMainCard', { body: { id: 7 } }),
  'performOnCard activate': performs((shop) => performOnCard(shop, 'activate', 7), 'activateBankCard', {
    params: { id: 7 },
  }),
  'performOnCard block': performs((shop) => performOnCard(shop, 'block', 7), 'blockBankCard', { params: { id: 7 } }),
  'performOnCard delete': performs((shop) => performOnCard(shop, 'delete', 7), 'deleteBankCard', { params: { id: 7 } }),
  provideMarketingConsent: {
    provide: provideMarketingConsent,
    actors: {
      saveConsent: does(
        'updateMarketingConsent',
        { params: { id: 4 }, body: { value: true } },
        { input: { cardId: 4, value: true } },
      ),
    },
  },
  provideUpcomingChanges: shows(provideUpcomingChanges, reads('upcomingChanges')),
};
