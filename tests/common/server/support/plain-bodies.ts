import { draftShape } from '#contract/entities/card-application-draft.ts';
import { replayTicketFormat, type ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import { attachmentForm, fileForm, smallPdf } from './attachment-form.ts';
import { plainEntered } from './entered-application.ts';

const emptyTicket: ReplayTicket = {
  format: replayTicketFormat,
  version: '1.0.0',
  taken: '2026-11-21T08:00:00.000Z',
  page: '/app/user-account',
  language: 'cs',
  flows: [],
  steps: [],
};

const displayNames = inEachLanguage(() => 'x');
const nothing = { validFrom: null, validTo: null, validToDefault: null };

/** For each endpoint's name: a valid body, for tests that are not about the body. */
export const plainBodies: Readonly<Record<string, unknown>> = {
  deleteCustomerAccount: { password: 'x' },
  reportFailure: { ticket: emptyTicket },
  updateCustomer: { name: { firstName: 'x', lastName: 'x' }, birthDay: '1990-01-01' },
  updateSystemCustomerAccount: { username: 'x@linka.example', verified: true, locale: 'cs', withheldPages: [] },
  changePaymentType: { paymentType: 'INVOICE' },
  addTicketFares: {
    lines: [{ cardId: 1, validFrom: '2026-11-21', ticketCombinationId: 1, zone: '100', price: 55_000 }],
  },
  checkPayment: { gpPaymentPayload: {} },
  issuePasses: {
    deviceKey: {
      kty: 'EC',
      crv: 'P-256',
      x: 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY',
      y: 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    },
  },
  updateMarketingConsent: { value: true },
  rejectCardApplication: { note: 'x' },
  saveCardApplicationDraft: { version: 1, shape: draftShape, entered: plainEntered },
  saveDraftPhoto: { photo: null },
  saveDraftFile: fileForm(smallPdf),
  replaceApplicationPhoto: { photo: 'AAAA' },
  checkCardApplication: { version: 'x' },
  takeBackRequest: { version: 'x' },
  askApplicantAgain: { version: 'x', note: 'x', photo: true, attachments: [] },
  refuseCardApplication: { version: 'x', note: 'x' },
  printCard: { version: 'x', cardNumber: '210000000000000001' },
  handOverCard: { version: 'x' },
  issueCard: { version: 'x' },
  initTokenization: { appRouteUrl: 'http://localhost/#/app/user-account' },
  finishTokenization: { orderId: '1' },
  uploadAttachment: attachmentForm({ name: 'x.pdf', content: smallPdf }),
  replaceCalendarAddress: { address: 'x' },
  updateCustomerAccountNotification: { daysInAdvance: 30, email: true, sms: false },
  updateZone: { name: '900', displayName: 'x' },
  updateCustomerProfile: {
    ...nothing,
    code: 'X',
    displayNames,
    profileNumber: 1,
    ageFrom: null,
    ageTo: null,
    minProfileDaysValidity: 0,
    requireConfirmation: false,
    isic: false,
    reduced: false,
    checkTicketCollision: true,
    type: 'PERSONAL',
    orderNumber: 1,
    cardApplicationAttachmentTypes: [],
  },
  updateTariffProfile: {
    code: 'X',
    displayNames,
    type: 'SLIDING',
    period: 'DAY',
    periodQuantity: 30,
    fixedValidFromDay: null,
    fixedValidFromMonth: null,
    fixedValidToDay: null,
    fixedValidToMonth: null,
  },
  createPriceListPeriod: { displayName: 'x', validFrom: '2026-01-01', validTo: null, zones: [] },
  updatePriceList: { code: 'X', displayNames, periods: [] },
  updateTicketCombination: {
    customerProfileId: 1,
    tariffProfileId: 1,
    priceListId: 1,
    typeName: 'TIME',
    validFrom: '2026-01-01',
    validTo: null,
    orderNumber: 1,
    counterSale: true,
    eshopSale: true,
    mobileVirtualCardSale: true,
    mobileEshopAccountSale: true,
  },
  assignOrigin: { originId: 1 },
  assignCustodian: { parentId: 1 },
  answerReclamation: { verdict: 'REJECTED', answer: 'x' },
};
