import { expect } from 'vitest';
import { draftShape } from '#contract/entities/card-application-draft.ts';
import { provideTokenizationReturn } from '#features/account/tokenization-return/tokenization-return.actors.ts';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideAttachmentUpload } from '#features/card-application/attachments/attachment-upload.actors.ts';
import { provideApplicationDraft } from '#features/card-application/card-application/application-draft.actors.ts';
import { provideApplicationSave } from '#features/card-application/card-application/application-save.actors.ts';
import { provideBankCardChoice } from '#features/card-application/card-application/bank-card-choice.actors.ts';
import { provideCardApplication } from '#features/card-application/card-application/card-application.actors.ts';
import { provideCustodian } from '#features/card-application/card-application/custodian.actors.ts';
import { providePersonalData } from '#features/card-application/card-application/personal-data.actors.ts';
import { provideProfileChoice } from '#features/card-application/card-application/profile-choice.actors.ts';
import { provideTokenization } from '#features/card-application/tokenization/tokenization.actors.ts';
import { samplePlan } from '#machines/card-application/application-save/model/application-save.samples.ts';
import { sampleRedirect } from '#machines/card-application/tokenization/model/tokenization.samples.ts';
import { idempotencyKey as keyOf } from '#machines/common/idempotency-key.ts';
import { emptyPerson } from '#rules/person-fields.ts';
import { does, reads, type FlowCalls } from '../../support/actor-calls.ts';
import { wizardAnswers } from '../../support/wizard-answers.ts';

const idempotencyKey = 'key';
const fileId = '5d9a7c2e-1f7b-4b0e-8a57-3f5f0a9b1c11';
const pdf = new File(['%PDF-1.7'], 'studium.pdf');

function keptFiles() {
  const files = createAttachmentFiles(() => fileId);
  files.keep(pdf);
  return files;
}

const address = { street: '', streetNumber: '', city: '', zip: '' };
const profile = { profileId: 1, profileChosen: true, validFrom: '2026-11-21', validFromChosen: false, isicNumber: '' };
const entered = {
  flowId: '0f0e4b1c-3a77-4a2e-9c55-0b7f5d2a9e10',
  step: 'cardData',
  person: emptyPerson,
  custodian: { choice: 'other', person: emptyPerson },
  profileOne: profile,
  profileTwo: null,
  delivery: { type: 'BRANCH', cardForFree: false, branchId: 1, address },
  bankCard: null,
  marketingConsent: false,
  pin: '',
  files: [{ id: fileId, name: 'studium.pdf', size: 8, typeId: 1, isProfileOne: true }],
};
const draft = { id: 4, version: 7, shape: draftShape, entered, photo: null, fileIds: [fileId], savedCustomerId: 6 };

const list = { limit: 999, offset: 0 };
const subject = { carrierType: 'HAULIER_CARD', isOwn: true, customerId: null };
const draftOf = (query: object) => ['cardApplicationDraft', { query }] as const;
const profileList = { type: 'PERSONAL', validity: 'PRESENT_OR_FUTURE', sortBy: 'orderNumber', sortDesc: false };
const besidesDraft = (onlyPrimary: boolean) =>
  [
    ['globalSettings'],
    ['customerProfiles', { query: { onlyPrimary, ...profileList, ...list } }],
    ['branchOffices', { query: { cardDeliveryAllowed: true, sortBy: 'branchNumber', sortDesc: true, ...list } }],
    ['cardApplicationFee'],
    ['lastCardApplication'],
  ] as const;
const content = { shape: draftShape, entered };
const enteredJob = { kind: 'entered', stored: null, replaces: false, subject, entered };

export const cardApplicationCalls: Readonly<Record<string, FlowCalls>> = {
  provideAttachmentUpload: {
    provide: (shop) => provideAttachmentUpload(shop, keptFiles()),
    actors: {
      progress: null,
      upload: does(
        'uploadAttachment',
        {
          params: { id: 7 },
          body: {
            attachment: pdf,
            cardApplicationAttachmentTypeId: 4,
            isProfileOne: false,
            timezoneOffset: new Date(Date.UTC(2026, 10, 21)).getTimezoneOffset(),
          },
          idempotencyKey,
          uploaded: expect.any(Function),
        },
        { input: { applicationId: 7, file: { id: fileId, typeId: 4, isProfileOne: false }, idempotencyKey } },
      ),
    },
  },
  provideApplicationDraft: {
    provide: (shop) => provideApplicationDraft(shop, keptFiles()),
    actors: {
      saveJob: [
        reads(
          'createCardApplicationDraft',
          {
            idempotencyKey: keyOf(entered.flowId, 'draft', JSON.stringify(entered)),
            body: { ...subject, ...content },
          },
          { input: enteredJob },
        ),
        reads(
          'saveCardApplicationDraft',
          { params: { id: 4 }, body: { version: 7, ...content } },
          { input: { ...enteredJob, stored: { id: 4, version: 7 } } },
        ),
        reads(
          'saveCardApplicationDraft',
          { params: { id: 4 }, body: { version: null, ...content } },
          { input: { ...enteredJob, stored: { id: 4, version: 7 }, replaces: true } },
        ),
        {
          input: { ...enteredJob, replaces: true },
          sends: [
            draftOf({ carrierType: 'HAULIER_CARD', isOwn: true }),
            ['saveCardApplicationDraft', { params: { id: 4 }, body: { version: null, ...content } }],
          ],
          answers: { cardApplicationDraft: draft },
        },
        {
          input: { kind: 'photo', id: 4, photo: 'data:image/jpeg;base64,QUJD' },
          sends: [['saveDraftPhoto', { params: { id: 4 }, body: { photo: 'data:image/jpeg;base64,QUJD' } }]],
          gets: null,
        },
        {
          input: { kind: 'file', id: 4, fileId },
          sends: [['saveDraftFile', { params: { id: 4, fileId }, body: { file: pdf } }]],
          gets: null,
        },
      ],
      dropDraft: does('deleteCardApplicationDraft', { params: { id: 4 } }, { input: { id: 4 } }),
    },
  },
  provideApplicationSave: {
    provide: (shop) => provideApplicationSave(shop, keptFiles()),
    actors: {
      saveCustomer: {
        input: { idempotencyKey, flowId: 'flow', customer: samplePlan.customer },
        sends: [['createCustomer', { idempotencyKey, body: expect.any(Object) }]],
        answers: { createCustomer: { id: 8 } },
        gets: 8,
      },
      saveApplication: [
        ['HAULIER_CARD', 'createCardApplication'] as const,
        ['VIRTUAL_CARD', 'createVirtualCardApplication'] as const,
        ['BANK_CARD', 'createBankCardApplication'] as const,
      ].map(([carrierType, name]) =>
        reads(
          name,
          { idempotencyKey, body: expect.objectContaining({ customerId: 8, flowId: 'flow', draftId: 4 }) },
          {
            input: {
              idempotencyKey,
              customerId: 8,
              flowId: 'flow',
              draftId: 4,
              plan: { ...samplePlan, carrierType },
            },
          },
        ),
      ),
      attachmentUpload: null,
      tokenization: null,
    },
  },
  provideBankCardChoice: {
    provide: provideBankCardChoice,
    actors: { readBankCards: reads('bankCards', { params: { id: 1 } }, { input: { customerId: 1 } }) },
  },
  provideCardApplication: {
    provide: (shop) => provideCardApplication(shop, keptFiles()),
    actors: {
      readFacts: [
        {
          input: { ...subject, readCustomerId: 1, attachmentsAllowed: true, needsOwnAddress: false },
          sends: [
            draftOf({ carrierType: 'HAULIER_CARD', isOwn: true }),
            ['customer', { params: { id: 1 } }],
            ['activeCardApplication', { params: { id: 1 } }],
            ['cardApplicationDeliveryCheck', { query: { originId: 1 } }],
            ...besidesDraft(false),
          ],
          answers: wizardAnswers,
        },
        {
          input: {
            ...subject,
            isOwn: false,
            customerId: 2,
            readCustomerId: null,
            attachmentsAllowed: false,
            needsOwnAddress: true,
          },
          sends: [
            draftOf({ carrierType: 'HAULIER_CARD', isOwn: false, customerId: 2 }),
            ['loggedCustomer'],
            ...besidesDraft(true),
            ['readDraftFile', { params: { id: 4, fileId } }],
          ],
          answers: { ...wizardAnswers, cardApplicationDraft: draft, readDraftFile: { content: pdf } },
          gets: expect.objectContaining({
            draft: { stored: { id: 4, version: 7 }, entered, photo: null, fileIds: [fileId], savedCustomerId: 6 },
            draftLost: false,
          }),
        },
        {
          input: { ...subject, readCustomerId: null, attachmentsAllowed: true, needsOwnAddress: false },
          sends: [
            draftOf({ carrierType: 'HAULIER_CARD', isOwn: true }),
            ...besidesDraft(false),
            ['deleteCardApplicationDraft', { params: { id: 4 } }],
          ],
          answers: { ...wizardAnswers, cardApplicationDraft: { ...draft, shape: draftShape + 1 } },
          gets: expect.objectContaining({ draft: null, draftLost: true }),
        },
      ],
      ...Object.fromEntries(
        [
          'personalData',
          'custodian',
          'profileOne',
          'profileTwo',
          'attachmentsOne',
          'attachmentsTwo',
          'delivery',
          'applicationDraft',
          'bankCardChoice',
          'applicationSave',
          'calendar',
        ].map((part) => [part, null]),
      ),
    },
  },
  provideCustodian: {
    provide: provideCustodian,
    actors: {
      readRegistered: [
        { sends: [['loggedCustomer']], answers: { loggedCustomer: null }, gets: null },
        {
          sends: [['loggedCustomer']],
          answers: { loggedCustomer: wizardAnswers.customer },
          gets: {
            id: 1,
            person: {
              firstName: 'Jana',
              lastName: 'Nováková',
              birthDay: '1990-05-06',
              email: 'jana@linka.example',
              phoneNumber: '',
              street: 'Lipová',
              streetNumber: '12',
              city: 'Plzeň',
              zip: '30100',
            },
          },
        },
      ],
    },
  },
  providePersonalData: {
    provide: providePersonalData,
    actors: {
      checkUnique: [
        {
          input: { firstName: 'Eva', excludedCustomerIds: [1, 8] },
          sends: [['checkCustomer', { query: { firstName: 'Eva', excludedCustomerIds: [1, 8] } }]],
          answers: { checkCustomer: { unique: true } },
          gets: true,
        },
        {
          input: { firstName: 'Eva', excludedCustomerIds: [] },
          sends: [['checkCustomer', { query: { firstName: 'Eva' } }]],
          answers: { checkCustomer: { unique: false } },
          gets: false,
        },
      ],
    },
  },
  provideProfileChoice: {
    provide: provideProfileChoice,
    actors: {
      checkIsic: [
        {
          input: { number: 'S1', excludedCustomerId: 1 },
          sends: [['checkIsicNumber', { query: { number: 'S1', excludedCustomerId: 1 } }]],
          answers: { checkIsicNumber: { valid: true } },
          gets: true,
        },
        {
          input: { number: 'S1', excludedCustomerId: null },
          sends: [['checkIsicNumber', { query: { number: 'S1' } }]],
          answers: { checkIsicNumber: { valid: false } },
          gets: false,
        },
      ],
    },
  },
  provideTokenizationReturn: {
    provide: provideTokenizationReturn,
    actors: {
      finishTokenization: reads('finishTokenization', { body: { sign: 'ab' } }, { input: { fields: { sign: 'ab' } } }),
    },
  },
  provideTokenization: {
    provide: provideTokenization,
    actors: {
      initTokenization: reads(
        'initTokenization',
        {
          params: { id: 5 },
          body: { appRouteUrl: `${window.location.origin}/#/app/user-linked-account/7` },
          idempotencyKey,
        },
        {
          input: { applicationId: 5, linkedCustomerId: 7, idempotencyKey },
          answers: { initTokenization: sampleRedirect },
          gets: sampleRedirect,
        },
      ),
      leaveForGateway: null,
    },
  },
};
