// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { PhotoFieldProps } from '#common/photo/photo-field.tsx';
import { ApplicationCorrectionView } from '#features/card-application/application-correction/application-correction-view.tsx';
import type { Page } from '#formal/view/gestures.ts';
import { describeView } from '#formal/view/view-level.ts';
import { photoProblem } from '#machines/card-application/application-correction/application-correction.parts.ts';
import type { ApplicationCorrectionContext } from '#machines/card-application/application-correction/application-correction.types.ts';
import { applicationCorrectionView } from '#machines/card-application/application-correction/application-correction.view.ts';
import { applicationCorrectionModel } from '#machines/card-application/application-correction/model/application-correction.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { applicationCorrectionGestures } from './application-correction.gestures.tsx';

// The child machines have their own tests, so their views are mocked.
vi.mock('#common/photo/photo-field.tsx', () => ({
  PhotoField: ({ label, error, onReport }: PhotoFieldProps) => (
    <fieldset>
      <legend>{label}</legend>
      <button type="button" onClick={() => onReport({ photo: 'data:image/jpeg;base64,AA==', open: false })}>
        photo made
      </button>
      <button type="button" onClick={() => onReport({ photo: null, open: true })}>
        photo open
      </button>
      <button type="button" onClick={() => onReport({ photo: null, open: false })}>
        photo removed
      </button>
      <p>{error}</p>
    </fieldset>
  ),
}));
vi.mock('#features/card-application/attachments/attachments-field.tsx', () => ({
  AttachmentsField: () => <p>the fields of the files</p>,
}));
vi.mock('#features/card-application/attachments/upload-progress.tsx', () => ({
  UploadProgress: () => <p>the progress of the upload</p>,
}));

const problems = {
  PHOTO_REQUIRED: 'Vyberte prosím fotografii.',
  CROPPER_OPEN: 'Nejdřív prosím dokončete výřez fotografie.',
} as const;

const shows = ({ root }: Page, text: string): boolean => within(root).queryByText(text) !== null;

describeView({
  model: applicationCorrectionModel,
  render: (actor) => inShop(testShop(), <ApplicationCorrectionView actor={actor} keepFile={vi.fn<never>()} />),
  gestures: applicationCorrectionGestures,
  view: applicationCorrectionView,
  expectations: {
    'correcting.filling': (page, snapshot: AnyMachineSnapshot) => {
      const context = snapshot.context as ApplicationCorrectionContext;
      const { asked, photoSent, demanded, failure } = context;
      expect(shows(page, 'Nová fotografie')).toBe(asked.photo && !photoSent);
      expect(shows(page, 'the fields of the files')).toBe(asked.attachments.length > 0);
      const problem = demanded ? photoProblem(context) : null;
      for (const name of ['PHOTO_REQUIRED', 'CROPPER_OPEN'] as const)
        expect(shows(page, problems[name])).toBe(problem === name);
      expect(within(page.root).queryByRole('alert') !== null).toBe(failure !== null);
    },
    'correcting.sendingPhoto': ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Odeslat' }).getAttribute('aria-busy')).toBe('true');
    },
    'correcting.uploading': (page) => {
      expect(shows(page, 'the progress of the upload')).toBe(true);
      expect(within(page.root).queryByRole('button', { name: 'Odeslat' })).toBe(null);
    },
  },
});
