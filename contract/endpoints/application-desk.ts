import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { AskedAttachment } from '../entities/application-progress.ts';
import { ChipNumber } from '../entities/customer-card.ts';
import { applicationTasks, DeskApplication, ListedDeskApplication } from '../entities/desk-application.ts';
import { FileContents } from '../entities/file-contents.ts';
import { cardApplicationStates, carrierTypes } from '../enumerations.ts';
import { commonQuery, listOf, paging, queryList } from '../query.ts';
import { line, PathId, requiredText, text } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

/** The version of the application that the clerk has seen (`DeskApplication.version`). */
const version = text(64);

/** Why an application is rejected, or what is wrong with what is asked for again; its customer reads it. */
const note = requiredText(255);

export const deskCardApplications = endpoint({
  name: 'deskCardApplications',
  method: 'GET',
  path: '/api/system/card-applications',
  summary:
    'All card applications, the oldest first (ours); sorted by `task`, those that wait for the staff come first, and the finished ones last. `search`: parts of the name or of the application number; `tasks`: what they wait for. Every call of the desk for applications answers NOT_FOUND where the operator has switched the desk off.',
  access: 'operator',
  query: v.object({
    ...paging(['task', 'serialNumber', 'created', 'customer', 'carrierType', 'state']),
    states: v.optional(queryList(v.picklist(cardApplicationStates))),
    carrierTypes: v.optional(queryList(v.picklist(carrierTypes))),
    tasks: v.optional(queryList(v.picklist(applicationTasks))),
    search: v.optional(line(100)),
  }),
  response: listOf(ListedDeskApplication),
  errors: [],
});

export const deskCardApplication = endpoint({
  name: 'deskCardApplication',
  method: 'GET',
  path: '/api/system/card-applications/:id',
  summary: 'A card application with all that the staff decides by, and the actions that it allows (ours).',
  access: 'operator',
  params,
  query,
  response: DeskApplication,
  errors: [],
});

export const deskAttachment = endpoint({
  name: 'deskAttachment',
  method: 'GET',
  path: '/api/system/card-applications/:id/attachments/:attachmentId',
  summary: 'A file that was submitted with a card application, for the staff (ours).',
  access: 'operator',
  params: v.object({ id: PathId, attachmentId: PathId }),
  query,
  // Never the file's own type: nothing that somebody has submitted is ever shown in the shop's origin.
  file: 'application/octet-stream',
  response: FileContents,
  errors: ['ATTACHMENT_STORE_UNAVAILABLE'],
});

export const checkCardApplication = endpoint({
  name: 'checkCardApplication',
  method: 'POST',
  path: '/api/system/card-applications/:id/check',
  summary:
    'Confirm that all that was submitted is right (ours): it counts as verified. A virtual card and a bank card are issued at once, a chip card waits to be printed.',
  access: 'operator',
  creates: true,
  params,
  query,
  request: v.object({ version }),
  response: DeskApplication,
  errors: ['APPLICATION_CHANGED', 'ACTION_NOT_POSSIBLE', 'INVALID_CUSTOMER_CARD', 'IDEMPOTENCY_KEY_REUSED'],
});

export const askApplicantAgain = endpoint({
  name: 'askApplicantAgain',
  method: 'POST',
  path: '/api/system/card-applications/:id/ask-again',
  summary:
    'Ask the customer for another photo, other files, or both, without closing the application (ours). It comes back as soon as all of it was submitted.',
  access: 'operator',
  creates: true,
  params,
  query,
  request: v.pipe(
    v.object({ version, note, photo: v.boolean(), attachments: v.pipe(v.array(AskedAttachment), v.maxLength(50)) }),
    v.forward(
      v.check(({ photo, attachments }) => photo || attachments.length > 0, 'or the photo is needed'),
      ['attachments'],
    ),
  ),
  response: DeskApplication,
  errors: ['APPLICATION_CHANGED', 'ACTION_NOT_POSSIBLE', 'INVALID_ATTACHMENT_TYPE', 'IDEMPOTENCY_KEY_REUSED'],
});

export const takeBackRequest = endpoint({
  name: 'takeBackRequest',
  method: 'POST',
  path: '/api/system/card-applications/:id/take-back',
  summary:
    'Take back what was asked for again by mistake, while nothing of it was submitted (ours): the application is as it was before, also its check. ACTION_NOT_POSSIBLE once a part is here.',
  access: 'operator',
  creates: true,
  params,
  query,
  request: v.object({ version }),
  response: DeskApplication,
  errors: ['APPLICATION_CHANGED', 'ACTION_NOT_POSSIBLE', 'IDEMPOTENCY_KEY_REUSED'],
});

export const refuseCardApplication = endpoint({
  name: 'refuseCardApplication',
  method: 'POST',
  path: '/api/system/card-applications/:id/refuse',
  summary:
    "Reject a card application as a whole (ours). A fee that was paid counts for the customer's next application for a chip card.",
  access: 'operator',
  creates: true,
  params,
  query,
  request: v.object({ version, note }),
  response: DeskApplication,
  errors: ['APPLICATION_CHANGED', 'ACTION_NOT_POSSIBLE', 'IDEMPOTENCY_KEY_REUSED'],
});

export const printCard = endpoint({
  name: 'printCard',
  method: 'POST',
  path: '/api/system/card-applications/:id/print',
  summary: 'Say that the chip card was made, with its number and that of its chip (ours).',
  access: 'operator',
  creates: true,
  params,
  query,
  request: v.object({
    version,
    cardNumber: v.pipe(v.string(), v.regex(/^\d{8,20}$/)),
    chipNumber: v.optional(v.nullable(ChipNumber)),
  }),
  response: DeskApplication,
  errors: [
    'APPLICATION_CHANGED',
    'ACTION_NOT_POSSIBLE',
    'CARD_NUMBER_IN_USE',
    'CHIP_NUMBER_IN_USE',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const handOverCard = endpoint({
  name: 'handOverCard',
  method: 'POST',
  path: '/api/system/card-applications/:id/hand-over',
  summary:
    'Say that the card was posted, by which it becomes active, or that it can be fetched at the branch office (ours).',
  access: 'operator',
  creates: true,
  params,
  query,
  request: v.object({ version }),
  response: DeskApplication,
  errors: ['APPLICATION_CHANGED', 'ACTION_NOT_POSSIBLE', 'IDEMPOTENCY_KEY_REUSED'],
});

export const issueCard = endpoint({
  name: 'issueCard',
  method: 'POST',
  path: '/api/system/card-applications/:id/issue',
  summary: 'Say that the card was fetched at the branch office: it becomes active, and the main one (ours).',
  access: 'operator',
  creates: true,
  params,
  query,
  request: v.object({ version }),
  response: DeskApplication,
  errors: ['APPLICATION_CHANGED', 'ACTION_NOT_POSSIBLE', 'IDEMPOTENCY_KEY_REUSED'],
});
