import type { DraftJob } from '#machines/card-application/application-draft/application-draft.types.ts';
import type {
  ApplicationRequest,
  CustomerRequest,
} from '#machines/card-application/application-save/application-save.types.ts';
import { noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import type { Outcome } from '#machines/common/flow-model.ts';
import { registered } from './inputs.ts';
import type { StartedCall } from './live-wizard.ts';
import type { Ledger, Scope } from './world.ts';

/** An answer to a call, and what it changes on the server. */
export interface Answer {
  readonly name: string;
  readonly outcome: Outcome;
  readonly isRefusal: boolean;
  readonly effect: (ledger: Ledger) => Ledger;
}

const same = (ledger: Ledger): Ledger => ledger;
const good = (name: string, output: unknown, effect = same): Answer => ({
  name,
  outcome: { output },
  isRefusal: false,
  effect,
});
const bad = (name: string, outcome: Outcome): Answer => ({ name, outcome, isRefusal: true, effect: same });
const refused = (...names: readonly Parameters<typeof refusal>[0][]): Answer[] =>
  names.map((name) => bad(name, refusal(name)));
const lost = bad('no answer', noAnswer);

/** The server's part of a check: it remembers for which data the check succeeded. */
const passes = ({ name, input }: StartedCall): Answer =>
  good('yes', true, (ledger) => ({ ...ledger, checked: { ...ledger.checked, [name]: JSON.stringify(input) } }));

const draftId = 4;

const storeJob =
  (job: DraftJob) =>
  (ledger: Ledger): Ledger => {
    const { draft } = ledger;
    if (job.kind === 'entered') {
      const version = (draft?.version ?? 0) + 1;
      const [photo, fileIds] = [draft?.photo ?? null, draft?.fileIds ?? []];
      return { ...ledger, draft: { id: draftId, version, entered: job.entered, photo, fileIds } };
    }
    if (draft === null) return ledger;
    const change = job.kind === 'photo' ? { photo: job.photo } : { fileIds: [...draft.fileIds, job.fileId] };
    return { ...ledger, draft: { ...draft, ...change } };
  };

const withoutDraft = (ledger: Ledger): Ledger => ({ ...ledger, draft: null });

const answerJob = (job: DraftJob, { draft, isFiled }: Ledger, { losesSaves }: Scope): Answer[] => {
  const isNew = job.kind === 'entered' && job.stored === null;
  if (isFiled || (draft === null && !isNew)) return refused('NOT_FOUND');
  const version = (draft?.version ?? 0) + 1;
  const saved = good('saved', job.kind === 'entered' ? { id: draftId, version } : null, storeJob(job));
  return [
    saved,
    lost,
    ...(losesSaves === true ? [{ ...bad('saved, no answer', noAnswer), effect: saved.effect }] : []),
  ];
};

const file =
  ({ flowId, draftId: named }: ApplicationRequest) =>
  (ledger: Ledger): Ledger => ({
    ...ledger,
    isFiled: true,
    draft: ledger.draft?.id === named || ledger.draft?.entered.flowId === flowId ? null : ledger.draft,
  });

const registeredCard = {
  id: 3,
  cardNumber: '**** **** **** 1111',
  currentState: { state: { id: 6, name: 'TOKENIZED', displayName: 'Tokenizovaná' } },
  validTo: '2027-03-31',
};

/** The refusals of the person's data that fit the person: only a child has a custodian. */
const personRefusals = ({ customer }: CustomerRequest): Answer[] => [
  ...refused('CUSTOMER_NOT_UNIQUE_CUSTOMER', 'INVALID_PHOTO'),
  ...(customer.custodian === null ? [] : refused('CUSTOMER_NOT_UNIQUE_CUSTODIAN', 'CUSTODIAN_IS_REQUIRED')),
  lost,
];

const applicationRefusals = ({ plan }: ApplicationRequest, { shown }: Ledger): Answer[] => [
  ...refused('INVALID_CUSTOMER_PROFILE', 'CART_FULL', 'PHOTO_REQUIRED'),
  ...(shown?.customer.custodian == null ? [] : refused('CUSTODIAN_IS_REQUIRED')),
  ...(plan.bankCard === null ? [] : refused('INVALID_CUSTOMER_CARD')),
  lost,
];

const saved = { id: 5, applicationNumber: '1234567890', issued: false };

type AnswersTo = (call: StartedCall, ledger: Ledger, scope: Scope) => readonly Answer[];

/** The answers to each call; the first is the usual one. */
const answers: Readonly<Record<string, AnswersTo>> = {
  readFacts: (_, __, { facts }) => [good('facts', facts), lost],
  checkUnique: (call) => [passes(call), bad('not unique', { output: false }), lost],
  readRegistered: () => [good('registered', registered), lost],
  checkIsic: (call) => [passes(call), bad('unknown number', { output: false }), lost],
  readContent: () => [good('PDF', 'PDF'), bad('no PDF', { output: null }), lost],
  readBankCards: () => [good('cards', [registeredCard]), bad('no cards', { output: [] }), lost],
  saveJob: ({ input }, ledger, scope) => answerJob(input as DraftJob, ledger, scope),
  dropDraft: (_, { draft }) =>
    draft === null
      ? refused('NOT_FOUND')
      : [
          good('deleted', undefined, withoutDraft),
          lost,
          { ...bad('deleted, no answer', noAnswer), effect: withoutDraft },
        ],
  saveCustomer: ({ input }) => {
    const request = input as CustomerRequest;
    return [good('saved', request.customer.originId ?? 50), ...personRefusals(request)];
  },
  saveApplication: ({ input }, ledger) => {
    const request = input as ApplicationRequest;
    return [good('filed', saved, file(request)), ...applicationRefusals(request, ledger)];
  },
  upload: () => [good('uploaded', undefined), lost],
  initTokenization: () => [
    good('gateway', { url: 'https://cards.example/begin', method: 'GET', parameters: {} }),
    lost,
  ],
  leaveForGateway: () => [good('came back', undefined)],
};

/** The answers that a call may get; none for a source of events (`calendar`, `progress`). */
export const answersTo: AnswersTo = (call, ledger, scope) =>
  answers[call.name.split('.').at(-1) ?? '']?.(call, ledger, scope) ?? [];

/** What a save request of the draft changes on the server if nobody waits for its answer any more. */
export const savedLate = (call: StartedCall, ledger: Ledger, scope: Scope): Ledger => {
  if (!call.name.endsWith('.saveJob')) return ledger;
  const [usual] = answersTo(call, ledger, scope);
  return usual?.effect(ledger) ?? ledger;
};
