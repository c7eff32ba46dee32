// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actorsOf, leaveActor, runActor, type ActorCalls } from '../../support/actor-calls.ts';
import { accountCalls } from './account-calls.ts';
import { cardApplicationCalls } from './card-application-calls.ts';
import { deskCalls } from './desk-calls.ts';
import { linkCalls } from './link-calls.ts';
import { purchaseCalls } from './purchase-calls.ts';
import { settingCalls } from './setting-calls.ts';
import { visitorCalls } from './visitor-calls.ts';

const flows = {
  ...accountCalls,
  ...cardApplicationCalls,
  ...deskCalls,
  ...linkCalls,
  ...purchaseCalls,
  ...settingCalls,
  ...visitorCalls,
};

const usesOf = (uses: ActorCalls | readonly ActorCalls[] | null): readonly ActorCalls[] =>
  uses === null ? [] : 'sends' in uses ? [uses] : uses;

describe.each(Object.entries(flows))('the calls of %s', (_, flow) => {
  const uses = Object.entries(flow.actors).flatMap(([actor, one]) => usesOf(one).map((use) => ({ actor, use })));

  it.each(uses)('$actor: $use.sends', async ({ actor, use }) => {
    const { sent, output, signals } = await runActor(flow, actor, use);
    expect(sent).toEqual(use.sends.map(([name, options = {}]) => [name, options]));
    if ('gets' in use) expect(output).toEqual(use.gets);
    if (use.goesOn === true) expect(signals.every((signal) => signal === undefined)).toBe(true);
  });

  const ending = uses
    .filter(({ use }) => use.goesOn !== true)
    .flatMap(({ actor, use }) => use.sends.map(([call], place) => ({ actor, use, call, place })))
    .filter(({ use, call }) => use.shares?.includes(call) !== true);

  if (ending.length > 0) {
    it.each(ending)('$actor ends $call when its state is left', async ({ actor, use, place }) => {
      expect(await leaveActor(flow, actor, use, place)).toEqual([false, true]);
    });
  }

  it('are all in this table', () => {
    expect(Object.keys(flow.actors).toSorted()).toEqual(actorsOf(flow).toSorted());
  });
});

/** Lists are tested in list-queries.test.ts: their queries, and the end of their calls. */
const lists = [
  'provideApplicationList',
  'provideCardApplicationList',
  'provideChipCardList',
  'provideDeskReclamations',
  'provideEWalletList',
  'provideEventList',
  'provideInvoiceList',
  'provideLinkList',
  'provideList',
  'provideMailList',
  'provideManagingAccountList',
  'provideOrderList',
  'provideReclamationList',
  'provideTicketFareList',
  'provideUndeliveredMails',
  'provideUnsettledList',
];

/** These flows make no calls of the shop, or calls that do not fit into a table. They have tests of their own. */
const withOwnTests = [
  'provideAttachments',
  'provideBoot',
  'provideConfirmation',
  'provideFlowMap',
  'provideOfflinePass',
  'providePassVerification',
  'providePhoto',
  'providePolling',
  'provideResource',
  'provideToasts',
];

it('every flow of the shop is in one of these lists', () => {
  const root = join(import.meta.dirname, '../../../../../src');
  const files = globSync('**/*.actors.ts', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  const named = files.flatMap((text) => [...text.matchAll(/^export (?:const|function) (provide\w+)/gm)]);
  const here = new Set([...Object.keys(flows), ...lists, ...withOwnTests]);
  expect(named.map(([, name = '']) => name).filter((name) => !here.has(name))).toEqual([]);
});
