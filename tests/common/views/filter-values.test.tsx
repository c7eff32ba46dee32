// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { FilterValuesView } from '#common/list-table/filter-values-view.tsx';
import { MultiFilter } from '#common/list-table/multi-filter.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { filterValuesModel } from '#machines/common/filter-values/model/filter-values.model.ts';
import { filterValuesGestures } from './filter-values.gestures.tsx';
import { inShop, testShop } from './support/test-shop.tsx';

// Loads the code of the filter once before the tests.
beforeAll(async () => {
  render(inShop(testShop(), <MultiFilter label="Stav" values={[]} area="orderState" value={[]} onChange={() => {}} />));
  await screen.findByRole('combobox');
  cleanup();
});

describeView({
  model: filterValuesModel,
  render: (flow) =>
    inShop(
      testShop(),
      <>
        <div data-untouched="">
          <FilterValuesView flow={flow} label="Stav" area="orderState" value={[]} onChange={() => {}} />
        </div>
        <div data-chosen="" hidden>
          <FilterValuesView flow={flow} label="Stav" area="orderState" value={['RETURNED']} onChange={() => {}} />
        </div>
      </>,
    ),
  gestures: filterValuesGestures,
  expectations: {
    '': ({ root }, snapshot) => {
      const isOffered = snapshot.matches('offered');
      const untouched = root.querySelector<HTMLElement>('[data-untouched]') ?? root;
      const box = within(untouched).getByRole('combobox', { name: 'Stav' });
      expect(box.hasAttribute('disabled') || box.hasAttribute('data-disabled')).toBe(!isOffered);
      expect(box.textContent).toBe('Vše');
      // The chosen values are readable and removable even while the list of values is not known.
      const chosen = root.querySelector('[data-chosen] [role=combobox]');
      expect(chosen?.textContent).toBe('Vráceno');
      expect(chosen?.hasAttribute('data-disabled')).toBe(false);
    },
  },
});
