import { within } from '@testing-library/react';
import type { filterValuesModel } from '../../../machines/filter-values/filter-values.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const filterValuesGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Načíst znovu: Stav' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof filterValuesModel>;
