import { cardRowObstacle } from '#rules/card-row-actions.ts';
import type { CardRowAction, CardRowCircumstances } from '#rules/card-row-actions.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { mayActFor } from '../customers/manageable.ts';
import type { ManageableCall } from '../customers/manageable.ts';
import { mayApplyForVirtualCard } from '../customers/virtual-application-check.ts';
import { registeredCustomer } from '../links/check-managing.ts';
import type { LockedCard } from './lock-card.ts';

async function readCircumstances(call: ManageableCall, { customerId }: LockedCard): Promise<CardRowCircumstances> {
  const { database, caller, services, today } = call;
  const active = and(eq(customerCards.customerId, customerId), eq(customerCards.state, 'ACTIVE'));
  return {
    configuration: await services.settings.systemConfiguration(database),
    manageable: await mayActFor(call, customerId),
    hasOwnCustomer: (await registeredCustomer(database, caller.accountId)) !== undefined,
    hasActiveCard: (await database.$count(customerCards, active)) > 0,
    today,
    virtualApplicationPossible: await mayApplyForVirtualCard(call, customerId),
  };
}

/** Throws the ApiError of the obstacle that the page's rule finds for the action (BNK-01, CRD-01, CRD-02). */
export async function refuseRowAction(call: ManageableCall, action: CardRowAction, card: LockedCard): Promise<void> {
  const obstacle = cardRowObstacle(action, card, await readCircumstances(call, card));
  if (obstacle !== null) throw new ApiError(obstacle);
}
