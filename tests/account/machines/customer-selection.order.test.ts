import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AccountPage } from '#contract/entities/account-page.ts';
import { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import type { PageRequest } from '#machines/account/customer-selection/customer-selection.types.ts';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';

const { ownPage, childPage } = customerSelectionSamples;
const ownId = 1;

/** The server's answer about a customer, with a card of theirs. */
function answerAbout({ linkedId }: PageRequest): AccountPage {
  const page = linkedId === null ? ownPage : childPage;
  const id = linkedId ?? ownId;
  return {
    ...page,
    customer: page.customer && { ...page.customer, id },
    card: page.card && { ...page.card, customer: { ...page.card.customer, id } },
  };
}

interface Request {
  /** Whether it was answered or has been cancelled. */
  readonly isOver: () => boolean;
  readonly answer: () => void;
  readonly fail: () => void;
}

/** The selection, and the requests that it has sent, which the test answers in any order. */
function selection() {
  const requests: Request[] = [];
  const readPage = fromPromise<AccountPage, PageRequest>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<AccountPage>();
    let settled = false;
    const settling = (settle: () => void) => () => {
      settled = true;
      settle();
    };
    requests.push({
      isOver: () => settled || signal.aborted,
      answer: settling(() => resolve(answerAbout(input))),
      fail: settling(() => reject(new Error('no answer'))),
    });
    return promise;
  });
  const actor = createActor(
    customerSelectionMachine.provide({
      actors: { readOwnPage: readPage, readLinkedPage: readPage },
      actions: { goToAccount: () => {} },
    }),
  ).start();
  actor.send({ type: 'sessionStarted' });
  return { actor, requests };
}

type Step =
  | { readonly do: 'select'; readonly id: number | null }
  | { readonly do: 'refresh' | 'retry' }
  | { readonly do: 'answer' | 'fail'; readonly which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('select' as const), id: fc.constantFrom(null, 2, 3, 4) }),
  fc.record({ do: fc.constantFrom('refresh' as const, 'retry' as const) }),
  fc.record({ do: fc.constantFrom('answer' as const, 'fail' as const), which: fc.nat(9) }),
);

it('shows nobody else than the requested customer, in whatever order the answers come (ACC-05)', async () => {
  /** How often a linked person's card was shown: about 300 times, and never by chance less than 100. */
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const { actor, requests } = selection();
      for (const taken of steps) {
        if (taken.do === 'select') {
          actor.send(taken.id === null ? { type: 'selectRegistered' } : { type: 'selectLinked', customerId: taken.id });
        } else if ('which' in taken) requests[taken.which % requests.length]?.[taken.do]();
        else actor.send({ type: taken.do });
        await new Promise((resolve) => setImmediate(resolve));
        const { linkedId, customer, card } = actor.getSnapshot().context;
        if (customer !== null) expect(customer.id).toBe(linkedId ?? ownId);
        if (card !== null) expect(card.customer.id).toBe(customer?.id);
        if (card !== null && linkedId !== null) shown += 1;
        expect(requests.slice(0, -1).every(({ isOver }) => isOver())).toBe(true);
      }
    }),
    { numRuns: 600 },
  );
  expect(shown).toBeGreaterThan(100);
});
