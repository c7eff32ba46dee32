import { describe, expect, it } from 'vitest';
import type { Module } from '../../scripts/lib/imports.ts';
import { affectedBy } from '../../scripts/test-changed/affected.ts';

const module = (file: string, ...files: readonly string[]): Module => ({
  file,
  imports: files.map((imported) => ({ file: imported })),
});

const modules: readonly Module[] = [
  module('rules/age.ts'),
  module('rules/money.ts'),
  module('tests/rules/age.test.ts', 'rules/age.ts'),
  module('machines/cart/cart.machine.ts', 'rules/money.ts'),
  module('machines/cart/model/cart.model.ts', 'machines/cart/cart.machine.ts'),
  module('tests/machines/cart.test.ts', 'machines/cart/model/cart.model.ts'),
  module('tests/machines/mutants.whole.test.ts', 'machines/cart/model/cart.model.ts'),
  module('e2e/flows/cart.spec.ts', 'machines/cart/model/cart.model.ts'),
  module('e2e/journeys/buy.spec.ts', 'machines/cart/model/cart.model.ts'),
  module('src/features/purchase/cart/cart-view.tsx'),
  module('contract/endpoints/orders.ts'),
  module('contract/endpoints/zones.ts'),
  module('server/orders/create-order.ts', 'contract/endpoints/orders.ts', 'rules/money.ts'),
  module('server/zones/list-zones.ts', 'contract/endpoints/zones.ts'),
  module('server/routes.ts', 'server/orders/create-order.ts', 'server/zones/list-zones.ts'),
  module('tests/server/support/start-server.ts', 'server/routes.ts'),
  module('tests/server/orders.test.ts', 'contract/endpoints/orders.ts', 'tests/server/support/start-server.ts'),
  module('tests/server/zones.test.ts', 'contract/endpoints/zones.ts', 'tests/server/support/start-server.ts'),
];

const affected = (...changed: readonly string[]) => affectedBy(modules, changed);

describe('npm run test:changed', () => {
  it('runs the tests that import what has changed, also by other modules, but no long ones', () => {
    expect(affected('rules/age.ts')).toEqual({ tests: ['tests/rules/age.test.ts'], specs: [] });
    expect(affected('machines/cart/cart.machine.ts').tests).toEqual(['tests/machines/cart.test.ts']);
  });

  it('runs the tests of the server that call an endpoint which the change serves, and no others', () => {
    expect(affected('server/orders/create-order.ts').tests).toEqual(['tests/server/orders.test.ts']);
    expect(affected('rules/money.ts').tests).toEqual(['tests/machines/cart.test.ts', 'tests/server/orders.test.ts']);
  });

  it('runs the browser paths of a flow whose machine or folder has changed, and no journeys', () => {
    expect(affected('machines/cart/cart.machine.ts').specs).toEqual(['e2e/flows/cart.spec.ts']);
    expect(affected('src/features/purchase/cart/cart-view.tsx').specs).toEqual(['e2e/flows/cart.spec.ts']);
    expect(affected('server/zones/list-zones.ts').specs).toEqual([]);
  });

  it('runs all that depends on a module which puts everything together, when that one has changed', () => {
    expect(affected('server/routes.ts').tests).toEqual(['tests/server/orders.test.ts', 'tests/server/zones.test.ts']);
  });

  it('runs a test that has changed itself', () => {
    expect(affected('tests/server/zones.test.ts').tests).toEqual(['tests/server/zones.test.ts']);
  });
});
