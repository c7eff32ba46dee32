import { describe, expect, it } from 'vitest';
import type { AskedAgain } from '#contract/entities/application-progress.ts';
import { cardApplicationStates, carrierTypes } from '#contract/enumerations.ts';
import type { CardState } from '#contract/enumerations.ts';
import {
  applicationTask,
  applicationProgress,
  asksForAttachment,
  possibleActions,
  remainingCorrection,
  withoutAttachment,
  withoutPhoto,
} from '#rules/card-application-progress.ts';
import type { ApplicationFacts, ProgressFacts } from '#rules/card-application-progress.ts';

const paidChip: ApplicationFacts = {
  state: 'UNCHECKED_DATA',
  carrierType: 'HAULIER_CARD',
  paid: true,
  cardForFree: false,
  waitsForCorrection: false,
  isPartlyCorrected: false,
  card: null,
  hasBankCard: false,
};
const checked = { state: 'WAITING_TO_BE_PRINTED' } as const;

describe('the task and the possible actions of an application', () => {
  it.each<[string, Partial<ApplicationFacts>, string | null, string[]]>([
    ['unpaid', { paid: false }, 'CUSTOMER', ['REJECT']],
    ['paid', {}, 'CHECK', ['CHECK', 'ASK_AGAIN', 'REJECT']],
    ['free', { paid: false, cardForFree: true }, 'CHECK', ['CHECK', 'ASK_AGAIN', 'REJECT']],
    ['asked again', { waitsForCorrection: true }, 'CUSTOMER', ['TAKE_BACK', 'REJECT']],
    [
      'asked again, and partly submitted',
      { waitsForCorrection: true, isPartlyCorrected: true },
      'CUSTOMER',
      ['REJECT'],
    ],
    ['checked', checked, 'PRINT', ['ASK_AGAIN', 'REJECT', 'PRINT']],
    ['checked, but not paid', { ...checked, paid: false }, 'CUSTOMER', ['REJECT']],
    ['printed', { ...checked, card: 'IN_PROGRESS' }, 'HAND_OVER', ['HAND_OVER']],
    ['ready', { ...checked, card: 'NOT_ISSUED' }, 'ISSUE', ['ISSUE']],
    ['with an active card', { ...checked, card: 'ACTIVE' }, null, []],
    ['processed', { state: 'PROCESSED', card: 'ACTIVE' }, null, []],
    ['rejected', { state: 'REJECTED' }, null, []],
    ['virtual', { carrierType: 'VIRTUAL_CARD', paid: false }, 'CHECK', ['CHECK', 'ASK_AGAIN', 'REJECT']],
    ['bank, not registered', { carrierType: 'BANK_CARD', paid: false }, 'CUSTOMER', ['REJECT']],
    [
      'bank, registered',
      { carrierType: 'BANK_CARD', paid: false, hasBankCard: true },
      'CHECK',
      ['CHECK', 'ASK_AGAIN', 'REJECT'],
    ],
    [
      'virtual, checked elsewhere',
      { ...checked, carrierType: 'VIRTUAL_CARD' },
      'CHECK',
      ['CHECK', 'ASK_AGAIN', 'REJECT'],
    ],
  ])('%s', (_, change, task, actions) => {
    const facts = { ...paidChip, ...change };
    expect(applicationTask(facts)).toBe(task);
    expect(possibleActions(facts)).toEqual(actions);
  });

  const cards: (CardState | null)[] = [null, 'IN_PROGRESS', 'NOT_ISSUED', 'ACTIVE', 'BLOCKED'];
  const all = cardApplicationStates.flatMap((state) =>
    carrierTypes.flatMap((carrierType) =>
      cards.flatMap((card) =>
        [true, false].flatMap((paid) =>
          [true, false].map((waitsForCorrection) => ({
            ...paidChip,
            state,
            carrierType,
            card,
            paid,
            waitsForCorrection,
          })),
        ),
      ),
    ),
  );

  it('are empty after the application is finished', () => {
    for (const facts of all.filter(({ state }) => state === 'PROCESSED' || state === 'REJECTED'))
      expect([applicationTask(facts), possibleActions(facts)]).toEqual([null, []]);
  });

  it('never print a card without a payment, and never a second card', () => {
    const printing = all.filter((facts) => possibleActions(facts).includes('PRINT'));
    expect(printing.length).toBeGreaterThan(0);
    expect(
      printing.every(({ paid, card, carrierType }) => paid && card === null && carrierType === 'HAULIER_CARD'),
    ).toBe(true);
  });

  it('include neither a rejection nor a request for corrections as soon as the card exists', () => {
    const withCard = all.filter(({ card }) => card !== null);
    expect(
      withCard.some((facts) => possibleActions(facts).some((action) => action === 'REJECT' || action === 'ASK_AGAIN')),
    ).toBe(false);
  });
});

describe('the progress of an application', () => {
  const filed: ProgressFacts = {
    ...paidChip,
    handover: 'BRANCH',
    created: '2026-11-01T08:00:00.000Z',
    checkedDate: null,
    events: [
      { kind: 'FILED', at: '2026-11-01T08:00:00.000Z' },
      { kind: 'PAID', at: '2026-11-01T09:00:00.000Z' },
    ],
  };
  const stopsOf = (change: Partial<ProgressFacts>) =>
    applicationProgress({ ...filed, ...change }).map(({ stop, reached }) => (reached ? stop : `(${stop})`));

  it.each<[string, Partial<ProgressFacts>, string]>([
    ['unpaid', { paid: false, events: [] }, 'RECEIVED (PAID) (CHECKED) (PRINTED) (READY) (ISSUED)'],
    ['paid', {}, 'RECEIVED PAID (CHECKED) (PRINTED) (READY) (ISSUED)'],
    ['by post', { handover: 'POST' }, 'RECEIVED PAID (CHECKED) (PRINTED) (SENT)'],
    ['free', { cardForFree: true }, 'RECEIVED (CHECKED) (PRINTED) (READY) (ISSUED)'],
    ['virtual', { carrierType: 'VIRTUAL_CARD' }, 'RECEIVED (CHECKED) (ISSUED)'],
    ['checked', checked, 'RECEIVED PAID CHECKED (PRINTED) (READY) (ISSUED)'],
    ['printed', { ...checked, card: 'IN_PROGRESS' }, 'RECEIVED PAID CHECKED PRINTED (READY) (ISSUED)'],
    ['ready', { ...checked, card: 'NOT_ISSUED' }, 'RECEIVED PAID CHECKED PRINTED READY (ISSUED)'],
    ['issued', { state: 'PROCESSED', card: 'ACTIVE' }, 'RECEIVED PAID CHECKED PRINTED READY ISSUED'],
    ['rejected', { state: 'REJECTED' }, 'RECEIVED PAID REJECTED'],
    ['rejected after the check', { state: 'REJECTED', checkedDate: filed.created }, 'RECEIVED PAID CHECKED REJECTED'],
    [
      'withdrawn',
      { state: 'REJECTED', paid: false, events: [{ kind: 'WITHDRAWN', at: filed.created }] },
      'RECEIVED WITHDRAWN',
    ],
    [
      'withdrawn after the payment',
      { state: 'REJECTED', events: [...filed.events, { kind: 'WITHDRAWN', at: filed.created }] },
      'RECEIVED PAID WITHDRAWN',
    ],
  ])('%s', (_, change, stops) => expect(stopsOf(change).join(' ')).toBe(stops));

  it('has the dates of its events; of several events of one kind, the date of the last event', () => {
    const events = [
      ...filed.events,
      { kind: 'CHECKED', at: '2026-11-02T08:00:00.000Z' },
      { kind: 'ASKED_AGAIN', at: '2026-11-03T08:00:00.000Z' },
      { kind: 'CHECKED', at: '2026-11-05T08:00:00.000Z' },
    ] as const;
    const progress = applicationProgress({ ...filed, ...checked, events });
    expect(progress.map(({ at }) => at?.slice(0, 10) ?? null)).toEqual([
      '2026-11-01',
      '2026-11-01',
      '2026-11-05',
      null,
      null,
      null,
    ]);
    const askedAgain = applicationProgress({ ...filed, events });
    expect(askedAgain.find(({ stop }) => stop === 'CHECKED')).toEqual({ stop: 'CHECKED', reached: false, at: null });
  });

  it("has the application's own dates if the application came from another system", () => {
    const checkedDate = '2026-11-02T08:00:00.000Z';
    const progress = applicationProgress({ ...filed, ...checked, checkedDate, events: [] });
    expect(progress.slice(0, 3).map(({ at }) => at)).toEqual([filed.created, null, checkedDate]);
  });
});

describe('the things that are asked for again', () => {
  const one = { typeId: 1, isProfileOne: true };
  const other = { typeId: 1, isProfileOne: false };
  const asked: AskedAgain = { photo: true, attachments: [one, other], note: '', since: '' };

  it('do not include things that the customer has submitted since', () => {
    expect(withoutPhoto(asked)).toMatchObject({ photo: false, attachments: [one, other] });
    expect(withoutAttachment(asked, one)).toMatchObject({ photo: true, attachments: [other] });
    expect(asksForAttachment(asked, other)).toBe(true);
    expect(asksForAttachment(withoutAttachment(asked, other), other)).toBe(false);
  });

  it('are null after everything was submitted', () => {
    expect(remainingCorrection(asked)).toEqual(asked);
    expect(remainingCorrection(withoutPhoto(asked))).not.toBe(null);
    expect(remainingCorrection({ ...asked, attachments: [] })).not.toBe(null);
    expect(remainingCorrection({ ...withoutPhoto(asked), attachments: [] })).toBe(null);
  });
});
