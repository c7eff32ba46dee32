import type { Route } from '../../platform/http/route.ts';
import { assignOriginRoute } from './assign-origin.ts';
import { cancelAccountLinkRoute, cancelManagingAccountRoute } from './cancel-link.ts';
import { setAssignedAccountRoute, setMainAccountRoute } from './change-link.ts';
import { resendCardManagementRequestRoute, withdrawCardManagementRequestRoute } from './change-management-request.ts';
import { connectAssignedAccountRoute, connectRegisteredAccountRoute } from './connect-account.ts';
import { approveCardManagementRoute, rejectCardManagementRoute } from './decide-card-management.ts';
import { customerAccountLinksRoute } from './list-links.ts';
import { cardManagementRequestsRoute } from './list-management-requests.ts';
import { managingAccountsRoute } from './list-managing-accounts.ts';
import { requestCardManagementRoute } from './request-card-management.ts';

export const customerAccountLinkRoutes: readonly Route[] = [
  customerAccountLinksRoute,
  managingAccountsRoute,
  requestCardManagementRoute,
  cardManagementRequestsRoute,
  resendCardManagementRequestRoute,
  withdrawCardManagementRequestRoute,
  approveCardManagementRoute,
  rejectCardManagementRoute,
  cancelAccountLinkRoute,
  cancelManagingAccountRoute,
  setMainAccountRoute,
  setAssignedAccountRoute,
  assignOriginRoute,
  connectRegisteredAccountRoute,
  connectAssignedAccountRoute,
];
