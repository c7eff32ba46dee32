import { join } from 'node:path';
import { expect, inject, test, type TestContext } from 'vitest';
import { callOf, createCustomer, type Customer } from '../support/customer.ts';
import { createSandbox, type Sandbox, type TestAccount } from '../support/sandbox.ts';
import type { Size } from './engines/browser-window.ts';
import { type Engine, openWindow } from './engines/open-window.ts';
import { type Screen, screenOf } from './screen/screen.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
    size: Size;
  }
}

export interface Visit {
  readonly screen: Screen;
  readonly sandbox: Sandbox;
  readonly url: string;
}

/** An account of the sandbox, its session, and its calls to the server. */
export interface Person {
  readonly account: TestAccount;
  readonly customer: Customer;
  readonly call: ReturnType<typeof callOf>;
}

export async function personOf({ url, sandbox }: Visit, purpose: string): Promise<Person> {
  const account = await sandbox.account(purpose);
  const customer = await createCustomer(url, account);
  return { account, customer, call: callOf(url, customer.session.token) };
}

const shops = { first: 'LINKA_SHOP', second: 'LINKA_SECOND_SHOP' };

/** Runs a journey in a new window. The journey fails if a page has reported an error, even if the screen was right. */
export function journey(name: string, travel: (visit: Visit) => Promise<void>, shop: keyof typeof shops = 'first') {
  test(name, async ({ task, onTestFailed }: TestContext) => {
    const url = process.env[shops[shop]] ?? '';
    const { width, height } = inject('size');
    const window = await openWindow(inject('engine'), { width, height });
    const file = (task.file.name.split('/').at(-1) ?? '').replace('.journey.ts', '');
    const screen = screenOf(window, url, join('.cache', 'browsers', `${inject('engine')}-${width}`, file));
    try {
      await travel({ screen, url, sandbox: createSandbox(url) });
      expect(await screen.errors()).toEqual([]);
    } catch (error) {
      await screen.keep('failed').catch(() => {});
      const errors = await screen.errors().catch(() => []);
      onTestFailed(() => {
        if (errors.length > 0) process.stderr.write(`${errors.join('\n')}\n`);
      });
      throw error;
    } finally {
      await window.close();
    }
  });
}
