import { virtualCardApplicationCreationCheck } from '#contract/endpoints/customers.ts';
import { canApplyForVirtualCard } from '#rules/virtual-card-application.ts';
import { route } from '../../platform/http/route.ts';
import { findOpenApplication } from './active-card-application.ts';
import { authoriseCustomer } from './authorise.ts';
import { mayActFor } from './manageable.ts';
import type { ManageableCall } from './manageable.ts';

/** Whether an application for a virtual card can be created for a customer who is linked to the account. */
export async function mayApplyForVirtualCard(call: ManageableCall, customerId: number): Promise<boolean> {
  const { database, services } = call;
  return canApplyForVirtualCard({
    configuration: await services.settings.systemConfiguration(database),
    manageable: await mayActFor(call, customerId),
    hasOpenApplication: (await findOpenApplication(database, customerId)) !== undefined,
  });
}

export const virtualCardApplicationCreationCheckRoute = route(
  virtualCardApplicationCreationCheck,
  'read',
  async (call) => {
    await authoriseCustomer(call.database, call.caller, call.params.id);
    return { possible: await mayApplyForVirtualCard(call, call.params.id) };
  },
);
