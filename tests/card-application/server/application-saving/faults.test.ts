import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call } from '#api/call.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { locales } from '#contract/enumerations.ts';
import { isWholeSuite } from '#formal/whole-suite.ts';
import { readMessages } from '#messages/compile.ts';
import { plainKinds } from '#server/sandbox/tools/fault.ts';
import { newIsicNumber, today } from '#tests/common/server/support/application.ts';
import { freshAccount } from '#tests/common/server/support/call.ts';
import { dataUrlPrefix, smallPhoto } from '#tests/common/server/support/photos.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { applicationsOf, readRecords } from './application-records.ts';
import { cases, fillOpenStep, goToSummary, isAt, proof } from './fill-in.ts';
import type { Case } from './fill-in.ts';
import { realCall } from './real-call.ts';
import { wizardCalls } from './wizard-calls.ts';
import { openWizard } from './wizard-page.ts';
import type { WizardPage } from './wizard-page.ts';

vi.setConfig({ testTimeout: 60_000 });

const child = cases['a new child with a new custodian, a chip card with a fee and a file'];
const newcomer = cases['a newcomer, a virtual card and a file'];
const bankCard = cases['an adult, a new bank card'];
const student: Case = { ...newcomer, birthDay: '2004-05-06', profile: 'Student with ISIC', files: 0 };

/** Where a failure is shown to the person, and the keys of its possible texts; `*` stands for the failure's name. */
const texts = {
  unread: ['applicationForm.errors.*', 'applicationForm.errors.fallback'],
  summary: ['applicationForm.errors.*', 'applicationForm.errors.fallback'],
  draft: ['applicationForm.draft.unsaved'],
  personalData: ['personalData.errors.*', 'personalData.errors.fallback'],
  custodian: ['custodian.unread'],
  profileOne: ['profileChoice.errors.*', 'profileChoice.errors.fallback'],
  bankCardChoice: ['bankCardChoice.unread'],
  upload: ['attachments.errors.*', 'attachments.errors.fallback'],
  tokenization: ['tokenization.errors.*', 'tokenization.errors.fallback'],
} as const;
type Place = keyof typeof texts;

interface Row {
  readonly given: Case;
  readonly shownAt: Place;
  /** The person continues a draft: with the personal data only, or with everything entered. */
  readonly resumed?: 'begun' | 'filled';
  readonly discards?: true;
}

/**
 * For each call of the wizard: the application that needs the call, and the place where a failure of the call is shown.
 */
const rows: Readonly<Record<string, Row>> = {
  activeCardApplication: { given: bankCard, shownAt: 'unread' },
  bankCards: { given: bankCard, shownAt: 'bankCardChoice' },
  branchOffices: { given: child, shownAt: 'unread' },
  cardApplicationDeliveryCheck: { given: bankCard, shownAt: 'unread' },
  cardApplicationDraft: { given: child, shownAt: 'unread' },
  cardApplicationFee: { given: child, shownAt: 'unread' },
  checkCustomer: { given: child, shownAt: 'personalData' },
  checkIsicNumber: { given: student, shownAt: 'profileOne' },
  createBankCardApplication: { given: bankCard, shownAt: 'summary' },
  createCardApplication: { given: child, shownAt: 'summary' },
  createCardApplicationDraft: { given: child, shownAt: 'draft' },
  createCustomer: { given: child, shownAt: 'summary' },
  createVirtualCardApplication: { given: newcomer, shownAt: 'summary' },
  customer: { given: bankCard, shownAt: 'unread' },
  customerProfiles: { given: child, shownAt: 'unread' },
  deleteCardApplicationDraft: { given: newcomer, shownAt: 'draft', resumed: 'filled', discards: true },
  globalSettings: { given: child, shownAt: 'unread' },
  initTokenization: { given: bankCard, shownAt: 'tokenization' },
  lastCardApplication: { given: child, shownAt: 'unread' },
  loggedCustomer: { given: child, shownAt: 'custodian' },
  readDraftFile: { given: newcomer, shownAt: 'unread', resumed: 'filled' },
  saveCardApplicationDraft: { given: child, shownAt: 'draft', resumed: 'begun' },
  saveDraftFile: { given: child, shownAt: 'draft' },
  saveDraftPhoto: { given: child, shownAt: 'draft' },
  uploadAttachment: { given: newcomer, shownAt: 'upload' },
};

const slow = 'slow:40';
const names: Readonly<Record<(typeof plainKinds)[number], string>> = {
  'no-answer-before': 'NO_ANSWER',
  'no-answer-after': 'NO_ANSWER',
  error500: 'INTERNAL_ERROR',
  html: 'UNREADABLE_ANSWER',
};

let server: TestServer;
let photo: string;
let number = 0;
beforeAll(async () => {
  server = await startServer({ workers: false });
  photo = `${dataUrlPrefix}${await smallPhoto()}`;
  const location = { origin: server.url, assign: () => {} };
  vi.stubGlobal('window', { location, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

async function setFaults(...faults: { endpoint: string; fault: string; times: 'always' }[]): Promise<void> {
  const body = JSON.stringify({ faults });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${server.url}/sandbox/faults`, { method: 'PUT', headers, body })).status).toBe(200);
}
afterEach(() => setFaults());

const messages = new Map(locales.map((locale) => [locale, readMessages(locale)]));

interface ShownFailure {
  readonly place: Place;
  readonly name: string | undefined;
}

interface Failing {
  readonly name: string;
}
interface FailingPart {
  readonly getSnapshot: () => { readonly context: object };
}
const failureIn = (part: FailingPart | undefined): Failing | null =>
  part === undefined ? null : ((part.getSnapshot().context as { failure?: Failing | null }).failure ?? null);

const afterwards = ({ wizard }: WizardPage) => {
  const children = wizard.getSnapshot().children.applicationSave?.getSnapshot().children;
  return { upload: children?.attachmentUpload, tokenization: children?.tokenization };
};

/** The failure that the person sees now; null if there is none. */
function shownFailure(page: WizardPage): ShownFailure | null {
  const { context, children, ...snapshot } = page.wizard.getSnapshot();
  const { personalData, custodian, profileOne, bankCardChoice, applicationDraft } = children;
  const { upload, tokenization } = afterwards(page);
  const place = (snapshot.value as unknown) === 'unread' ? 'unread' : 'summary';
  const failed = upload?.getSnapshot().matches('failed') === true ? upload.getSnapshot().context.files[0] : undefined;
  const failures: readonly (readonly [Place, Failing | null])[] = [
    [place, context.failure],
    ['draft', context.draft === 'FAILED' ? failureIn(applicationDraft) : null],
    ['personalData', failureIn(personalData)],
    ['custodian', failureIn(custodian)],
    ['profileOne', failureIn(profileOne)],
    ['bankCardChoice', failureIn(bankCardChoice)],
    ['upload', failed?.failure ?? null],
    ['tokenization', tokenization?.getSnapshot().matches('stopped') === true ? failureIn(tokenization) : null],
  ];
  const [shown] = failures.flatMap(([where, failure]) =>
    failure === null ? [] : [{ place: where, name: failure.name }],
  );
  return shown ?? null;
}

const isSaved = (page: WizardPage): boolean =>
  page.wizard.getSnapshot().matches('saved') ||
  afterwards(page).tokenization?.getSnapshot().matches('leaving') === true;

/** The next action of a person who wants to file the application. */
function act(page: WizardPage, given: Case, lastName: string): void {
  const { wizard } = page;
  fillOpenStep(page, given, lastName, photo);
  if (isAt(page, 'summary') && wizard.getSnapshot().context.draft === 'SAVED') wizard.send({ type: 'confirm' });
}

/** Repeats everything that has failed. */
function retry(page: WizardPage): void {
  const { personalData, custodian, profileOne, bankCardChoice } = page.wizard.getSnapshot().children;
  page.wizard.send({ type: 'retry' });
  for (const part of [personalData, custodian, profileOne, bankCardChoice]) part?.send({ type: 'retry' });
  const { upload, tokenization } = afterwards(page);
  upload?.send({ type: 'retry' });
  tokenization?.send({ type: 'retry' });
}

async function open(call: Call, { application }: Case): Promise<WizardPage> {
  const own = application.link === 'REGISTERED' ? await call(loggedCustomer) : null;
  return openWizard(
    { url: server.url, makeCall: call },
    { ...application, customerId: own?.id ?? null, today, preselection: null },
  );
}

/** Fills in the first step. Returns whether this step was open. */
function enterFirst(page: WizardPage, given: Case, lastName: string): boolean {
  const isOpen = isAt(page, 'personalData');
  fillOpenStep(page, given, lastName, photo);
  return isOpen;
}

const keepAll = (page: WizardPage) =>
  page.until('all is kept', () => page.wizard.getSnapshot().context.draft === 'SAVED');

/**
 * A person applies while a call fails each time, and continues when the call works again. Returns the failure that the
 * person saw.
 */
async function applyWith(call: Call, row: Row, lastName: string, begin: () => Promise<void>, end: () => Promise<void>) {
  const { given, resumed, discards } = row;
  if (resumed !== undefined) {
    const earlier = await open(call, given);
    if (resumed === 'filled') await goToSummary(earlier, given, lastName);
    else await earlier.until('something is entered', () => enterFirst(earlier, given, lastName));
    await keepAll(earlier);
    earlier.close();
  }
  await begin();
  const page = await open(call, given);
  const { wizard } = page;
  if (discards) {
    await page.until('filling', () => wizard.getSnapshot().matches('filling'));
    wizard.send({ type: 'close' });
    wizard.send({ type: 'discard' });
    await page.until('closed or failed', () => wizard.getSnapshot().status === 'done' || shownFailure(page) !== null);
    const shown = shownFailure(page);
    await end();
    if (shown !== null) wizard.send({ type: 'discard' });
    await page.until('closed', () => wizard.getSnapshot().matches('closed'));
    return shown;
  }
  await page.until('saved or failed', () => {
    if (shownFailure(page) === null && !isSaved(page)) act(page, given, lastName);
    return isSaved(page) || shownFailure(page) !== null;
  });
  const shown = shownFailure(page);
  await end();
  if (shown !== null) {
    retry(page);
    await page.until('saved', () => {
      if (!isSaved(page)) act(page, given, lastName);
      return isSaved(page);
    });
  }
  page.close();
  return shown;
}

async function check(name: string, fault: string): Promise<ShownFailure | null> {
  const row = rows[name];
  if (row === undefined) throw new Error(`expected a row for ${name}`);
  const given = row.given === student ? { ...student, isicNumber: newIsicNumber() } : row.given;
  const { accountId, token } = await freshAccount(server, given.account);
  const { database } = server.services;
  const earlier = await applicationsOf(database, accountId);
  number += 1;
  const lastName = `Poruchová ${String(number)}`;
  const begin = () => setFaults({ endpoint: name, fault, times: 'always' });
  const shown = await applyWith(realCall(server.url, token), { ...row, given }, lastName, begin, setFaults);
  const { ids, ...records } = await readRecords(database, { accountId, lastName, earlier });
  const isFiled = row.discards === undefined;
  expect([ids.length, records]).toEqual([
    isFiled ? 1 : 0,
    {
      people: isFiled ? given.people : 0,
      linked: isFiled ? 1 : 0,
      fees: isFiled ? given.fees : 0,
      files: isFiled && given.files > 0 ? [[proof.name, proof.content.toString()]] : [],
      drafts: 0,
      registrations: isFiled && given === bankCard ? 1 : 0,
    },
  ]);
  return shown;
}

test('every call of the wizard has a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(wizardCalls());
});

const changes = /^(create|delete|init|save|upload)/;
const ways = [...plainKinds, slow] as const;

/**
 * The ways in which a call fails. In `test:all`, each call fails in all ways. In `npm test`, each call fails in one way.
 * A call that changes something loses its answer, so that the person repeats a step that was done already. The other
 * calls use the ways in turn.
 */
const waysOf = (name: string, turn: number): readonly (typeof ways)[number][] => {
  if (isWholeSuite) return ways;
  const way = changes.test(name) ? 'no-answer-after' : ways[turn % ways.length];
  return way === undefined ? [] : [way];
};

describe.each(Object.entries(rows).map(([name, row], turn) => [name, row, waysOf(name, turn)] as const))(
  '%s',
  (name, { shownAt }, waysHere) => {
    test.each(waysHere.filter((way) => way !== slow))(
      'fails by %s: the person sees the failure and can continue; nothing is done twice or lost',
      async (fault) => {
        expect(await check(name, fault)).toEqual({ place: shownAt, name: names[fault] });
        for (const known of messages.values()) {
          const ids = texts[shownAt].map((id) => id.replace('*', names[fault]));
          expect(
            ids.some((id) => (known[id] ?? '') !== ''),
            ids.join(),
          ).toBe(true);
        }
      },
    );

    test.runIf(waysHere.includes(slow))('is slow: the person waits', async () => {
      expect(await check(name, slow)).toBe(null);
    });
  },
);
