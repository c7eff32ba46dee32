import { within } from '@testing-library/react';
import type { attachmentDownloadModel } from '../../../machines/attachment-download/attachment-download.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const attachmentDownloadGestures = {
  download: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Stáhnout potvrzení.pdf' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof attachmentDownloadModel>;
