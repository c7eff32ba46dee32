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
  /** The address of the shop. */
  readonly url: string;
}

/** A person of the sandbox, and what the server has of them. */
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

/** A journey in a new window. It fails if a page of it has told an error, whatever was on the screen. */
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
      const told = await screen.errors().catch(() => []);
      onTestFailed(() => {
        if (told.length > 0) process.stderr.write(`${told.join('\n')}\n`);
      });
      throw error;
    } finally {
      await window.close();
    }
  });
}
