// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { UploadProgress } from '#features/card-application/attachments/upload-progress.tsx';
import { describeView } from '#formal/view/view-level.ts';
import type { AttachmentUploadContext } from '#machines/card-application/attachment-upload/attachment-upload.types.ts';
import { attachmentUploadView } from '#machines/card-application/attachment-upload/attachment-upload.view.ts';
import { attachmentUploadModel } from '#machines/card-application/attachment-upload/model/attachment-upload.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { attachmentUploadGestures } from './attachment-upload.gestures.tsx';

const causes: Readonly<Record<string, RegExp>> = {
  ATTACHMENTS_NOT_ALLOWED: /přílohy teď nepřijímáme/,
  CARD_APPLICATION_CLOSED: /naši pracovníci vyřizují/,
  ATTACHMENT_EMPTY: /je prázdný/,
  ATTACHMENT_TOO_LARGE: /je větší než 5\sMB/,
  PAYLOAD_TOO_LARGE: /je větší než 5\sMB/,
  ATTACHMENT_NAME_NOT_ALLOWED: /Název souboru je příliš dlouhý/,
  ATTACHMENT_NAME_EXISTS: /už mezi přílohami máte/,
  ATTACHMENT_TYPE_NOT_ALLOWED: /není PDF, JPG ani PNG/,
  ATTACHMENT_CONTENT_DIFFERS: /neodpovídá jeho příponě/,
  ATTACHMENT_INFECTED: /škodlivý program/,
  ATTACHMENT_SCAN_UNAVAILABLE: /teď nemůžeme prověřit/,
  ATTACHMENT_STORE_UNAVAILABLE: /teď nemůžeme uložit/,
  NO_ANSWER: /se přerušilo spojení/,
};
const others = /se nepodařilo nahrát\.$/;

describeView({
  model: attachmentUploadModel,
  render: (actor) => inShop(testShop(), <UploadProgress actor={actor} />),
  gestures: attachmentUploadGestures,
  view: attachmentUploadView,
  expectations: {
    uploading: ({ root }, { context }) => {
      const { files, percent } = context as AttachmentUploadContext;
      const isFirst = files[0]?.state === 'WAITING';
      const name = isFirst ? 'potvrzení.pdf (1 z 2)' : 'průkaz.jpg (2 z 2)';
      expect(within(root).getByRole('status').textContent).toContain(name);
      const bar = within(root).getByRole<HTMLProgressElement>('progressbar', { name: 'Nahráno' });
      const sizes = files.map(({ state, size }) => (state === 'WAITING' ? 0 : size));
      const present = files.find(({ state }) => state === 'WAITING')?.size ?? 0;
      const sent = sizes.reduce((sum, size) => sum + size, 0) + (present * percent) / 100;
      expect(bar.value).toBe(Math.floor(sent / 40));
      expect(within(root).queryByRole('alert')).toBeNull();
    },
    failed: ({ root }, { context }) => {
      const { files } = context as AttachmentUploadContext;
      const alert = within(root).getByRole('alert');
      within(alert).getByText(/Žádost je podaná/);
      const failed = files.filter(({ state }) => state === 'FAILED');
      const lines = within(alert).getAllByRole('listitem');
      expect(lines).toHaveLength(failed.length);
      for (const [index, { failure, name }] of failed.entries()) {
        const line = lines[index]?.querySelector('p')?.textContent ?? '';
        expect(line).toMatch(causes[failure?.name ?? ''] ?? others);
        if (failure?.name !== 'ATTACHMENT_NAME_NOT_ALLOWED') expect(line).toContain(name);
      }
      expect(within(root).queryByRole('progressbar')).toBeNull();
    },
  },
});
