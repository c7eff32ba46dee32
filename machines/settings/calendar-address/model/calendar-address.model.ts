import * as v from 'valibot';
import { replaceCalendarAddress } from '#contract/endpoints/calendar-address.ts';
import { CalendarAddress } from '#contract/entities/calendar-address.ts';
import { broken, garbage, noAnswer } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { calendarAddressMachine } from '../calendar-address.machine.ts';

const created = '2026-11-20T10:00:00.000Z';
const addressOf = (name: string) => `https://linka.example/calendar/${name}.ics`;
const fetched = { address: addressOf('first'), created, lastFetched: '2026-11-21T06:30:00.000Z' };
const made = { address: addressOf('made'), created: '2026-11-21T08:00:00.000Z', lastFetched: null };

const withoutAddress = v.object({ current: v.null() });
const withAddress = v.object({ current: CalendarAddress });
const withoutFailure = v.object({ current: CalendarAddress, failure: v.null() });
const failed = v.object({ current: CalendarAddress, failure: v.object({ name: v.string() }) });

export const calendarAddressModel = defineModel(calendarAddressMachine, {
  inputs: { fresh: undefined },
  cases: {
    retry: { plain: {} },
    create: { plain: {} },
    copy: { plain: {} },
    askToReplace: { plain: {} },
    askToRemove: { plain: {} },
    confirm: { plain: {} },
    decline: { plain: {} },
  },
  environment: {},
  outcomes: {
    readAddress: { none: { output: null }, found: { output: fetched }, noAnswer },
    createAddress: { created: { output: made }, noAnswer, garbage },
    copyAddress: { copied: { output: undefined }, refused: broken },
    replaceAddress: { replaced: { output: made }, ...refusalsOf(replaceCalendarAddress), noAnswer },
    removeAddress: { removed: { output: undefined }, noAnswer },
  },
  timeLimit: 'actors',
  bounds: { limit: 200 },
  abstract: ({ current, failure }) => ({ address: current?.address ?? null, failure: failure?.name ?? null }),
  home: ['none', 'having'],
  contexts: {
    none: v.object({ current: v.null(), failure: v.null() }),
    creating: v.object({ current: v.null(), failure: v.null() }),
    notCreated: v.object({ ...withoutAddress.entries, failure: v.object({ name: v.string() }) }),
    having: withoutFailure,
    askingToReplace: withoutFailure,
    replacing: withAddress,
    notReplaced: failed,
    askingToRemove: withoutFailure,
    removing: withAddress,
    notRemoved: failed,
  },
  invariants: {
    'the flow is busy exactly while something is awaited': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'ICS-01: an account without an address creates one with one press': {
      input: 'fresh',
      steps: ['readAddress=none', 'create', 'createAddress=created'],
      ends: 'having.shown',
      with: ({ current }) => current?.address === made.address && current.lastFetched === null,
    },
    'ICS-01: a second press while it is created makes no second call': {
      input: 'fresh',
      steps: ['readAddress=none', 'create'],
      ends: 'creating',
      refuses: ['create'],
    },
    'ICS-01: the address is copied, and that is shown': {
      input: 'fresh',
      steps: ['readAddress=found', 'copy', 'copyAddress=copied'],
      ends: 'having.copied',
    },
    'ICS-01: where the browser refuses to copy, it can be tried again and the address stays': {
      input: 'fresh',
      steps: ['readAddress=found', 'copy', 'copyAddress=refused'],
      ends: 'having.notCopied',
      with: ({ current }) => current?.address === fetched.address,
    },
    'ICS-02: replacing asks first, and declining changes nothing': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToReplace', 'decline'],
      ends: 'having.shown',
      with: ({ current }) => current?.address === fetched.address,
    },
    'ICS-02: after replacing, the new address is shown, and that is shown': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToReplace', 'confirm', 'replaceAddress=replaced'],
      ends: 'having.shown',
      effects: ['announceReplaced'],
      with: ({ current }) => current?.address === made.address,
    },
    'ICS-02: a double press replaces once, and the question cannot be left meanwhile': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToReplace', 'confirm'],
      ends: 'replacing',
      refuses: ['confirm', 'decline'],
    },
    'ICS-02: an address that was removed elsewhere cannot be replaced, and the page looks again': {
      input: 'fresh',
      steps: [
        'readAddress=found',
        'askToReplace',
        'confirm',
        'replaceAddress=NOT_FOUND',
        'decline',
        'readAddress=none',
      ],
      ends: 'none',
    },
    'ICS-02: a removed address is gone, and that is shown': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToRemove', 'confirm', 'removeAddress=removed'],
      ends: 'none',
      effects: ['announceRemoved'],
    },
    'ICS-01: what was copied can be copied again': {
      input: 'fresh',
      steps: ['readAddress=found', 'copy', 'copyAddress=copied', 'copy'],
      ends: 'having.copying',
    },
    'ICS-01: what was not copied can be copied again': {
      input: 'fresh',
      steps: ['readAddress=found', 'copy', 'copyAddress=refused', 'copy'],
      ends: 'having.copying',
    },
    'ICS-02: nobody waits for the browser to copy: the address can be replaced meanwhile': {
      input: 'fresh',
      steps: ['readAddress=found', 'copy', 'askToReplace'],
      ends: 'askingToReplace',
    },
    'ICS-02: removing asks first, and declining changes nothing': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToRemove', 'decline'],
      ends: 'having.shown',
      with: ({ current }) => current?.address === fetched.address,
    },
    'API-04: what could not be read can be read again': {
      input: 'fresh',
      steps: ['readAddress=noAnswer', 'retry'],
      ends: 'reading',
    },
    'API-04: what could not be created can be tried again, without the old reason': {
      input: 'fresh',
      steps: ['readAddress=none', 'create', 'createAddress=noAnswer', 'create'],
      ends: 'creating',
      with: ({ failure }) => failure === null,
    },
    'API-04: what could not be replaced can be tried again': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToReplace', 'confirm', 'replaceAddress=noAnswer', 'confirm'],
      ends: 'replacing',
      with: ({ failure }) => failure === null,
    },
    'API-04: an address that is gone is not asked to be replaced again': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToReplace', 'confirm', 'replaceAddress=NOT_FOUND'],
      ends: 'notReplaced',
      refuses: ['confirm'],
    },
    'API-04: after a failure the page looks what has become of the address': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToRemove', 'confirm', 'removeAddress=noAnswer', 'decline'],
      ends: 'reading',
      with: ({ failure }) => failure === null,
    },
    'API-04: what could not be removed can be tried again': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToRemove', 'confirm', 'removeAddress=noAnswer', 'confirm'],
      ends: 'removing',
      with: ({ failure }) => failure === null,
    },
  },
});
