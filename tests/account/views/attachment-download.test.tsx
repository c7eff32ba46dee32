// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { AttachmentDownloadView } from '#common/attachment-download/attachment-download-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { attachmentDownloadModel } from '#machines/common/attachment-download/model/attachment-download.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { attachmentDownloadGestures } from './attachment-download.gestures.tsx';

describeView({
  model: attachmentDownloadModel,
  render: (actor) => inShop(testShop(), <AttachmentDownloadView actor={actor} />),
  gestures: attachmentDownloadGestures,
  expectations: {
    offered: ({ root }) => {
      expect(within(root).getByRole('button').getAttribute('aria-busy')).toBeNull();
    },
    fetching: ({ root }) => {
      expect(within(root).getByRole('button').getAttribute('aria-busy')).toBe('true');
    },
  },
});
