import { assertEvent, assign, setup } from 'xstate';
import type { AttachmentContent } from '#rules/attachment.ts';
import { providedPromise } from '../../common/provided.ts';
import { checkedFileProblem, withCheckedFile } from './attachments.problems.ts';
import type { AttachmentsContext, AttachmentsEvent, AttachmentsInput } from './attachments.types.ts';

const contentIn = (event: AttachmentsEvent): AttachmentContent | null => ('output' in event ? event.output : null);

/** The files that prove the claim to one customer profile (ATT-01). */
export const attachmentsMachine = setup({
  types: {
    context: {} as AttachmentsContext,
    events: {} as AttachmentsEvent,
    input: {} as AttachmentsInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the beginning of a file and returns its real type, regardless of its name; null = not an accepted type. */
    readContent: providedPromise<AttachmentContent | null, { readonly fileId: string }>(),
  },
  guards: {
    isSound: ({ context, event }) => checkedFileProblem(context, contentIn(event)) === null,
    /** The file chooser of the device may have been opened before the profile changed. */
    isAsked: ({ context, event }) => {
      assertEvent(event, 'choose');
      return context.types.some(({ id }) => id === event.typeId);
    },
    isThere: ({ context, event }) => {
      assertEvent(event, 'remove');
      return context.files.some(({ typeId }) => typeId === event.typeId);
    },
  },
  actions: {
    lookAt: assign(({ context, event }) => {
      assertEvent(event, 'choose');
      const { typeId, file } = event;
      return {
        looked: { ...file, typeId },
        cleared: false,
        refused: context.refused.filter((one) => one.typeId !== typeId),
      };
    }),
    take: assign(({ context }) => ({ files: withCheckedFile(context), looked: null })),
    refuse: assign(({ context, event }) => {
      const { looked, refused } = context;
      if (looked === null) return {};
      const problem = 'error' in event ? 'ATTACHMENT_UNREADABLE' : checkedFileProblem(context, contentIn(event));
      if (problem === null) return { looked: null };
      const { typeId, name: fileName } = looked;
      return { looked: null, refused: [...refused, { typeId, fileName, problem }] };
    }),
    removeFile: assign(({ context, event }) => {
      assertEvent(event, 'remove');
      return {
        files: context.files.filter(({ typeId }) => typeId !== event.typeId),
        refused: context.refused.filter(({ typeId }) => typeId !== event.typeId),
      };
    }),
    demand: assign({ demanded: true }),
    startAnew: assign(({ context, event }) => {
      assertEvent(event, 'changeProfile');
      const { profileId, types } = event;
      const cleared = types.length > 0 && (context.cleared || context.files.length > 0);
      return { profileId, types, files: [], refused: [], looked: null, cleared, demanded: false };
    }),
  },
}).createMachine({
  id: 'attachments',
  context: ({ input }) => ({ ...input, refused: [], looked: null, cleared: false, demanded: false }),
  initial: 'choosing',
  on: {
    demand: { actions: 'demand' },
    changeProfile: { target: '.choosing', actions: 'startAnew' },
  },
  states: {
    choosing: {
      description: 'You choose a file for each proof that your profile needs, and you can remove each file again.',
      meta: { requirements: ['ATT-01'] },
      on: {
        choose: { guard: 'isAsked', target: 'looking', actions: 'lookAt' },
        remove: { guard: 'isThere', actions: 'removeFile' },
      },
    },
    looking: {
      description: 'The shop checks whether the content of the chosen file fits its name.',
      tags: ['busy'],
      meta: { requirements: ['ATT-01'] },
      invoke: {
        id: 'readContent',
        src: 'readContent',
        input: ({ context: { looked } }) => ({ fileId: looked === null ? '' : looked.id }),
        onDone: [
          { guard: 'isSound', target: 'choosing', actions: 'take' },
          { target: 'choosing', actions: 'refuse' },
        ],
        onError: { target: 'choosing', actions: 'refuse' },
      },
    },
  },
});
