import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { attachmentUploadModel } from '#machines/card-application/attachment-upload/model/attachment-upload.model.ts';

const nameOf = (id: string): string => (id === 'study' ? 'potvrzení.pdf' : 'průkaz.jpg');

export const attachmentUploadGestures = {
  retryOne: {
    per: 'case',
    find: ({ root }, { id }) => within(root).queryByRole('button', { name: `Nahrát znovu soubor ${nameOf(id)}` }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  leaveOut: {
    per: 'case',
    find: ({ root }, { id }) => within(root).queryByRole('button', { name: `Vynechat soubor ${nameOf(id)}` }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  cancel: {
    find: ({ root }) => within(root).queryByRole('button', { name: /^Pokračovat bez/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof attachmentUploadModel>;
