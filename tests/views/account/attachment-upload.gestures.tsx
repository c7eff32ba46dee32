import { within } from '@testing-library/react';
import type { attachmentUploadModel } from '../../../machines/attachment-upload/attachment-upload.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const attachmentUploadGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  cancel: {
    find: ({ root }) => within(root).queryByRole('button', { name: /^Pokračovat bez/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof attachmentUploadModel>;
