/** The package door: every call of the shop. */
import * as auth from './endpoints/auth.ts';
import * as customerAccounts from './endpoints/customer-accounts.ts';
import * as customers from './endpoints/customers.ts';
import * as i18n from './endpoints/i18n.ts';
import * as orders from './endpoints/orders.ts';
import * as payments from './endpoints/payments.ts';
import * as publicData from './endpoints/public.ts';
import * as shoppingCart from './endpoints/shopping-cart.ts';
import * as systemConfigurations from './endpoints/system-configurations.ts';
import type { EndpointDefinition } from './endpoint.ts';

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

export const endpoints: readonly EndpointDefinition[] = [
  auth,
  i18n,
  systemConfigurations,
  publicData,
  customers,
  shoppingCart,
  customerAccounts,
  orders,
  payments,
].flatMap((module) => Object.values(module).filter(isEndpoint));
