import { provideDeskCounts } from '#app/desk/desk-counts.ts';
import { provideDeskApplication, provideNeighbours } from '#features/desk/application/desk-application.actors.ts';
import { provideProofPreview } from '#features/desk/application/proof-preview.actors.ts';
import { provideCardHandOver } from '#features/desk/card-hand-over/card-hand-over.actors.ts';
import { provideDeskAction } from '#features/desk/desk-action/desk-action.actors.ts';
import { provideReport } from '#features/desk/failures/failure.actors.ts';
import { recordPayment } from '#features/desk/invoices/invoice-desk.actors.ts';
import { provideReclamationAnswer } from '#features/desk/reclamations/reclamation-answer.actors.ts';
import { recordReturn } from '#features/desk/return-money/return-money.actors.ts';
import { provideDeskSettings, provideSettingChange } from '#features/desk/settings/desk-settings.actors.ts';
import { idempotencyKey as keyOf } from '#machines/common/idempotency-key.ts';
import { performs, reads, shows, type ActorCalls, type FlowCalls } from '../../support/actor-calls.ts';

const nothing = () => {};
const form = {
  note: ' Chybí razítko. ',
  cardNumber: '9203 1234',
  chipNumber: ' ',
  photo: true,
  files: [{ typeId: 4 }],
};

/** An action of the staff. Its idempotency key is made of the flow, the action and the body. */
const action = (name: string, endpoint: string, more: object = {}): ActorCalls => {
  const body = { version: 'v1', ...more };
  return {
    input: { action: name, version: 'v1', form, flowId: 'flow' },
    sends: [[endpoint, { params: { id: 7 }, body, idempotencyKey: keyOf('flow', name, JSON.stringify(body)) }]],
    answers: { [endpoint]: { version: 'v2', actions: ['PRINT'], customer: {} } },
    gets: { version: 'v2', actions: ['PRINT'] },
  };
};

export const deskCalls: Readonly<Record<string, FlowCalls>> = {
  provideDeskAction: {
    provide: (shop) => provideDeskAction(shop, 7, nothing),
    actors: {
      perform: [
        action('CHECK', 'checkCardApplication'),
        action('HAND_OVER', 'handOverCard'),
        action('ISSUE', 'issueCard'),
        action('TAKE_BACK', 'takeBackRequest'),
        action('REJECT', 'refuseCardApplication', { note: 'Chybí razítko.' }),
        action('PRINT', 'printCard', { cardNumber: '92031234', chipNumber: null }),
        action('ASK_AGAIN', 'askApplicantAgain', { note: 'Chybí razítko.', photo: true, attachments: [{ typeId: 4 }] }),
      ],
    },
  },
  provideCardHandOver: {
    provide: (shop) => provideCardHandOver(shop, nothing),
    actors: {
      handOver: {
        input: { id: 7, version: 'v1', idempotencyKey: 'key' },
        sends: [['handOverCard', { params: { id: 7 }, body: { version: 'v1' }, idempotencyKey: 'key' }]],
      },
    },
  },
  provideDeskApplication: shows(
    (shop) => provideDeskApplication(shop, '7'),
    reads('deskCardApplication', { params: { id: '7' } }),
  ),
  provideNeighbours: shows((shop) => provideNeighbours(shop, '7', {}), {
    sends: [['deskCardApplications', { query: { limit: 125, offset: 0, sortBy: 'task', sortDesc: false } }]],
    answers: { deskCardApplications: { items: [{ id: 5 }, { id: 7 }, { id: 8 }], totalCount: 3 } },
    gets: { previous: 5, next: 8 },
  }),
  provideDeskCounts: shows((shop) => provideDeskCounts(shop), reads('deskCounts', {})),
  provideProofPreview: shows((shop) => provideProofPreview(shop, 7, 31), {
    sends: [['deskAttachment', { params: { id: 7, attachmentId: 31 } }]],
    answers: { deskAttachment: { fileName: 'potvrzeni.pdf', content: new TextEncoder().encode('%PDF-1.7') } },
    gets: { address: null },
  }),
  provideReport: shows((shop) => provideReport(shop, 'ABC'), reads('deskFailureReport', { params: { code: 'ABC' } })),
  recordPayment: performs((shop) => recordPayment(shop, 260_001), 'bookInvoice', { params: { number: 260_001 } }),
  recordReturn: performs((shop) => recordReturn(shop, 260_001), 'returnInvoice', { params: { number: 260_001 } }),
  provideDeskSettings: shows((shop) => provideDeskSettings(shop), reads('deskSettings', {})),
  provideSettingChange: {
    provide: (shop) => provideSettingChange(shop, nothing),
    actors: {
      send: {
        input: { numbers: { CART_MAXIMUM_ITEMS: 20 }, seen: { CART_MAXIMUM_ITEMS: 3 } },
        sends: [
          [
            'changeSystemConfigurations',
            { body: { numbers: { CART_MAXIMUM_ITEMS: 20 }, seen: { CART_MAXIMUM_ITEMS: 3 } } },
          ],
        ],
      },
    },
  },
  provideReclamationAnswer: {
    provide: (shop) => provideReclamationAnswer(shop, { id: 4, reclamationNumber: 'R-1' }, nothing),
    actors: {
      send: {
        input: { idempotencyKey: 'key', verdict: 'FINALIZED', answer: 'Vyměněno.', fee: 15_050 },
        sends: [
          [
            'answerReclamation',
            {
              params: { id: 4 },
              idempotencyKey: 'key',
              body: { verdict: 'FINALIZED', answer: 'Vyměněno.', fee: 15_050 },
            },
          ],
        ],
      },
    },
  },
};
