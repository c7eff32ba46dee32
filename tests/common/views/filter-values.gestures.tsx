import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { filterValuesModel } from '#machines/common/filter-values/model/filter-values.model.ts';

export const filterValuesGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Načíst znovu: Stav' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof filterValuesModel>;
