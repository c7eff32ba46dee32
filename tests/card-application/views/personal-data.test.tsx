// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { PhotoFieldProps } from '#common/photo/photo-field.tsx';
import { PersonalDataStep } from '#features/card-application/card-application/personal-data-step.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { personalDataModel } from '#machines/card-application/personal-data/model/personal-data.model.ts';
import { problemsOf } from '#machines/card-application/personal-data/personal-data.problems.ts';
import type { PersonalDataContext } from '#machines/card-application/personal-data/personal-data.types.ts';
import { personalDataView } from '#machines/card-application/personal-data/personal-data.view.ts';
import { expectPersonErrors } from '../../account/views/person-fields.gestures.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { alertWith } from '../../common/views/support/alert-with.ts';
import { fieldError } from '../../common/views/support/field-error.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { consents, personalDataGestures } from './personal-data.gestures.tsx';

// The photo's machine has its own tests, so its view is mocked.
vi.mock('#common/photo/photo-field.tsx', () => ({
  PhotoField: ({ label, readOnly, error, onReport }: PhotoFieldProps) => (
    <fieldset aria-label={label}>
      <p>{error ?? 'no error'}</p>
      <button
        type="button"
        disabled={readOnly}
        onClick={() => onReport({ photo: 'data:image/jpeg;base64,AA==', open: false })}
      >
        photo made
      </button>
      <button type="button" disabled={readOnly} onClick={() => onReport({ photo: null, open: true })}>
        photo open
      </button>
      <button type="button" disabled={readOnly} onClick={() => onReport({ photo: null, open: false })}>
        photo removed
      </button>
    </fieldset>
  ),
}));

const photoTexts = {
  PHOTO_REQUIRED: 'Přidejte fotografii.',
  CROPPER_OPEN: 'Nejdřív použijte výřez fotografie, nebo ho zrušte.',
} as const;
const failureTexts: Readonly<Record<string, RegExp>> = {
  TOO_MANY_ATTEMPTS: /^Příliš mnoho pokusů\. Zkuste to znovu za 10\sminut\.$/,
};

fillBrowserGaps();

describeView({
  model: personalDataModel,
  render: (actor) => inShop(testShop(), <PersonalDataStep actor={actor} own />),
  gestures: personalDataGestures,
  view: personalDataView,
  expectations: {
    '': (page, snapshot) => {
      const context = snapshot.context as PersonalDataContext;
      const { demanded, agreed, fixed } = context;
      const problems = problemsOf(context);
      const root = within(page.root);
      expectPersonErrors(page, { ...context, problems });
      const photo = within(root.getByRole('group', { name: 'Fotografie' }));
      const expectedText = demanded && problems.photo !== null ? photoTexts[problems.photo] : 'no error';
      photo.getByText(expectedText);
      for (const name of ['terms', 'gdpr'] as const) {
        const box = root.getByRole<HTMLInputElement>('checkbox', { name: consents[name] });
        expect(box.checked).toBe(agreed[name]);
        expect(fieldError(box) !== null).toBe(demanded && !agreed[name]);
      }
      expect(root.queryByText(/^Datum narození teď nejde změnit/) === null).toBe(fixed?.reason !== 'OPEN_APPLICATION');
      expect(root.queryByText(/^Údaje držitele karty se mění jen v jeho účtu/) === null).toBe(
        fixed?.reason !== 'HOLDER',
      );
      const says = (text: string) => root.queryByText(text) !== null;
      expect(says('1 – Tuto osobu už evidujeme')).toBe(snapshot.matches('notUnique'));
      expect(says('Údaje se nepodařilo ověřit')).toBe(snapshot.matches('unchecked'));
    },
    notUnique: ({ root }) => void alertWith(root, /^Zkontrolujte jméno a datum narození\./),
    unchecked: ({ root }, { context }) => {
      const { failure } = context as PersonalDataContext;
      alertWith(root, failureTexts[failure?.name ?? ''] ?? /^Co jste vyplnili, zůstalo/);
    },
  },
});
