import { assertEvent, assign, setup } from 'xstate';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import {
  choiceOf,
  choiceToSave,
  isChanged,
  isSame,
  isSaved,
  otherRange,
  textOfDays,
} from './notification-row.choice.ts';
import type {
  NotificationRowContext,
  NotificationRowEvent,
  NotificationRowInput,
  NotificationSave,
} from './notification-row.types.ts';

/** A notification setting, which is saved when it is changed (NTF-01). */
export const notificationRowMachine = setup({
  types: {
    context: {} as NotificationRowContext,
    events: {} as NotificationRowEvent,
    input: {} as NotificationRowInput,
    tags: {} as 'busy',
  },
  actors: {
    saveSetting: providedPromise<void, NotificationSave>(),
  },
  guards: {
    isEMailOn: ({ context }) => context.email,
    isNotAllowed: ({ context }) => !isSame(choiceToSave(context), choiceOf(context)),
    isSaved: ({ context }) => isSaved(context),
    isSavedAsTyped: ({ context }) => isSaved(context) && !context.adjusted,
    isSavedAdjusted: ({ context }) => isSaved(context) && context.adjusted,
    isDue: ({ context }) => isChanged(context) && context.isComplete,
    isBeingTyped: ({ context }) => isChanged(context) && !context.isComplete,
    isChanged: ({ context }) => isChanged(context),
    isSettledAdjusted: ({ context }) => !isChanged(context) && context.adjusted,
    isOtherRange: ({ context, event }) =>
      'error' in event && otherRange(failureOf(event.error), context.range) !== null,
  },
  actions: {
    rememberDays: assign(({ event }) => {
      assertEvent(event, 'changeDays');
      return { typed: event.typed, adjusted: false, isComplete: false };
    }),
    rememberEMail: assign(({ event }) => {
      assertEvent(event, 'changeEMail');
      return { email: event.email, isComplete: true };
    }),
    completeChange: assign({ isComplete: true }),
    rememberAdjusted: assign({ adjusted: true }),
    forgetAdjusted: assign({ adjusted: false }),
    useAllowedDays: assign({ typed: ({ context }) => textOfDays(choiceToSave(context).daysInAdvance) }),
    rememberSent: assign(({ context }) => ({ sent: choiceOf(context), isComplete: false, failure: null })),
    rememberSaved: assign({ saved: ({ context }) => context.sent }),
    rememberFailure: assign(({ event }) => ({
      saved: null,
      failure: failureIn(event),
    })),
    rememberRange: assign(({ context, event }) => ({
      saved: null,
      range: ('error' in event ? otherRange(failureOf(event.error), context.range) : null) ?? context.range,
    })),
    announceInvalid: providedAction,
    announceSaved: providedAction,
    announceFailure: providedAction,
    saveApart: providedAction,
  },
  // In milliseconds; long enough to type a second digit.
  delays: { pause: 1500 },
}).createMachine({
  id: 'notificationRow',
  context: ({ input: { setting, range, draft } }) => ({
    id: setting.id,
    type: setting.type,
    range,
    typed: draft?.typed ?? textOfDays(setting.daysInAdvance),
    email: draft?.email ?? setting.email,
    saved: { daysInAdvance: setting.daysInAdvance, email: setting.email },
    sent: null,
    adjusted: false,
    isComplete: false,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Your changes from before the session ended are restored, and are saved in a moment.',
      meta: { requirements: ['NTF-01', 'SES-02'] },
      always: [{ guard: 'isSaved', target: 'saved' }, { target: 'typing' }],
    },
    saved: {
      description: 'The setting that you see is saved.',
      meta: { requirements: ['NTF-01'] },
      on: {
        changeDays: { guard: 'isEMailOn', target: 'typing', actions: 'rememberDays' },
        changeEMail: { target: 'checking', actions: 'rememberEMail' },
        finishTyping: { guard: 'isEMailOn', target: 'checking' },
      },
    },
    typing: {
      description: 'You are typing the days. They are saved when you pause, leave the field or press Enter.',
      meta: { requirements: ['NTF-01'] },
      on: {
        changeDays: { guard: 'isEMailOn', target: 'typing', reenter: true, actions: 'rememberDays' },
        changeEMail: { target: 'checking', actions: 'rememberEMail' },
        finishTyping: { guard: 'isEMailOn', target: 'checking' },
        leave: { target: 'checking' },
      },
      after: { pause: { target: 'checking' } },
    },
    checking: {
      description: 'The shop checks whether the days are allowed. If not, the nearest allowed number is used.',
      meta: { requirements: ['NTF-01'] },
      always: [
        { guard: 'isNotAllowed', target: 'checked', actions: ['useAllowedDays', 'rememberAdjusted'] },
        { target: 'checked', actions: 'useAllowedDays' },
      ],
    },
    checked: {
      description:
        'A setting that is already saved is not saved again. If your days were replaced, a message is shown in any case.',
      meta: { requirements: ['NTF-01'] },
      always: [
        { guard: 'isSavedAsTyped', target: 'saved' },
        { guard: 'isSavedAdjusted', target: 'saved', actions: ['announceInvalid', 'forgetAdjusted'] },
        { target: 'saving' },
      ],
    },
    saving: {
      description: 'Your setting is being saved. You can change it meanwhile; the last change is saved next.',
      tags: ['busy'],
      meta: { requirements: ['NTF-01'] },
      entry: 'rememberSent',
      invoke: {
        id: 'saveSetting',
        src: 'saveSetting',
        input: ({ context }) => ({ id: context.id, choice: choiceOf(context) }),
        onDone: [
          { guard: 'isDue', target: 'checking', actions: 'rememberSaved' },
          { guard: 'isBeingTyped', target: 'typing', actions: 'rememberSaved' },
          {
            guard: 'isSettledAdjusted',
            target: 'saved',
            actions: ['rememberSaved', 'announceInvalid', 'forgetAdjusted'],
          },
          { target: 'saved', actions: ['rememberSaved', 'announceSaved'] },
        ],
        onError: [
          { guard: 'isOtherRange', target: 'checking', actions: 'rememberRange' },
          { target: 'failed', actions: ['rememberFailure', 'announceFailure'] },
        ],
      },
      on: {
        changeDays: { guard: 'isEMailOn', actions: 'rememberDays' },
        changeEMail: { actions: 'rememberEMail' },
        finishTyping: { guard: 'isEMailOn', actions: 'completeChange' },
        leave: { guard: 'isChanged', actions: 'saveApart' },
      },
    },
    failed: {
      description: 'Your setting could not be saved. Your input is kept; you can try again.',
      meta: { requirements: ['NTF-01', 'API-02'] },
      on: {
        changeDays: { guard: 'isEMailOn', target: 'typing', actions: 'rememberDays' },
        changeEMail: { target: 'checking', actions: 'rememberEMail' },
        finishTyping: { guard: 'isEMailOn', target: 'checking' },
        retry: { target: 'checking' },
        leave: { target: 'checking' },
      },
    },
  },
});
