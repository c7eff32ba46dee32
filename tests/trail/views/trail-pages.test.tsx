// @vitest-environment jsdom
import type { AccessToMine, AccountEvent, MyPerson, OpenLogIn } from '#contract/entities/trail.ts';
import { eventKindNames } from '#contract/entities/trail.ts';
import { MyTrailScreen } from '#features/trail/my-trail/my-trail-screen.tsx';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { describePages } from '../../common/views/support/describe-pages.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { calendar, child, event, grandfather, guardian, manager, own, since } from './trail.samples.ts';

fillBrowserGaps();
emulateModalDialogs();

const toMine: readonly AccessToMine[] = [
  manager,
  { ...manager, managingAccountId: 10, customerName: null, cancelable: false, since: null },
  guardian,
  calendar,
];
const people: readonly MyPerson[] = [own, { ...child, since }, grandfather];
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const logIn: OpenLogIn = {
  id: '1',
  at: since,
  ends: '2026-12-01T08:00:00.000Z',
  userAgent: firefox,
  telephoneApplication: false,
  isPresent: true,
} as unknown as OpenLogIn;
const full: AccountEvent = {
  ...event,
  cardNumber: '92031111111111111',
  applicationNumber: '7770001',
  linkType: 'ASSIGNED',
  userAgent: firefox,
};
const every = (change: Partial<AccountEvent>) =>
  eventKindNames.map((kind, place) => ({ ...full, id: `E${String(place)}`, kind, ...change }));

const settings = ['ACCOUNT_EVENTS_KEPT_IN_MONTHS', 'LOG_IN_RECORDS_KEPT_IN_MONTHS', 'SENT_MAIL_RECORDS_KEPT_IN_MONTHS'];
const answers = {
  accountAccess: { toMine, people },
  openLogIns: { logIns: [logIn, { ...logIn, id: '2', isPresent: false, telephoneApplication: true }] },
  accountEvents: { items: [full], totalCount: 1 },
  accountMails: {
    items: [{ id: 1, sent: since, subject: 'Vaše objednávka', recipient: 'jana@linka.example' }],
    totalCount: 40,
  },
  globalSettings: settings.map((name, id) => ({ id, displayName: name, name, value: String(12 + id) })),
};
const page = (changes: object = {}, flags: object = {}, allowed?: []) =>
  inShop(answeringShop({ ...answers, ...changes }, flags), inRouter(MyTrailScreen, undefined, allowed));

describePages('my-trail', {
  'somebody who shares the account': () => page(),
  'where managers may apply for cards': () => page({}, { migrationAllowed: true }),
  'who may not open the settings': () => page({}, {}, []),
  'somebody alone to whom nothing has happened': () =>
    page({
      accountAccess: { toMine: [], people: [own] },
      openLogIns: { logIns: [logIn] },
      accountEvents: { items: [], totalCount: 0 },
      accountMails: { items: [], totalCount: 0 },
    }),
  'nobody at all': () => page({ accountAccess: { toMine: [], people: [] } }),
  'a calendar that was fetched': () =>
    page({ accountAccess: { toMine: [{ kind: 'CALENDAR', since, lastFetched: since }], people: [own] } }),
  'every event by the account, of others': () => page({ accountEvents: { items: every({}), totalCount: 60 } }),
  'every event by somebody else, of the person': () =>
    page({
      accountEvents: { items: every({ by: 'OTHER', isOwn: true, otherName: 'Petra Malá' }), totalCount: 60 },
    }),
  'every event by the operator, with names removed': () =>
    page({
      accountEvents: {
        items: every({
          by: 'OPERATOR',
          personName: null,
          cardNumber: null,
          applicationNumber: null,
          linkType: null,
          userAgent: null,
        }),
        totalCount: 60,
      },
    }),
  'what cannot be read': () => inShop(answeringShop({}), inRouter(MyTrailScreen)),
});
