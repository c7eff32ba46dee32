import { describe, expect, it } from 'vitest';
import type { Module } from '#scripts/lib/imports.ts';
import { affectedBy } from '#scripts/test-changed/affected.ts';

const module = (file: string, ...files: readonly string[]): Module => ({
  file,
  imports: files.map((imported) => ({ file: imported })),
});

const modules: readonly Module[] = [
  module('rules/age.ts'),
  module('rules/money.ts'),
  module('tests/common/rules/age.test.ts', 'rules/age.ts'),
  module('machines/purchase/cart/cart.machine.ts', 'rules/money.ts'),
  module('machines/purchase/cart/model/cart.model.ts', 'machines/purchase/cart/cart.machine.ts'),
  module('tests/purchase/machines/cart.test.ts', 'machines/purchase/cart/model/cart.model.ts'),
  module('tests/common/machines/mutants.whole.test.ts', 'machines/purchase/cart/model/cart.model.ts'),
  module('e2e/purchase/flows/cart.spec.ts', 'machines/purchase/cart/model/cart.model.ts'),
  module('e2e/purchase/journeys/buy.spec.ts', 'machines/purchase/cart/model/cart.model.ts'),
  module('src/features/purchase/cart/cart-view.tsx'),
  module('contract/endpoints/orders.ts'),
  module('contract/endpoints/zones.ts'),
  module('server/purchase/orders/create-order.ts', 'contract/endpoints/orders.ts', 'rules/money.ts'),
  module('server/reference-data/list-zones.ts', 'contract/endpoints/zones.ts'),
  module('server/routes.ts', 'server/purchase/orders/create-order.ts', 'server/reference-data/list-zones.ts'),
  module('tests/common/server/support/start-server.ts', 'server/routes.ts'),
  module(
    'tests/purchase/server/orders.test.ts',
    'contract/endpoints/orders.ts',
    'tests/common/server/support/start-server.ts',
  ),
  module(
    'tests/common/server/zones.test.ts',
    'contract/endpoints/zones.ts',
    'tests/common/server/support/start-server.ts',
  ),
];

const affected = (...changed: readonly string[]) => affectedBy(modules, changed);

describe('npm run test:changed', () => {
  it('runs the tests that import a changed module, directly or indirectly, but no long tests', () => {
    expect(affected('rules/age.ts')).toEqual({ tests: ['tests/common/rules/age.test.ts'], specs: [] });
    expect(affected('machines/purchase/cart/cart.machine.ts').tests).toEqual(['tests/purchase/machines/cart.test.ts']);
  });

  it('runs the server tests that call an endpoint of the changed module, and no others', () => {
    expect(affected('server/purchase/orders/create-order.ts').tests).toEqual(['tests/purchase/server/orders.test.ts']);
    expect(affected('rules/money.ts').tests).toEqual([
      'tests/purchase/machines/cart.test.ts',
      'tests/purchase/server/orders.test.ts',
    ]);
  });

  it('runs the browser paths of a flow whose machine or folder has changed, and no journeys', () => {
    expect(affected('machines/purchase/cart/cart.machine.ts').specs).toEqual(['e2e/purchase/flows/cart.spec.ts']);
    expect(affected('src/features/purchase/cart/cart-view.tsx').specs).toEqual(['e2e/purchase/flows/cart.spec.ts']);
    expect(affected('server/reference-data/list-zones.ts').specs).toEqual([]);
  });

  it('runs all tests that depend on a changed module which composes all others', () => {
    expect(affected('server/routes.ts').tests).toEqual([
      'tests/purchase/server/orders.test.ts',
      'tests/common/server/zones.test.ts',
    ]);
  });

  it('runs a test file that has changed', () => {
    expect(affected('tests/common/server/zones.test.ts').tests).toEqual(['tests/common/server/zones.test.ts']);
  });
});
