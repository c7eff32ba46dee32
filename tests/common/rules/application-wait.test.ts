import { describe, expect, it } from 'vitest';
import { applicationWaits } from '#contract/entities/application-progress.ts';
import { cardApplicationStates, carrierTypes } from '#contract/enumerations.ts';
import type { CardState } from '#contract/enumerations.ts';
import { applicationWait, waitingApplication, waitsForWhom } from '#rules/application-wait.ts';
import type { WaitFacts } from '#rules/application-wait.ts';
import { applicationTask, isOpen } from '#rules/card-application-progress.ts';

const file = { typeId: 4, isProfileOne: true };
const both = [true, false] as const;
const cards: (CardState | null)[] = [null, 'IN_PROGRESS', 'NOT_ISSUED', 'ACTIVE'];
const corrections: WaitFacts['asked'][] = [
  null,
  { photo: true, attachments: [] },
  { photo: false, attachments: [file] },
  { photo: true, attachments: [file] },
];

/** All facts of an application, as the account that has filed it sees them. */
const all: readonly WaitFacts[] = cardApplicationStates.flatMap((state) =>
  carrierTypes.flatMap((carrierType) =>
    cards.flatMap((card) =>
      corrections.flatMap((asked) =>
        both.flatMap((paid) =>
          both.flatMap((cardForFree) =>
            both.flatMap((hasBankCard) =>
              both.map((lacksFiles) => ({
                state,
                carrierType,
                card,
                asked,
                paid,
                cardForFree,
                hasBankCard,
                isFiler: true,
                lacksFiles:
                  lacksFiles && asked === null && (state === 'UNCHECKED_DATA' || state === 'WAITING_TO_BE_PRINTED'),
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);
const asOther = (facts: WaitFacts): WaitFacts => ({ ...facts, isFiler: false, lacksFiles: false });
const taskOf = ({ asked, ...facts }: WaitFacts) =>
  applicationTask({ ...facts, waitsForCorrection: asked !== null, isPartlyCorrected: false });

describe('the thing that an application waits for (APL-01, ACC-07)', () => {
  it('is expected of the account that has filed the application if the desk waits for the customer', () => {
    const waiting = all.filter((facts) => taskOf(facts) === 'CUSTOMER');
    expect(waiting.length).toBeGreaterThan(100);
    const silent = waiting.filter((facts) => {
      const wait = applicationWait(facts);
      return wait === null || waitsForWhom(wait) !== 'YOU';
    });
    expect(silent).toEqual([]);
  });

  it('is expected of the filing account, never of the reader, if another account reads the application', () => {
    for (const facts of all.filter((one) => taskOf(one) === 'CUSTOMER')) {
      const wait = applicationWait(asOther(facts));
      expect(wait).not.toBeNull();
      if (wait !== null) expect(waitsForWhom(wait)).toBe('FILER');
    }
  });

  it('is the collection of the card exactly while the card is ready, for every reader', () => {
    for (const facts of all.filter(({ lacksFiles }) => !lacksFiles)) {
      const isReady = taskOf(facts) === 'ISSUE';
      expect([facts, asOther(facts)].map((one) => applicationWait(one) === 'COLLECTION')).toEqual([isReady, isReady]);
    }
  });

  it('is null while only the staff must act, and after the application is finished', () => {
    const others = all.filter((facts) => {
      const task = taskOf(facts);
      return !facts.lacksFiles && task !== 'CUSTOMER' && task !== 'ISSUE';
    });
    expect(others.flatMap((facts) => applicationWait(facts) ?? [])).toEqual([]);
    expect(others.some(isOpen)).toBe(true);
    expect(others.some((facts) => !isOpen(facts))).toBe(true);
  });

  it('is the missing files, or the photo, the files or both that the staff asks for again', () => {
    const paid = {
      ...all.find(({ carrierType }) => carrierType === 'VIRTUAL_CARD'),
      state: 'UNCHECKED_DATA',
      card: null,
    };
    const waitOf = (change: Partial<WaitFacts>) =>
      applicationWait({ ...(paid as WaitFacts), lacksFiles: false, ...change });
    expect(waitOf({ asked: null, lacksFiles: true })).toBe('MISSING_FILES');
    expect(corrections.map((asked) => waitOf({ asked }))).toEqual([null, 'PHOTO', 'FILES', 'PHOTO_AND_FILES']);
  });

  it('can be every value of `applicationWaits`', () => {
    const found = new Set([...all, ...all.map(asOther)].flatMap((facts) => applicationWait(facts) ?? []));
    expect([...found].toSorted()).toEqual([...applicationWaits].toSorted());
  });
});

it('an application is waiting only if it waits for something', () => {
  const application = { id: 5, applicationNumber: '8000000012' };
  expect(waitingApplication(null)).toBeNull();
  expect(waitingApplication({ ...application, waitsFor: null })).toBeNull();
  expect(waitingApplication({ ...application, waitsFor: 'PHOTO' })).toEqual({ ...application, waitsFor: 'PHOTO' });
});
