import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AccountPage } from '#contract/entities/account-page.ts';
import { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import type { PageRequest } from '#machines/account/customer-selection/customer-selection.types.ts';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';

const { ownPage, childPage } = customerSelectionSamples;
const ownId = 1;

/** The server's response about a customer, with the customer's card. */
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
  /** Whether the request was answered or aborted. */
  readonly isOver: () => boolean;
  readonly answer: () => void;
  readonly fail: () => void;
}

/** The selection and its requests, which the test answers in any order. */
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

it('the selection shows only the requested customer, for any order of the responses (ACC-05)', async () => {
  /**
   * Counts how often a linked person's card was shown: about 300 times. Fewer than 100 times would be a failure of the
   * test.
   */
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
