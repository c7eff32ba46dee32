import { fromPromise } from 'xstate';
import { custodianBody } from '#common/person-fields/person-body.ts';
import { assignCustodian } from '#contract/endpoints/custodian-assignment.ts';
import { assignCustodianMachine } from '#machines/account/assign-custodian/assign-custodian.machine.ts';
import type { AssignCustodianRequest } from '#machines/account/assign-custodian/assign-custodian.types.ts';
import type { CustodianCandidate } from '#machines/common/custodian-candidate.ts';
import { custodianBirthDays } from '#rules/age.ts';
import type { Shop } from '#runtime/shop.ts';
import { readCandidates } from '../../custodian-choice/read-candidates.ts';

const assign = (shop: Shop, { customerId, custodianId, person }: AssignCustodianRequest, signal: AbortSignal) =>
  shop.call(assignCustodian, {
    params: { id: customerId },
    body: custodianBody({ id: custodianId, person }),
    signal,
  });

export const provideAssignCustodian = (shop: Shop) =>
  assignCustodianMachine.provide({
    actors: {
      readCandidates: fromPromise<readonly CustodianCandidate[], { customerId: number }>(
        ({ input: { customerId }, signal }) =>
          readCandidates(shop, { childId: customerId, birthDays: custodianBirthDays(shop.clock.today()) }, signal),
      ),
      assign: fromPromise<void, AssignCustodianRequest>(({ input, signal }) => assign(shop, input, signal)),
    },
    actions: {
      announceAssigned: () => shop.showToast({ messageId: 'assignCustodian.assigned', colour: 'success' }),
      refreshCustomer: () => shop.tell('customerSelection', { type: 'refresh' }),
    },
  });
