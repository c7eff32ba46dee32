// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { ResourceView } from '#common/resource/resource-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { resourceModel } from '#machines/common/resource/model/resource.model.ts';
import { resourceView } from '#machines/common/resource/resource.view.ts';
import { resourceGestures } from './resource.gestures.tsx';
import { inShop, testShop } from './support/test-shop.tsx';

describeView({
  model: resourceModel,
  render: (resource) =>
    inShop(
      testShop(),
      <ResourceView<string>
        resource={resource}
        area="order"
        errorArea="orders"
        wayOn={<a href="#/app/order-list">Dál</a>}
      >
        {(value) => <p data-shown="">{value}</p>}
      </ResourceView>,
    ),
  gestures: resourceGestures,
  view: resourceView,
  expectations: {
    '': ({ root }, { context }) => {
      const { value } = context as { value: string | null };
      expect(root.querySelector('[data-shown]')?.textContent ?? null).toBe(value);
      expect(root.querySelector('a') !== null).toBe(root.textContent?.includes('mezi vašimi není') ?? false);
    },
    loading: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toBe('Načítáme objednávku…');
    },
    missing: ({ root }) => {
      expect(root.textContent).toContain('Tato objednávka mezi vašimi není');
    },
    failed: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Objednávku se nepodařilo načíst');
    },
    outdated: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('už nemusí platit');
    },
  },
});
