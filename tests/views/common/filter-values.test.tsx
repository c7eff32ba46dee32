// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { filterValuesModel } from '../../../machines/filter-values/filter-values.model.ts';
import { FilterValuesView } from '../../../src/common/list-table/filter-values-view.tsx';
import { describeView } from '../../formal/view-level.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { filterValuesGestures } from './filter-values.gestures.tsx';

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
      // What is chosen stays readable and removable, also while the values are not known.
      const chosen = root.querySelector('[data-chosen] [role=combobox]');
      expect(chosen?.textContent).toBe('Vráceno');
      expect(chosen?.hasAttribute('data-disabled')).toBe(false);
    },
  },
});
