import { updateCustomer } from '../../contract/endpoints/customer-writes.ts';
import { route } from '../http/route.ts';
import { changeCustomer, lockOwnOrAssigned } from './change-customer.ts';

/** Changes the personal data of the own or an assigned customer. */
export const updateCustomerRoute = route(updateCustomer, 'write', async (call) =>
  changeCustomer(call, await lockOwnOrAssigned(call, call.params.id), {
    wanted: call.body,
    notUnique: 'CUSTOMER_NOT_UNIQUE',
  }),
);
