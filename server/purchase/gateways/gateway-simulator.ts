import type { Hono } from 'hono';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { GatewaySettings } from '../../platform/configuration/gateway-variables.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import type { Services } from '../../platform/services/services.ts';
import type { SimulatedPayment, SimulatedStates } from './simulation/books.ts';

/** A simulator that answers the calls of the shop. */
export interface RunningSimulator {
  readonly app: Hono<AppEnv>;
  /** The signed fields with which the payer returns to the shop, for a payment in its current state. */
  readonly returnFields: (payment: SimulatedPayment, now: Date) => Promise<Record<string, string>>;
}

/** The simulator of a gateway in the sandbox. It has records and keys of its own, and moves no money. */
export interface GatewaySimulator {
  /** The path of its calls, below the path of all simulators. */
  readonly path: string;
  /** The gateway's name on its page. */
  readonly title: string;
  /** The numbers of the states in which a payment of this gateway ends unpaid. */
  readonly states: SimulatedStates;
  /** The encoding in which the browser sends the fields of the return. */
  readonly charset: 'utf-8' | 'windows-1250';
  /** The settings with which the shop uses the simulator. */
  readonly settings: (configuration: Configuration, database: Database) => Promise<GatewaySettings>;
  readonly start: (services: Services) => RunningSimulator;
}
