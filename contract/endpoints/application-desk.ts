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

/** The version of the application that the clerk saw (`DeskApplication.version`). */
const version = text(64);

/**
 * A note to the customer: why the application is rejected, or what is wrong with the photo or files that are asked for
 * again.
 */
const note = requiredText(255);

const deskCardApplicationsColumns = ['task', 'serialNumber', 'created', 'customer', 'carrierType', 'state'] as const;

export const deskCardApplications = endpoint({
  name: 'deskCardApplications',
  method: 'GET',
  path: '/api/system/card-applications',
  summary:
    'All card applications, the oldest first (ours); sorted by `task`, applications that wait for the staff come first, and finished applications last. `search`: parts of the name or of the application number; `tasks`: only applications with these tasks. Every call of the desk for applications answers NOT_FOUND if the operator has switched the desk off.',
  access: 'operator',
  extension: 'desk',
  sortColumns: deskCardApplicationsColumns,
  query: v.object({
    ...paging(deskCardApplicationsColumns),
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
  summary: 'A card application with all data that the staff needs to decide, and the actions that it allows (ours).',
  access: 'operator',
  extension: 'desk',
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
  extension: 'desk',
  params: v.object({ id: PathId, attachmentId: PathId }),
  query,
  // Never the type of the submitted file: a browser must not show the file as a page of the shop.
  file: 'application/octet-stream',
  response: FileContents,
  errors: ['ATTACHMENT_STORE_UNAVAILABLE'],
});

export const checkCardApplication = endpoint({
  name: 'checkCardApplication',
  method: 'POST',
  path: '/api/system/card-applications/:id/check',
  summary:
    'Confirm that all submitted data are right (ours): they are marked as verified. A virtual card and a bank card are issued at once, a chip card waits to be printed.',
  access: 'operator',
  extension: 'desk',
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
    'Ask the customer for another photo, other files, or both, without closing the application (ours). The staff has to check the application again as soon as everything was submitted.',
  access: 'operator',
  extension: 'desk',
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
    'Take back a request for another photo or other files (ours): the application and its check are as they were before the request. ACTION_NOT_POSSIBLE if a part of the requested data was submitted.',
  access: 'operator',
  extension: 'desk',
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
    "Reject a whole card application (ours). A paid fee also pays for the customer's next application for a chip card.",
  access: 'operator',
  extension: 'desk',
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
  summary: 'Record that the chip card was made, with the numbers of the card and of its chip (ours).',
  access: 'operator',
  extension: 'desk',
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
    'Record that the card was posted, which activates it, or that it can be collected at the branch office (ours).',
  access: 'operator',
  extension: 'desk',
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
  summary: 'Record that the card was collected at the branch office: it becomes active, and the main card (ours).',
  access: 'operator',
  extension: 'desk',
  creates: true,
  params,
  query,
  request: v.object({ version }),
  response: DeskApplication,
  errors: ['APPLICATION_CHANGED', 'ACTION_NOT_POSSIBLE', 'IDEMPOTENCY_KEY_REUSED'],
});
