import * as v from 'valibot';
import { largestAttachment } from '#contract/entities/attachment.ts';
import { broken } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { attachmentsMachine } from '../attachments.machine.ts';
import { isComplete } from '../attachments.problems.ts';
import type { AttachmentType } from '../attachments.types.ts';

const study: AttachmentType = { id: 1, displayName: 'Potvrzení o studiu' };
const income: AttachmentType = { id: 2, displayName: 'Potvrzení o příjmu' };

const pdf = { id: 'pdf', name: 'potvrzení.pdf', size: 1000 };
const sameName = { id: 'same', name: 'POTVRZENÍ.pdf', size: 2000 };
const image = { id: 'image', name: 'příjem.jpg', size: 3000 };
const large = { id: 'large', name: 'velké.pdf', size: largestAttachment + 1 };
const program = { id: 'program', name: 'potvrzení.pdf.exe', size: 1000 };

export const attachmentsModel = defineModel(attachmentsMachine, {
  inputs: {
    one: { profileId: 1, files: [], types: [study] },
    two: { profileId: 2, files: [], types: [study, income] },
  },
  cases: {
    choose: {
      pdf: { typeId: 1, file: pdf },
      program: { typeId: 1, file: program },
      image: { typeId: 2, file: image },
      sameName: { typeId: 2, file: sameName },
      large: { typeId: 2, file: large },
    },
    remove: { study: { typeId: 1 }, income: { typeId: 2 } },
    demand: { plain: {} },
    changeProfile: {
      income: { profileId: 3, types: [income] },
      same: { profileId: 4, types: [study] },
      none: { profileId: null, types: [] },
    },
  },
  environment: { demand: 'outside', changeProfile: 'outside' },
  outcomes: {
    readContent: {
      pdf: { output: 'PDF' },
      jpeg: { output: 'JPEG' },
      unknown: { output: null },
      broken,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 1500 },
  abstract: ({ refused, ...context }) => ({
    ...context,
    refused: refused.map(({ typeId, problem }) => `${String(typeId)} ${problem}`).toSorted(),
  }),
  home: ['choosing'],
  exceptions: {},
  contexts: {
    choosing: v.object({ looked: v.null() }),
    looking: v.object({ looked: v.object({ id: v.string() }) }),
  },
  invariants: {
    'the flow is busy exactly while it checks a file': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
    'there is at most one file for each type, and no file of another type': ({ context: { files, types } }) =>
      new Set(files.map(({ typeId }) => typeId)).size === files.length &&
      files.every(({ typeId }) => types.some(({ id }) => id === typeId)),
    'only files with an accepted ending are accepted': ({ context: { files } }) =>
      files.every(({ name }) => /\.(pdf|jpg)$/i.test(name)),
    'no two files have the same name': ({ context: { files } }) =>
      new Set(files.map(({ name }) => name.toLowerCase())).size === files.length,
    'no file is too large or empty': ({ context: { files } }) =>
      files.every(({ size }) => size > 0 && size <= largestAttachment),
    'the files are complete exactly with one file for each type': ({ context }) =>
      isComplete(context) === (context.files.length === context.types.length),
  },
  scenarios: {
    'ATT-01: a file is accepted after it was checked': {
      input: 'one',
      steps: ['choose/pdf', 'readContent=pdf'],
      ends: 'choosing',
      with: (context) => context.files[0]?.id === 'pdf' && isComplete(context),
    },
    'ATT-01: one file is required for each type': {
      input: 'two',
      steps: ['choose/pdf', 'readContent=pdf', 'demand'],
      ends: 'choosing',
      with: (context) => context.demanded && !isComplete(context),
    },
    'ATT-01: no other file can be chosen while a file is being checked': {
      input: 'two',
      steps: ['choose/pdf'],
      ends: 'looking',
      refuses: ['choose/image', 'remove/study'],
    },
    'ATT-01: a file whose name does not fit its content is not accepted': {
      input: 'one',
      steps: ['choose/pdf', 'readContent=jpeg'],
      ends: 'choosing',
      effects: [],
      with: ({ files, refused }) => files.length === 0 && refused[0]?.problem === 'ATTACHMENT_CONTENT_DIFFERS',
    },
    'ATT-01: a program with a double ending is not accepted': {
      input: 'one',
      steps: ['choose/program', 'readContent=pdf'],
      ends: 'choosing',
      with: ({ files, refused }) => files.length === 0 && refused[0]?.problem === 'ATTACHMENT_TYPE_NOT_ALLOWED',
    },
    'ATT-01: a file of more than 5 MB is not accepted': {
      input: 'two',
      steps: ['choose/large', 'readContent=pdf'],
      ends: 'choosing',
      with: ({ refused }) => refused[0]?.problem === 'ATTACHMENT_TOO_LARGE',
    },
    'ATT-01: a second file with the same name is not accepted': {
      input: 'two',
      steps: ['choose/pdf', 'readContent=pdf', 'choose/sameName', 'readContent=pdf'],
      ends: 'choosing',
      with: ({ files, refused }) => files.length === 1 && refused[0]?.problem === 'ATTACHMENT_NAME_EXISTS',
    },
    'ATT-01: the same file can be chosen for its type again': {
      input: 'one',
      steps: ['choose/pdf', 'readContent=pdf', 'choose/pdf', 'readContent=pdf'],
      ends: 'choosing',
      with: ({ files, refused }) => files.length === 1 && refused.length === 0,
    },
    'ATT-01: a file that is not accepted does not replace the earlier file': {
      input: 'one',
      steps: ['choose/pdf', 'readContent=pdf', 'choose/program', 'readContent=unknown'],
      ends: 'choosing',
      with: ({ files, refused }) => files[0]?.id === 'pdf' && refused[0]?.fileName === 'potvrzení.pdf.exe',
    },
    'ATT-01: a file that cannot be read is not accepted': {
      input: 'one',
      steps: ['choose/pdf', 'readContent=broken'],
      ends: 'choosing',
      with: ({ refused }) => refused[0]?.problem === 'ATTACHMENT_UNREADABLE',
    },
    'ATT-01: the error of a file is removed when the next file is chosen': {
      input: 'one',
      steps: ['choose/program', 'readContent=unknown', 'choose/pdf'],
      ends: 'looking',
      with: ({ refused }) => refused.length === 0,
    },
    'ATT-01: a file can be removed': {
      input: 'one',
      steps: ['choose/pdf', 'readContent=pdf', 'remove/study'],
      ends: 'choosing',
      with: (context) => context.files.length === 0 && !isComplete(context),
    },
    'PRF-01: choosing another profile removes all files': {
      input: 'two',
      steps: ['choose/pdf', 'readContent=pdf', 'demand', 'changeProfile/income'],
      ends: 'choosing',
      with: ({ files, types, demanded }) => files.length === 0 && types[0]?.id === 2 && !demanded,
    },
    'PRF-01: choosing another profile that needs the same proof also removes the files, and a note is shown': {
      input: 'one',
      steps: ['choose/pdf', 'readContent=pdf', 'changeProfile/same'],
      ends: 'choosing',
      with: ({ files, cleared }) => files.length === 0 && cleared,
    },
    'PRF-01: the note about removed files disappears with the next file': {
      input: 'one',
      steps: ['choose/pdf', 'readContent=pdf', 'changeProfile/same', 'choose/pdf'],
      ends: 'looking',
      with: ({ cleared }) => !cleared,
    },
    'PRF-01: a file that arrives for the former profile is not accepted': {
      input: 'two',
      steps: ['changeProfile/income'],
      ends: 'choosing',
      refuses: ['choose/pdf', 'remove/study'],
    },
    'PRF-01: choosing another profile stops the check of a file': {
      input: 'one',
      steps: ['choose/pdf', 'changeProfile/none'],
      ends: 'choosing',
      with: (context) => context.looked === null && isComplete(context),
    },
  },
});
