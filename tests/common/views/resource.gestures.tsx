import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { resourceModel } from '#machines/common/resource/model/resource.model.ts';

export const resourceGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof resourceModel>;
