// @vitest-environment jsdom
import type { AccountLink } from '#contract/entities/account-link.ts';
import { AssignedCardListScreen } from '#features/links/account-links/assigned-card-list-screen.tsx';
import { CardManagingAccountListScreen } from '#features/links/account-links/card-managing-account-list-screen.tsx';
import { ManagedCardListScreen } from '#features/links/account-links/managed-card-list-screen.tsx';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { describePages } from '../../common/views/support/describe-pages.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { openRequest } from './links.samples.ts';

fillBrowserGaps();
emulateModalDialogs();

const link: AccountLink = {
  id: 1,
  customerAccountLinkType: 'ASSIGNED',
  cancelable: true,
  customer: {
    id: 7,
    firstName: 'Matěj',
    lastName: 'Novák',
    fullName: 'Matěj Novák',
    birthDay: '2015-03-04',
    external: false,
  },
  activeCardNumber: '92031111111111111',
};
const child = { ...link, id: 2, activeCardNumber: null, cancelable: false };
const adult = { ...link, id: 3, customer: { ...link.customer, id: 8, birthDay: '1990-07-25', external: true } };
const nameless = { ...adult, id: 4, customer: { ...adult.customer, id: 9, firstName: '', lastName: '', fullName: '' } };
const managed = [link, child, adult, nameless].map((one) => ({ ...one, customerAccountLinkType: 'MANAGED' }));

const listOf = (items: readonly unknown[]) => ({ items, totalCount: items.length });
const answers = {
  customerAccountLinks: listOf([link, child]),
  managingAccounts: listOf([
    { managingAccountId: 9, username: 'petra@linka.example', customerName: 'Petra Malá' },
    { managingAccountId: 10, username: 'ivo@linka.example', customerName: null },
  ]),
  cardManagementRequests: {
    items: [openRequest, { ...openRequest, id: 8, username: 'eva@linka.example', state: 'EXPIRED' }],
  },
};

/** The page of an account with or without a customer of its own. */
function page(Page: () => React.ReactNode, changes: object = {}, own: 'selected' | 'none' = 'selected') {
  const context = {
    registered: null,
    onlyManaged: false,
    linkedId: null,
    card: null,
    standing: null,
    people: [],
    peopleCount: 2,
  };
  const customerSelection = {
    ...staticActor(context),
    getSnapshot: () => ({ context, matches: (asked: string) => asked === own, hasTag: () => false }),
  };
  return inShop(answeringShop({ ...answers, ...changes }, defaultFlags, { customerSelection }), inRouter(Page));
}
const Assigned = () => <AssignedCardListScreen applications={() => <p>the applications</p>} />;
const Managed = () => <ManagedCardListScreen edit={({ id }) => <p>the edit button of {id}</p>} />;
const nobody = { customerAccountLinks: listOf([]), managingAccounts: listOf([]) };

describePages('links', {
  'the assigned cards': () => page(Assigned),
  'the assigned cards of an account without a customer': () => page(Assigned, nobody, 'none'),
  'the managed cards': () => page(Managed, { customerAccountLinks: listOf(managed) }),
  'no managed cards': () => page(Managed, nobody),
  'who manages the own card': () => page(CardManagingAccountListScreen),
  'nobody who manages the own card': () => page(CardManagingAccountListScreen, nobody),
  'nobody who manages the card of an account without a customer': () =>
    page(CardManagingAccountListScreen, nobody, 'none'),
});
