import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { attachmentDownloadModel } from '#machines/common/attachment-download/model/attachment-download.model.ts';

export const attachmentDownloadGestures = {
  download: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Stáhnout potvrzení.pdf' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof attachmentDownloadModel>;
