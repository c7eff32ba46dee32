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
    'the flow is busy exactly while it waits for an actor': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'ICS-01: an account without an address creates an address with one click': {
      input: 'fresh',
      steps: ['readAddress=none', 'create', 'createAddress=created'],
      ends: 'having.shown',
      with: ({ current }) => current?.address === made.address && current.lastFetched === null,
    },
    'ICS-01: a second click while the address is being created makes no second call': {
      input: 'fresh',
      steps: ['readAddress=none', 'create'],
      ends: 'creating',
      refuses: ['create'],
    },
    'ICS-01: the address is copied, and the page shows that it was copied': {
      input: 'fresh',
      steps: ['readAddress=found', 'copy', 'copyAddress=copied'],
      ends: 'having.copied',
    },
    'ICS-01: if the browser refuses to copy, the address stays shown, and copying can be tried again': {
      input: 'fresh',
      steps: ['readAddress=found', 'copy', 'copyAddress=refused'],
      ends: 'having.notCopied',
      with: ({ current }) => current?.address === fetched.address,
    },
    'ICS-02: a dialog asks before the address is replaced, and declining changes nothing': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToReplace', 'decline'],
      ends: 'having.shown',
      with: ({ current }) => current?.address === fetched.address,
    },
    'ICS-02: after replacing, the new address and a message are shown': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToReplace', 'confirm', 'replaceAddress=replaced'],
      ends: 'having.shown',
      effects: ['announceReplaced'],
      with: ({ current }) => current?.address === made.address,
    },
    'ICS-02: a double click replaces the address only one time, and the dialog cannot be closed meanwhile': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToReplace', 'confirm'],
      ends: 'replacing',
      refuses: ['confirm', 'decline'],
    },
    'ICS-02: an address that was removed elsewhere cannot be replaced, and the page reads it again': {
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
    'ICS-02: after an address was removed, a message is shown': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToRemove', 'confirm', 'removeAddress=removed'],
      ends: 'none',
      effects: ['announceRemoved'],
    },
    'ICS-01: an address that was copied can be copied again': {
      input: 'fresh',
      steps: ['readAddress=found', 'copy', 'copyAddress=copied', 'copy'],
      ends: 'having.copying',
    },
    'ICS-01: copying can be tried again after it failed': {
      input: 'fresh',
      steps: ['readAddress=found', 'copy', 'copyAddress=refused', 'copy'],
      ends: 'having.copying',
    },
    'ICS-02: the address can be replaced while the browser is still copying': {
      input: 'fresh',
      steps: ['readAddress=found', 'copy', 'askToReplace'],
      ends: 'askingToReplace',
    },
    'ICS-02: a dialog asks before the address is removed, and declining changes nothing': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToRemove', 'decline'],
      ends: 'having.shown',
      with: ({ current }) => current?.address === fetched.address,
    },
    'API-04: reading the address can be tried again after a failure': {
      input: 'fresh',
      steps: ['readAddress=noAnswer', 'retry'],
      ends: 'reading',
    },
    'API-04: creating the address can be tried again, and the new attempt clears the failure': {
      input: 'fresh',
      steps: ['readAddress=none', 'create', 'createAddress=noAnswer', 'create'],
      ends: 'creating',
      with: ({ failure }) => failure === null,
    },
    'API-04: replacing the address can be tried again after a failure': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToReplace', 'confirm', 'replaceAddress=noAnswer', 'confirm'],
      ends: 'replacing',
      with: ({ failure }) => failure === null,
    },
    'API-04: replacing cannot be tried again if the address does not exist any more': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToReplace', 'confirm', 'replaceAddress=NOT_FOUND'],
      ends: 'notReplaced',
      refuses: ['confirm'],
    },
    'API-04: when the dialog is closed after a failure, the address is read again': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToRemove', 'confirm', 'removeAddress=noAnswer', 'decline'],
      ends: 'reading',
      with: ({ failure }) => failure === null,
    },
    'API-04: removing the address can be tried again after a failure': {
      input: 'fresh',
      steps: ['readAddress=found', 'askToRemove', 'confirm', 'removeAddress=noAnswer', 'confirm'],
      ends: 'removing',
      with: ({ failure }) => failure === null,
    },
  },
});
