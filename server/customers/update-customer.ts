import { updateCustomer } from '../../contract/endpoints/customer-writes.ts';
import { writeRoute } from '../http/route.ts';
import { changeCustomer, lockOwnOrAssigned } from './change-customer.ts';
import { sentPhoto } from './personal-data.ts';

/** Changes the personal data of the own or an assigned customer. */
export const updateCustomerRoute = writeRoute(updateCustomer, sentPhoto, async (call, photo) =>
  changeCustomer(call, await lockOwnOrAssigned(call, call.params.id), {
    wanted: call.body,
    photo,
    notUnique: 'CUSTOMER_NOT_UNIQUE',
  }),
);
