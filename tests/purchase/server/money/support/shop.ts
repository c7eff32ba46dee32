import type { PaymentGateway } from '#contract/enumerations.ts';
import { localDay } from '#server/platform/time/clock.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer, TestServerOptions } from '#tests/common/server/support/start-server.ts';

/** A server whose workers the test runs itself (ledger.ts), unless `workers` is true. */
export interface Shop extends TestServer {
  readonly today: () => string;
}

export interface ShopOptions extends Omit<TestServerOptions, 'configuration'> {
  readonly gateway?: PaymentGateway;
  /** The address of the first instance, if this server is the second instance of a shop; by default its own address. */
  readonly publicUrl?: string;
}

export async function startShop({ gateway = 'CSOB', publicUrl, ...options }: ShopOptions = {}): Promise<Shop> {
  const server = await startServer({
    workers: false,
    ...options,
    configuration: { paymentGateway: gateway, ...(publicUrl === undefined ? {} : { publicUrl }) },
  });
  return { ...server, today: () => localDay(server.clock.now()) };
}

/** Advances the shop's clock. */
export const pass = ({ clock }: Pick<Shop, 'clock'>, seconds: number): void => clock.advance(seconds * 1000);
