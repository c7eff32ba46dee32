import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { customerTicketFares } from '#contract/endpoints/customers.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import type { BenchCustomer } from '../lib/customer.ts';
import type { Figure } from '../lib/figure.ts';
import { median, takeTurns } from '../lib/measure.ts';
import { closeConnections, load } from './load.ts';
import type { Target } from './load.ts';
import type { Served } from './served.ts';

const rounds = 15;
const requests = 800;

/** Starts the process with both servers; its log lines are discarded. */
const startServers = (): ChildProcess =>
  fork(join(import.meta.dirname, 'serve.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

/** The next message of the child process. Rejects if the process ends first. */
const answerOf = <Answer>(child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void =>
      reject(new Error(`expected an answer of the servers, but they ended with exit code ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as Answer);
    });
  });

/** The processor time in microseconds that the servers have used so far. */
function processorTime(child: ChildProcess): Promise<number> {
  child.send('processorTime');
  return answerOf<number>(child);
}

/** The number of requests for one second of the servers' processor time. */
async function throughput(child: ChildProcess, target: Target): Promise<number> {
  const before = await processorTime(child);
  await load(target, requests);
  return (requests * 1_000_000) / ((await processorTime(child)) - before);
}

function targetsOf({
  shopPort,
  barePort,
  buyer,
  bulkBuyer,
  holder,
}: Served): Record<'bare' | 'cart' | 'bulkCart' | 'fares', Target> {
  const headersOf = ({ token }: BenchCustomer) => ({
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip, deflate, br',
  });
  const faresPath = customerTicketFares.path.replace(':id', String(holder.customerId));
  return {
    bare: { port: barePort, path: `/accounts/${holder.accountId}`, headers: headersOf(holder) },
    cart: { port: shopPort, path: shoppingCart.path, headers: headersOf(buyer) },
    bulkCart: { port: shopPort, path: shoppingCart.path, headers: headersOf(bulkBuyer) },
    fares: { port: shopPort, path: faresPath, headers: headersOf(holder) },
  };
}

/**
 * The shop's most frequent reads compared with a bare handler with one indexed select on the same database. The unit is
 * the servers' processor time, so that other load of the computer and the cost of the client do not count.
 */
export async function readThroughput(): Promise<readonly Figure[]> {
  const child = startServers();
  try {
    const targets = targetsOf(await answerOf<Served>(child));
    const results = await takeTurns(rounds, {
      bare: () => throughput(child, targets.bare),
      cart: () => throughput(child, targets.cart),
      bulkCart: () => throughput(child, targets.bulkCart),
      fares: () => throughput(child, targets.fares),
    });
    const perSecond = (read: keyof typeof targets): number => Math.round(median(results.map((result) => result[read])));
    const figure = (name: string, read: 'cart' | 'fares'): Figure => ({
      name,
      measured: `${perSecond(read)} : ${perSecond('bare')} requests a second`,
      ratio: median(results.map((result) => result[read] / result.bare)),
      budget: { atLeast: 0.6 },
    });
    return [
      figure('Cart read, 1 item : bare indexed select', 'cart'),
      {
        name: 'Cart read, 100 items : 1 item',
        measured: `${perSecond('bulkCart')} : ${perSecond('cart')} requests a second`,
        ratio: median(results.map((result) => result.bulkCart / result.cart)),
        budget: { atLeast: 0.2 },
      },
      figure('Ticket fares read : bare indexed select', 'fares'),
    ];
  } finally {
    closeConnections();
    child.kill();
  }
}
