// @vitest-environment jsdom
import type { ActiveTicket, RelatedCustomer } from '#contract/entities/account-deletion.ts';
import { AccountSettingScreen } from '#features/settings/account-setting/account-setting-screen.tsx';
import { CalendarAddressSection } from '#features/settings/calendar-address/calendar-address-section.tsx';
import type { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { describePages } from '../../common/views/support/describe-pages.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
emulateModalDialogs();

const ticket: ActiveTicket = {
  id: 1,
  customer: { firstName: 'Jana', lastName: 'Nováková' },
  cardNumber: '92031111111111111',
  validFrom: '2026-11-01',
  validTo: '2026-12-01',
  customerProfile: { id: 1, displayName: 'Dospělý' },
  tariffProfile: { id: 1, displayName: '30denní' },
  price: 55_000,
};
const child: RelatedCustomer = {
  id: 7,
  firstName: 'Matěj',
  lastName: 'Novák',
  birthDay: '2015-03-04',
  activeCardNumber: null,
  customerAccountLinkType: 'ASSIGNED',
  hasWalletFunds: false,
  onlyHere: false,
};
const answers = { activeTickets: { items: [] }, relatedCustomers: { items: [child] }, globalSettings: [] };
const jana = { id: 1, fullName: 'Jana Nováková', birthDay: '1990-07-25' };
const card = { cardNumber: '210067399330770825', currentState: { state: { name: 'ACTIVE', displayName: 'Aktivní' } } };

function page(changes: object, flags: Partial<typeof defaultFlags> = {}, context: object = { registered: jana, card }) {
  const shown = { context: { registered: null, linkedId: null, card: null, standing: null, ...context } };
  const state = 'registered' in context ? 'selected' : 'none';
  const customerSelection = {
    getSnapshot: () => ({ ...shown, matches: (asked: string) => asked === state, hasTag: () => false }),
    subscribe: () => ({ unsubscribe: () => {} }),
  };
  return inShop(answeringShop({ ...answers, ...changes }, flags, { customerSelection }), <AccountSettingScreen />);
}

describePages('settings', {
  'an account without tickets': () => page({}),
  'an account without a customer': () => page({ relatedCustomers: { items: [] } }, {}, {}),
  'somebody whose birth day and card are unknown': () =>
    page({}, {}, { registered: { ...jana, birthDay: null }, card: null }),
  'an account with tickets, which may be lost': () =>
    page({ activeTickets: { items: [ticket] } }, { accountDeletionWithActiveTicketsAllowed: true }),
  'an account with tickets, which may not be lost': () =>
    page({ activeTickets: { items: [ticket] } }, { accountDeletionWithActiveTicketsAllowed: false }),
  'a wallet with money': () =>
    page({ relatedCustomers: { items: [{ ...child, customerAccountLinkType: 'REGISTERED', hasWalletFunds: true }] } }),
  'a child whom nobody else has': () => page({ relatedCustomers: { items: [{ ...child, onlyHere: true }] } }),
  'an account of which nothing can be read': () =>
    page({ activeTickets: Promise.reject({ name: 'BAD_GATEWAY', status: 502, metadata: {} }) }),
  'the address of the calendar': () => inShop(answeringShop({}), <CalendarAddressSection />),
});
