import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { profileChoiceModel } from '#machines/card-application/profile-choice/model/profile-choice.model.ts';
import { sampleProfiles } from '#machines/card-application/profile-choice/model/profile-choice.samples.ts';
import { formatDay } from '#rules/date-text.ts';
import { changeOnly, pass } from '../../common/views/support/one-change.ts';

export const fields = {
  validFrom: ({ root }: Page) => within(root).queryByLabelText('Platí od', { selector: 'input' }),
  isicNumber: ({ root }: Page) => within(root).queryByLabelText('Číslo karty ISIC'),
};

export const profileOption = ({ root }: Page, profileId: number): HTMLInputElement | null => {
  const name = sampleProfiles.find(({ id }) => id === profileId)?.displayName ?? 'no such profile';
  return within(root).queryByRole<HTMLInputElement>('radio', { name });
};

export const profileChoiceGestures = {
  chooseProfile: {
    per: 'case',
    // The chosen option cannot be chosen again.
    find: (page, { profileId }) => {
      const option = profileOption(page, profileId);
      return option?.checked === true ? null : option;
    },
    perform: ({ user }, _payload, option) => user.click(option),
  },
  changeValidFrom: {
    find: fields.validFrom,
    perform: (_page, { day }, field) => Promise.resolve(changeOnly(field, /^\d{4}-/.test(day) ? formatDay(day) : day)),
  },
  toggleConfirmed: {
    find: ({ root }) => within(root).queryByRole('checkbox', { name: /^Potvrzuji nárok na slevu/ }),
    perform: ({ user }, _payload, box) => user.click(box),
  },
  changeIsicNumber: {
    find: fields.isicNumber,
    perform: (_page, { value }, field) => Promise.resolve(changeOnly(field, value)),
  },
  leaveField: {
    per: 'case',
    find: (page, { field }) => fields[field](page),
    perform: (_page, _payload, field) => Promise.resolve(pass(field)),
  },
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof profileChoiceModel>;
