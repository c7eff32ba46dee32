import type { Route } from '../../platform/http/route.ts';
import { activeCardApplicationRoute } from './active-card-application.ts';
import { assignCustodianRoute } from './assign-custodian.ts';
import { activeCardRoute, customerCardsRoute, lastActiveCardRoute } from './cards.ts';
import { createCustomerRoute } from './create-customer.ts';
import { customerRoute, loggedCustomerRoute } from './customer.ts';
import { customerEWalletTransactionsRoute, vehicleTicketsRoute } from './e-wallet-transactions.ts';
import { checkIsicNumberRoute } from './isic-number.ts';
import { isicTicketFarePriceRoute } from './isic-ticket-fare-price.ts';
import { checkManageableRoute, checkOnlyManagedRelationsRoute } from './manageable.ts';
import { customerTicketFaresRoute } from './ticket-fares.ts';
import { checkCustomerRoute } from './unique-customer.ts';
import { updateCustomerRoute } from './update-customer.ts';
import { virtualCardApplicationCreationCheckRoute } from './virtual-application-check.ts';

export const customerRoutes: readonly Route[] = [
  loggedCustomerRoute,
  customerRoute,
  checkManageableRoute,
  checkOnlyManagedRelationsRoute,
  activeCardApplicationRoute,
  virtualCardApplicationCreationCheckRoute,
  activeCardRoute,
  lastActiveCardRoute,
  customerCardsRoute,
  customerTicketFaresRoute,
  isicTicketFarePriceRoute,
  customerEWalletTransactionsRoute,
  vehicleTicketsRoute,
  checkCustomerRoute,
  checkIsicNumberRoute,
  createCustomerRoute,
  updateCustomerRoute,
  assignCustodianRoute,
];
