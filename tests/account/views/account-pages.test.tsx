import { useFlow } from '#common/use-flow.ts';
// @vitest-environment jsdom
import type { CardApplication } from '#contract/entities/card-application.ts';
import type { Reclamation } from '#contract/entities/reclamation.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import type { UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import { cardApplicationStates, cardStates, ticketFareStates } from '#contract/enumerations.ts';
import { ReclamationListScreen } from '#features/account/reclamations/reclamation-list-screen.tsx';
import { ReclamationOpened } from '#features/account/reclamations/reclamation-opened.tsx';
import { CardApplicationList } from '#features/account/tabs/card-applications/card-application-list.tsx';
import { ChipCardsTab } from '#features/account/tabs/chip-cards/chip-cards-tab.tsx';
import { EWalletTab } from '#features/account/tabs/e-wallet/e-wallet-tab.tsx';
import { TicketFaresTab } from '#features/account/tabs/ticket-fares/ticket-fares-tab.tsx';
import { UpcomingChangesSection } from '#features/account/upcoming-changes/upcoming-changes-section.tsx';
import { provideUpcomingChanges } from '#features/account/upcoming-changes/upcoming-changes.actors.ts';
import { CardDetail } from '#features/account/user-account/card-detail.tsx';
import { ExpiryBanner } from '#features/account/user-account/expiry-banner.tsx';
import { NotManageable } from '#features/account/user-account/not-manageable.tsx';
import { CardApplicationScreen } from '#features/card-application/card-application-detail/card-application-screen.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import type { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { describePages } from '../../common/views/support/describe-pages.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { application } from './card-applications.samples.ts';
import { adultNext, childChange, personChanges, pupilNext } from './upcoming-changes.samples.ts';

fillBrowserGaps();
emulateModalDialogs();

const { customer, card, link, standing } = customerSelectionSamples;
const at = '2026-11-20T08:00:00.000Z';
const profile = {
  profile: { id: 1, displayName: 'Dospělý', reduced: false, isic: false },
  validFrom: '2026-01-01',
  validTo: '2027-01-01',
  confirmationChecked: null,
};
const selection = staticActor({ standing, registered: customer, card, customer, onlyManaged: false, people: [] });
const shop = (answers: Readonly<Record<string, unknown>>, flags: Partial<typeof defaultFlags> = {}) =>
  answeringShop(answers, flags, { customerSelection: selection });
const listOf = (items: readonly unknown[], totalCount = 60) => ({ items, totalCount });

const ticket = (id: number, change: Partial<TicketFare> = {}): TicketFare => ({
  id,
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  cancelled: false,
  active: true,
  customerProfile: { id: 1, displayName: 'Dospělý', checkTicketCollision: true },
  tariffProfile: { id: 1, displayName: '30denní' },
  ticketCombinationId: 1,
  zones: [{ id: 1, name: '100', displayName: '100 Lipany-město' }],
  price: 55_000,
  state: { id: 3, name: 'ACTIVE', code: 'ACTIVE', displayName: 'Platná' },
  card: { id: 1, cardNumber: '12345678901234567', currentState: card.currentState },
  ...change,
});
const tickets = ticketFareStates.map((name, id) =>
  ticket(id + 1, { state: { id, name, code: name, displayName: `Stav ${name}` } }),
);
const cards = cardStates.map((name, id) => ({
  ...card,
  id: id + 1,
  customerCardType: 'BANK',
  currentState: { state: { id, name, displayName: `Stav ${name}` } },
  profileOne: id === 0 ? null : profile,
  profileTwo: id === 1 ? profile : null,
  created: at,
  issued: id === 2 ? null : at,
  contactMeIfCardFound: id === 0,
  marketingConsent: id === 1,
}));
const transaction = (id: number, change: object = {}) => ({
  id,
  operation: { id: 1, name: 'RECHARGE', displayName: `Operace ${String(id)}` },
  dateTime: at,
  transactionNumber: String(id),
  lineNumber: 7,
  address: 'Lipany, nádraží',
  amount: 100,
  newBalance: 5_000,
  processedOnCard: true,
  paymentType: { id: 1, name: 'CASH', displayName: 'Hotově' },
  cardNumber: '12345678901234567',
  ...change,
});
const transactions = [
  transaction(1),
  transaction(2, { amount: -2_800, lineNumber: null, address: null, processedOnCard: false }),
  transaction(3, { amount: 0, newBalance: null }),
];

const reclamation: Reclamation = {
  id: 1,
  reclamationNumber: 'R-260001',
  created: at,
  answerBy: '2026-12-21',
  state: { id: 1, name: 'PENDING', displayName: 'Vyřizuje se' },
  contact: null,
  note: 'Karta nejde načíst.',
  answer: null,
  customer: { id: 3, firstName: 'Jana', lastName: 'Nováková' },
  cardNumber: null,
  fee: null,
  events: [{ kind: 'FILED', at }],
};
const settled: Reclamation = {
  ...reclamation,
  id: 2,
  state: { id: 3, name: 'FINALIZED', displayName: 'Vyřízená' },
  answer: 'Kartu jsme vyměnili.',
  cardNumber: '92031111111111111',
  events: [...reclamation.events, { kind: 'FINALIZED', at }],
};
const rejected: Reclamation = { ...settled, id: 3, state: { id: 4, name: 'REJECTED', displayName: 'Zamítnutá' } };
const places = ['NOWHERE', 'CART', 'ORDER', 'PAID'] as const;
const openedRow = (one: Reclamation) => inShop(shop({}), <ReclamationOpened reclamation={one} onChanged={() => {}} />);

const oneApplication = (...given: Parameters<typeof application>) =>
  inShop(shop({ cardApplication: application(...given) }), inRouter(CardApplicationScreen));
const correction = { note: 'Chybí razítko.', photo: true, attachments: [] } as unknown as CardApplication['correction'];
const applications: Readonly<Record<string, Partial<CardApplication>>> = {
  plain: {},
  'without a profile, for another person': {
    profiles: [],
    customer: { ...application(1, 'PROCESSED').customer, id: 8 },
  },
  'with a note and a card': { note: 'Vyřízeno.', card: { id: 5, cardNumber: '92031111111111111' } },
  'not paid': { paid: false, unpaidFee: { price: 20_000, place: 'CART', orderId: null } as never, feeCounts: true },
  'for free': { cardForFree: true, paid: false },
  'that waits for a correction': { waitsFor: 'PHOTO', correction },
  'that lacks a bank card': { waitsFor: 'BANK_CARD', carrierType: 'BANK_CARD' },
  'that lacks files': { waitsFor: 'MISSING_FILES' },
  'from a branch office, not checked': { eshop: false, checkedBy: null, checkedDate: null, recipientAddress: null },
  'of a virtual card with a new photo': { carrierType: 'VIRTUAL_CARD', photo: 'NEW', keepPhoto: false },
};

function Changes({ isLikely }: { readonly isLikely: boolean }) {
  const actor = useFlow(provideUpcomingChanges);
  return <UpcomingChangesSection actor={actor} customerId={7} fullName="Vojtěch Mareš" isLikely={isLikely} />;
}
const pageWithChange = (change: Partial<UpcomingChange>, person: object = {}) =>
  inShop(
    shop({ upcomingChanges: { people: [{ ...personChanges({ ...childChange, ...change }), ...person }] } }),
    inRouter(() => <Changes isLikely />),
  );
const { step } = childChange;

const shownCard = (change: object, more: object = {}) =>
  inShop(
    answeringShop({}, { offlinePassAllowed: true } as never),
    <CardDetail customer={customer} card={{ ...card, ...change }} birthDay={null} {...more} />,
  );

describePages('account', {
  'all tickets': () =>
    inShop(shop({ customerTicketFares: listOf(tickets), ticketFareStates: [] }), <TicketFaresTab customerId={1} />),
  'a single ticket': () =>
    inShop(shop({ customerTicketFares: listOf([ticket(1)], 1) }), <TicketFaresTab customerId={1} />),
  'no tickets': () => inShop(shop({ customerTicketFares: listOf([], 0) }), <TicketFaresTab customerId={1} />),
  'all cards': () => inShop(shop({ customerCards: listOf(cards), cardStates: [] }), <ChipCardsTab customerId={1} />),
  'all cards without consents': () =>
    inShop(
      shop({ customerCards: listOf(cards), cardStates: [] }, { marketingConsentCardEnabled: false }),
      <ChipCardsTab customerId={1} />,
    ),
  'no cards': () => inShop(shop({ customerCards: listOf([], 0) }), <ChipCardsTab customerId={1} />),
  'the wallet': () =>
    inShop(shop({ customerEWalletTransactions: listOf(transactions) }), <EWalletTab customerId={1} />),
  'an empty wallet': () => inShop(shop({ customerEWalletTransactions: listOf([], 0) }), <EWalletTab customerId={1} />),
  'all applications': () =>
    inShop(
      shop({
        customerCardApplications: listOf([
          ...cardApplicationStates.map((name, id) => application(id + 1, name)),
          application(11, 'PROCESSED', { card: { id: 5, cardNumber: '92031111111111111' }, note: 'Hotovo' }),
          application(12, 'PROCESSED', { card: { id: 6, cardNumber: '92031111111111122' }, eshop: false }),
          application(13, 'UNCHECKED_DATA', { paid: false, feeCounts: true, profiles: [] }),
          application(14, 'UNCHECKED_DATA', { waitsFor: 'FILER' }),
          application(15, 'UNCHECKED_DATA', { waitsFor: 'MISSING_FILES' }),
          application(16, 'UNCHECKED_DATA', { waitsFor: 'BANK_CARD', carrierType: 'BANK_CARD' }),
        ]),
        cardApplicationStates: [],
      }),
      <CardApplicationList customerId={1} />,
    ),
  'no applications': () =>
    inShop(shop({ customerCardApplications: listOf([], 0) }), <CardApplicationList customerId={1} />),
  ...Object.fromEntries(
    Object.entries(applications).flatMap(([what, change]) =>
      cardApplicationStates.map((state) => [
        `an application ${what}: ${state}`,
        () => oneApplication(3, state, change),
      ]),
    ),
  ),
  'an application that cannot be read': () => inShop(shop({}), inRouter(CardApplicationScreen)),
  'all reclamations': () =>
    inShop(shop({ reclamations: listOf([reclamation, settled, rejected]) }), inRouter(ReclamationListScreen)),
  'no reclamations': () => inShop(shop({ reclamations: listOf([], 0) }), inRouter(ReclamationListScreen)),
  'a reclamation that waits': () => openedRow(reclamation),
  'a reclamation that should have been answered yesterday': () => openedRow({ ...reclamation, answerBy: '2026-11-20' }),
  'a reclamation that is to be answered today': () => openedRow({ ...reclamation, answerBy: '2026-11-21' }),
  'a rejected reclamation': () => openedRow(rejected),
  ...Object.fromEntries(
    places.map((place) => [
      `a reclamation whose fee is: ${place}`,
      () => openedRow({ ...settled, fee: { price: 15_000, place, orderId: place === 'NOWHERE' ? null : 7 } }),
    ]),
  ),
  'a change by age with two profiles': () => pageWithChange({}),
  'a change with one profile': () => pageWithChange({ next: [adultNext], isDue: false }),
  'a change to the same profile': () => pageWithChange({ next: [{ ...adultNext, isSame: true, keeps: null }] }),
  'a change without a profile': () => pageWithChange({ next: [], ticket: null }),
  'a change whose prices are not known': () =>
    pageWithChange({ next: [pupilNext], ticket: childChange.ticket && { ...childChange.ticket, price: null } }),
  'a change whose former price is not known': () =>
    pageWithChange({ ticket: childChange.ticket && { ...childChange.ticket, price: null, basis: 'MONTHLY' } }),
  'the end of a card': () => pageWithChange({ kind: 'CARD', profile: null, step: { ...step, fee: 0 } }),
  'a change with a fee that is not known': () => pageWithChange({ step: { ...step, fee: null } }),
  'a change with an account of their own': () => pageWithChange({}, { ownAccountFrom: '2027-01-15' }),
  'changes that cannot be read': () =>
    inShop(
      shop({}),
      inRouter(() => <Changes isLikely />),
    ),
  'a card': () => shownCard({}),
  'a card that is not active': () =>
    shownCard({ currentState: { state: { id: 3, name: 'BLOCKED', displayName: 'Blokovaná' } } }),
  'a card with both profiles and a birth day': () =>
    shownCard({ profileOne: profile, profileTwo: { ...profile, validTo: null } }, { birthDay: '2015-03-04' }),
  'a card that is read again, without the wallet': () => shownCard({}, { walletShown: false, reading: true }),
  'a card of a person that expires': () => inShop(testShop(), <ExpiryBanner validTo="2026-12-01" isLinked={false} />),
  'a linked card that expires': () => inShop(testShop(), <ExpiryBanner validTo="2026-12-01" isLinked />),
  ...Object.fromEntries(
    (['AGE', 'NO_MAIN_CARD'] as const).flatMap((reason) => [
      [
        `the account may not act for itself: ${reason}`,
        () => inShop(testShop(), <NotManageable link={null} reason={reason} customerId={7} />),
      ],
      [
        `the account may not act for somebody else: ${reason}`,
        () => inShop(testShop(), <NotManageable link={link} reason={reason} customerId={7} />),
      ],
    ]),
  ),
});
