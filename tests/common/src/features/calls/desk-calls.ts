import { provideApplicationDeed } from '#features/desk/application-deed/application-deed.actors.ts';
import { provideDeskApplication, provideNeighbours } from '#features/desk/application/desk-application.actors.ts';
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

/** A deed of the staff, whose key is of the deed and of what is sent. */
const deed = (name: string, endpoint: string, more: object = {}): ActorCalls => {
  const body = { version: 'v1', ...more };
  return {
    input: { deed: name, version: 'v1', form, flowId: 'flow' },
    sends: [[endpoint, { params: { id: 7 }, body, idempotencyKey: keyOf('flow', name, JSON.stringify(body)) }]],
    answers: { [endpoint]: { version: 'v2', deeds: ['PRINT'], customer: {} } },
    gets: { version: 'v2', deeds: ['PRINT'] },
  };
};

export const deskCalls: Readonly<Record<string, FlowCalls>> = {
  provideApplicationDeed: {
    provide: (shop) => provideApplicationDeed(shop, 7, nothing),
    actors: {
      perform: [
        deed('CHECK', 'checkCardApplication'),
        deed('HAND_OVER', 'handOverCard'),
        deed('ISSUE', 'issueCard'),
        deed('TAKE_BACK', 'takeBackRequest'),
        deed('REJECT', 'refuseCardApplication', { note: 'Chybí razítko.' }),
        deed('PRINT', 'printCard', { cardNumber: '92031234', chipNumber: null }),
        deed('ASK_AGAIN', 'askApplicantAgain', { note: 'Chybí razítko.', photo: true, attachments: [{ typeId: 4 }] }),
      ],
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
  provideReport: shows((shop) => provideReport(shop, 'ABC'), reads('deskFailureReport', { params: { code: 'ABC' } })),
  recordPayment: performs((shop) => recordPayment(shop, 260_001), 'bookInvoice', { params: { number: 260_001 } }),
  recordReturn: performs((shop) => recordReturn(shop, 260_001), 'returnInvoice', { params: { number: 260_001 } }),
  provideDeskSettings: shows((shop) => provideDeskSettings(shop), reads('deskSettings', {})),
  provideSettingChange: {
    provide: (shop) => provideSettingChange(shop, nothing),
    actors: {
      send: {
        input: { figures: { CART_MAXIMUM_ITEMS: 20 }, seen: { CART_MAXIMUM_ITEMS: 3 } },
        sends: [
          [
            'changeSystemConfigurations',
            { body: { figures: { CART_MAXIMUM_ITEMS: 20 }, seen: { CART_MAXIMUM_ITEMS: 3 } } },
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
