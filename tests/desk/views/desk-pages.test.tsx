// @vitest-environment jsdom
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import { unsettledKinds, type UnsettledPayment } from '#contract/entities/unsettled-payment.ts';
import { DeskApplicationPage } from '#features/desk/application/desk-application-page.tsx';
import { DeskApplicationScreen } from '#features/desk/application/desk-application-screen.tsx';
import { ApplicationListScreen } from '#features/desk/applications/application-list-screen.tsx';
import { FailureDetail } from '#features/desk/failures/failure-detail.tsx';
import { FailureScreen } from '#features/desk/failures/failure-screen.tsx';
import { InvoiceDeskScreen } from '#features/desk/invoices/invoice-desk-screen.tsx';
import { MailDeskScreen } from '#features/desk/mails/mail-desk-screen.tsx';
import { PaymentDeskScreen } from '#features/desk/payments/payment-desk-screen.tsx';
import { UnsettledDetail } from '#features/desk/payments/unsettled-detail.tsx';
import { DeskReclamationOpened } from '#features/desk/reclamations/desk-reclamation-opened.tsx';
import { DeskReclamationsScreen } from '#features/desk/reclamations/desk-reclamations-screen.tsx';
import { DeskSettingsScreen } from '#features/desk/settings/desk-settings-screen.tsx';
import {
  daysSetting,
  moneySetting,
  sampleSetting,
} from '#machines/desk/setting-change/model/setting-change.samples.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { describePages } from '../../common/views/support/describe-pages.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { deskInvoice, uncheckedApplication, unsettledPayment } from './desk.samples.ts';

fillBrowserGaps();

const at = '2026-11-20T09:00:00.000Z';
const listOf = (items: readonly unknown[], totalCount = 30) => ({ items, totalCount });

const application = (changes: Partial<DeskApplication>) =>
  inShop(
    testShop({ session: staticActor({ session: null }) }),
    <DeskApplicationPage application={{ ...uncheckedApplication, ...changes }} onChanged={() => {}} />,
  );

const { person, custodian, profiles } = uncheckedApplication;
const [profile] = profiles;
if (profile === undefined || custodian === null) throw new Error('the sample has no profile or no custodian');

const office = {
  id: 1,
  name: 'Pobočka Lipany',
  address: { street: 'Nádražní', streetNumber: '1', city: 'Lipany', zip: '56101' },
} as NonNullable<DeskApplication['deliveryBranchOffice']>;

const listed = [
  { ...uncheckedApplication, task: 'CHECK' },
  { ...uncheckedApplication, id: 8, task: 'CUSTOMER', carrierType: 'VIRTUAL_CARD' },
  { ...uncheckedApplication, id: 9, task: null, customer: { ...uncheckedApplication.customer, firstName: '' } },
];

const unsettled: UnsettledPayment = {
  ...unsettledPayment,
  currency: 'EUR',
  since: at,
  payment: { ...unsettledPayment.payment, lastHeardAt: at, nextCheck: at },
};

const reclamation: DeskReclamation = {
  id: 1,
  reclamationNumber: 'R-260001',
  created: at,
  answerBy: '2026-12-20',
  state: { id: 1, name: 'PENDING', displayName: 'Vyřizuje se' },
  contact: {
    customerFirstName: 'Jana',
    customerLastName: 'Nováková',
    customerPhoneNumber: '777 123 456',
    customerAddress: { street: 'Nová', streetNumber: '12', city: 'Lipany', zip: '56101' },
  },
  note: 'Karta nejde načíst.',
  answer: null,
  customer: { id: 3, firstName: 'Jana', lastName: 'Nováková', birthDay: '1990-07-25' },
  account: 'jana@linka.example',
  cardNumber: '92031111111111111',
  fee: null,
  paid: null,
  events: [{ id: 1, kind: 'FILED', at, by: null }],
};
const answered: DeskReclamation = {
  ...reclamation,
  id: 2,
  state: { id: 3, name: 'FINALIZED', displayName: 'Vyřízená' },
  answer: 'Kartu jsme vyměnili.',
  fee: 15_000,
  events: [...reclamation.events, { id: 2, kind: 'FINALIZED', at, by: 'iva@linka.example' }],
};
/** Today is 2026-11-21 in these tests. */
const deadlines = ['2026-11-20', '2026-11-21', '2026-11-22'].map((answerBy, id) => ({
  ...reclamation,
  id: id + 10,
  answerBy,
}));

const ticket = {
  page: '/app/shopping-cart',
  version: '3.4.1',
  language: 'cs',
  flows: [{ number: 1, machine: 'cart' }],
  steps: [
    { flow: 1, at: 0, event: { type: 'load' }, state: 'loading' },
    { flow: 1, at: 61_250, event: { type: 'fail' }, state: 'failed' },
  ],
};
const report = (changes: object = {}) =>
  ({ code: 'AB12CD', reported: at, keptUntil: '2026-12-20', ticket: { ...ticket, ...changes } }) as never;

const brandSetting = sampleSetting({
  name: 'brand',
  kind: 'FIXED',
  subject: 'BRAND',
  value: 'default',
  standard: 'default',
});

const screen = (Screen: () => React.ReactNode, answers: Readonly<Record<string, unknown>>) =>
  inShop(answeringShop(answers), inRouter(Screen));

describePages('desk', {
  'an application to be checked': () => application({}),
  'one of somebody who was never verified and has no photo': () =>
    application({
      person: {
        ...person,
        filed: { ...person.filed, photo: null, birthDay: null },
        verified: null,
        verifiedDate: null,
        verifiedBy: null,
        email: null,
        phoneNumber: null,
        isicNumber: 'S420000000002Y',
        address: { street: '', streetNumber: '', city: '', zip: '' },
      },
      custodian: { ...custodian, birthDay: null, email: null },
    }),
  'one whose data are those that were verified': () =>
    application({ person: { ...person, verified: person.filed, verifiedBy: null } }),
  'one that its customer corrects': () =>
    application({
      task: 'CUSTOMER',
      actions: [],
      correction: { note: 'Chybí razítko.', photo: true, attachments: [] } as never,
    }),
  'one that is not paid': () => application({ task: 'CUSTOMER', paid: false, fee: null, actions: [] }),
  'one for free that waits for a bank card': () =>
    application({ task: 'CUSTOMER', paid: false, fee: null, cardForFree: true, actions: [] }),
  'one for a bank card': () =>
    application({ task: 'CUSTOMER', paid: false, fee: null, carrierType: 'BANK_CARD', actions: [] }),
  'one that was paid without an order': () => application({ fee: null }),
  'one whose card was made and is handed over at a branch office': () =>
    application({
      task: 'HAND_OVER',
      actions: ['HAND_OVER', 'PRINT', 'ISSUE'],
      custodian: null,
      profiles: [],
      recipientAddress: null,
      deliveryBranchOffice: office,
      note: 'Vyzvedne otec.',
      bankCard: { id: 1, cardNumber: '**** 1234' },
      card: {
        id: 5,
        cardNumber: '92031111111111111',
        chipNumber: '04A1B2C3',
        state: { id: 2, name: 'ACTIVE', displayName: 'Aktivní' },
      } as never,
      contactMeIfCardFound: false,
      events: [],
    }),
  'one that is finished': () =>
    application({
      task: null,
      actions: [],
      card: {
        id: 5,
        cardNumber: '92031111111111111',
        chipNumber: null,
        state: { id: 2, name: 'ACTIVE', displayName: 'Aktivní' },
      } as never,
      profiles: [
        { ...profile, validTo: null, confirmationChecked: '2026-11-01' },
        { ...profile, isProfileOne: false, requireConfirmation: false, attachmentTypes: [] },
      ],
    }),
  'the page of an application that has left the list': () =>
    screen(DeskApplicationScreen, {
      deskCardApplication: uncheckedApplication,
      deskCardApplications: listOf(listed),
    }),
  'the page of an application that is the only one': () =>
    screen(DeskApplicationScreen, {
      deskCardApplication: uncheckedApplication,
      deskCardApplications: listOf([], 0),
    }),
  'the page of an application that cannot be read': () => screen(DeskApplicationScreen, {}),
  'all applications': () => screen(ApplicationListScreen, { deskCardApplications: listOf(listed) }),
  'no applications': () => screen(ApplicationListScreen, { deskCardApplications: listOf([], 0) }),
  'applications that cannot be read': () => screen(ApplicationListScreen, {}),
  'all invoices': () =>
    screen(InvoiceDeskScreen, {
      deskInvoices: listOf([
        deskInvoice,
        { ...deskInvoice, id: 2, orderState: 'PAID', actions: ['RETURN'] },
        { ...deskInvoice, id: 3, orderState: 'CANCELLED', actions: [] },
      ]),
    }),
  'no invoices': () => screen(InvoiceDeskScreen, { deskInvoices: listOf([], 0) }),
  'all unsettled payments': () =>
    screen(PaymentDeskScreen, {
      unsettledPayments: listOf(
        unsettledKinds.map((kind, index) => ({
          ...unsettled,
          kind,
          failures: index,
          orderNumber: 260_001 + index,
          payment: unsettled.payment && { ...unsettled.payment, id: 4 + index },
        })),
      ),
    }),
  'undelivered mails': () =>
    screen(MailDeskScreen, {
      undeliveredMails: listOf([
        {
          id: 2,
          failed: at,
          recipient: 'jana@linka.example',
          subject: 'Změna hesla',
          reason: 'SMTP 550 5.1.1',
          reachedSince: null,
        },
        {
          id: 1,
          failed: at,
          recipient: 'petr@linka.example',
          subject: 'Faktura',
          reason: 'SMTP 452 4.2.2',
          reachedSince: at,
        },
      ]),
    }),
  'the settings of the operator': () =>
    screen(DeskSettingsScreen, { deskSettings: [daysSetting, moneySetting, brandSetting] }),
  'settings that cannot be read': () => screen(DeskSettingsScreen, {}),
  'no undelivered mails': () => screen(MailDeskScreen, { undeliveredMails: listOf([], 0) }),
  'no unsettled payments': () => screen(PaymentDeskScreen, { unsettledPayments: listOf([], 0) }),
  ...Object.fromEntries(
    unsettledKinds.map((kind) => [
      `an opened payment: ${kind}`,
      () => inShop(testShop(), <UnsettledDetail row={{ ...unsettled, id: 4, kind }} />),
    ]),
  ),
  'an opened payment of which the gateway has said nothing': () =>
    inShop(
      testShop(),
      <UnsettledDetail
        row={{
          ...unsettled,
          id: 4,
          lastFailure: 'connection refused',
          payment: unsettled.payment && {
            ...unsettled.payment,
            gatewayPaymentId: null,
            lastHeard: null,
            lastHeardAt: null,
            nextCheck: null,
          },
        }}
      />,
    ),
  'an opened invoice whose money is to be returned': () =>
    inShop(testShop(), <UnsettledDetail row={{ ...unsettled, id: 4, kind: 'RETURN_BY_HAND', payment: null }} />),
  'all reclamations, by their deadlines': () =>
    screen(DeskReclamationsScreen, { deskReclamations: listOf([...deadlines, answered]) }),
  'no reclamations': () => screen(DeskReclamationsScreen, { deskReclamations: listOf([], 0) }),
  'a reclamation that waits': () => inShop(testShop(), <DeskReclamationOpened reclamation={reclamation} />),
  'an answered reclamation with a fee': () => inShop(testShop(), <DeskReclamationOpened reclamation={answered} />),
  'a reclamation whose fee is paid': () =>
    inShop(testShop(), <DeskReclamationOpened reclamation={{ ...answered, paid: at }} />),
  'a reclamation of a deleted account': () =>
    inShop(
      testShop(),
      <DeskReclamationOpened
        reclamation={{
          ...reclamation,
          note: null,
          contact: null,
          cardNumber: null,
          customer: { ...reclamation.customer, birthDay: null },
        }}
      />,
    ),
  'the search for a reported failure': () => screen(FailureScreen, {}),
  'a reported failure': () => inShop(testShop(), <FailureDetail report={report()} />),
  'a reported failure without steps': () => inShop(testShop(), <FailureDetail report={report({ steps: [] })} />),
});
