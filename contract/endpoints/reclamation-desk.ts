import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { DeskReclamation, highestReclamationFee, longestReclamationNote } from '../entities/reclamation.ts';
import { eshopReclamationStates } from '../enumerations.ts';
import { commonQuery, listOf, paging, queryList } from '../query.ts';
import { line, PathId, requiredLines } from '../values.ts';

/** The longest text by which reclamations can be searched. */
export const longestReclamationSearch = 100;

const deskReclamationsColumns = ['reclamationNumber', 'created', 'customer', 'state'] as const;

export const deskReclamations = endpoint({
  name: 'deskReclamations',
  method: 'GET',
  path: '/api/system/reclamations',
  summary:
    "All reclamations (ours), by default first the reclamations that wait for an answer, the oldest of them first. `search`: parts of the customer's name or of the number.",
  access: 'operator',
  extension: 'desk',
  sortColumns: deskReclamationsColumns,
  query: v.object({
    ...paging(deskReclamationsColumns),
    states: v.optional(queryList(v.picklist(eshopReclamationStates))),
    search: v.optional(line(longestReclamationSearch)),
  }),
  response: listOf(DeskReclamation),
  errors: [],
});

/** The two states in which a reclamation ends. */
export const reclamationVerdicts = ['FINALIZED', 'REJECTED'] as const;
export type ReclamationVerdict = (typeof reclamationVerdicts)[number];

const Fee = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(highestReclamationFee));

/** `fee` in minor units. Only a settled reclamation may have a fee. */
export const ReclamationAnswer = v.pipe(
  v.object({
    verdict: v.picklist(reclamationVerdicts),
    answer: requiredLines(longestReclamationNote),
    fee: v.optional(v.nullable(Fee), null),
  }),
  v.forward(
    v.check(({ verdict, fee }) => verdict === 'FINALIZED' || fee === null, 'is only for a settled reclamation'),
    ['fee'],
  ),
);
export type ReclamationAnswer = v.InferOutput<typeof ReclamationAnswer>;

export const answerReclamation = endpoint({
  name: 'answerReclamation',
  method: 'POST',
  path: '/api/system/reclamations/:id/answer',
  summary:
    'Answer a reclamation, only one time (ours): settle it, with or without a fee, or reject it. The account gets a mail.',
  access: 'operator',
  extension: 'desk',
  creates: true,
  params: v.object({ id: PathId }),
  query: v.object(commonQuery),
  request: ReclamationAnswer,
  response: DeskReclamation,
  errors: ['RECLAMATION_ALREADY_ANSWERED', 'IDEMPOTENCY_KEY_REUSED'],
});
