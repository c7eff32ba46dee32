import { assertEvent, assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { providedPromise } from '../../common/provided.ts';
import { required } from '../../common/required.ts';
import { afterJob, isElsewhere, isGone, isSkipped, nextJob } from './application-draft.jobs.ts';
import type {
  ApplicationDraftContext,
  ApplicationDraftEvent,
  ApplicationDraftInput,
  DraftJob,
  StoredDraft,
} from './application-draft.types.ts';

/** Saves the entered data of an application on the server, from the first input on (WIZ-06). */
export const applicationDraftMachine = setup({
  types: {
    context: {} as ApplicationDraftContext,
    events: {} as ApplicationDraftEvent,
    input: {} as ApplicationDraftInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Returns the draft after a job of the kind `entered`, and null after a photo or file. */
    saveJob: providedPromise<StoredDraft | null, DraftJob>(),
    dropDraft: providedPromise<void, { readonly id: number }>(),
  },
  delays: {
    /** How long input may stay unsaved: at most this much is lost if the device breaks. */
    settling: 1000,
    retry: 10_000,
  },
  guards: {
    hasJob: ({ context }) => !context.drops && nextJob(context) !== null,
    isDropped: ({ context }) => context.drops && context.stored !== null,
    isStored: ({ context }) => context.stored !== null,
    isElsewhere: ({ context, event }) => isElsewhere(context, event),
    isGone: ({ event }) => isGone(event),
    isSkipped: ({ context, event }) => isSkipped(context, event),
  },
  actions: {
    rememberContent: assign(({ event }) => {
      assertEvent(event, 'changed');
      return { content: event.content };
    }),
    chooseJob: assign(({ context }) => ({ job: nextJob(context) })),
    rememberKept: assign(({ context, event }) => ({
      ...afterJob(context, event.type === 'xstate.done.actor.saveJob' ? event.output : null),
      failure: null,
    })),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    /** It is not known what the other wizard has saved, so everything is sent again. */
    startAnew: assign({ stored: null, keptEntered: null, keptPhoto: undefined, keptFiles: [], replaces: true }),
    /** It is not known whether the draft was deleted, so everything is sent again if the person stays. */
    doubtKept: assign({ keptEntered: null, keptPhoto: undefined, keptFiles: [] }),
    wantDropped: assign({ drops: true }),
    unwantDropped: assign({ drops: false }),
    forgetStored: assign({ stored: null }),
  },
}).createMachine({
  id: 'applicationDraft',
  context: ({ input: { subject, kept } }) => ({
    subject,
    stored: kept?.stored ?? null,
    content: null,
    keptEntered: kept === null ? null : JSON.stringify(kept.entered),
    keptPhoto: kept?.photo ?? null,
    keptFiles: kept?.fileIds ?? [],
    job: null,
    replaces: false,
    drops: false,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'What you have entered is saved.',
      meta: { requirements: ['WIZ-06'] },
      always: { guard: 'hasJob', target: 'settling' },
      on: {
        changed: { actions: 'rememberContent' },
        drop: [{ guard: 'isStored', target: 'dropping' }, { target: 'gone' }],
      },
    },
    settling: {
      description: 'You are entering something. It is saved in a moment.',
      meta: { requirements: ['WIZ-06'] },
      after: { settling: { target: 'deciding' } },
      on: {
        changed: { actions: 'rememberContent' },
        flush: { target: 'deciding' },
        drop: [{ guard: 'isStored', target: 'dropping' }, { target: 'gone' }],
      },
    },
    saving: {
      description: 'What you have entered is being saved on the server.',
      tags: ['busy'],
      meta: { requirements: ['WIZ-06'] },
      entry: 'chooseJob',
      invoke: {
        id: 'saveJob',
        src: 'saveJob',
        input: ({ context }) => required(context.job, 'the save job'),
        onDone: { target: 'deciding', actions: 'rememberKept' },
        onError: [
          { guard: 'isElsewhere', target: 'superseded', actions: ['rememberFailure', 'unwantDropped'] },
          { guard: 'isSkipped', target: 'deciding', actions: 'rememberKept' },
          { target: 'unsaved', actions: ['rememberFailure', 'unwantDropped'] },
        ],
      },
      on: {
        changed: { actions: 'rememberContent' },
        // While the first save request runs, the draft has no id yet; it is deleted after the response.
        drop: [{ guard: 'isStored', target: 'dropping' }, { actions: 'wantDropped' }],
      },
    },
    deciding: {
      description: 'The shop decides at once whether a photo, a file or new input must be saved as well.',
      meta: { requirements: ['WIZ-06'] },
      always: [{ guard: 'hasJob', target: 'saving' }, { guard: 'isDropped', target: 'dropping' }, { target: 'idle' }],
    },
    unsaved: {
      description: 'What you have entered could not be saved. The shop tries again by itself.',
      meta: { requirements: ['WIZ-06', 'API-02'] },
      after: { retry: { target: 'deciding' } },
      on: {
        changed: { actions: 'rememberContent' },
        flush: { target: 'deciding' },
        drop: [{ guard: 'isStored', target: 'dropping' }, { target: 'gone' }],
      },
    },
    superseded: {
      description:
        'The application was changed in another window or on another device. You can keep this version instead.',
      meta: { requirements: ['WIZ-06'] },
      on: {
        changed: { actions: 'rememberContent' },
        takeOver: { target: 'saving', actions: 'startAnew' },
        drop: { target: 'gone' },
      },
    },
    dropping: {
      description: 'What you have entered is being deleted.',
      tags: ['busy'],
      meta: { requirements: ['WIZ-06'] },
      invoke: {
        id: 'dropDraft',
        src: 'dropDraft',
        input: ({ context: { stored } }) => ({ id: required(stored, 'the saved draft').id }),
        onDone: { target: 'gone', actions: 'forgetStored' },
        onError: [
          { guard: 'isGone', target: 'gone', actions: 'forgetStored' },
          { target: 'undropped', actions: ['rememberFailure', 'unwantDropped', 'doubtKept'] },
        ],
      },
    },
    undropped: {
      description: 'What you have entered could not be deleted. You can try again.',
      meta: { requirements: ['WIZ-06', 'API-02'] },
      on: {
        drop: { target: 'dropping' },
        changed: { target: 'settling', actions: 'rememberContent' },
        flush: { guard: 'hasJob', target: 'saving' },
      },
    },
    gone: {
      description: 'Your input was deleted.',
      meta: { requirements: ['WIZ-06'] },
    },
  },
});
