import { fireEvent, within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { attachmentsModel } from '#machines/card-application/attachments/model/attachments.model.ts';

const labels: Readonly<Record<number, string>> = { 1: 'Potvrzení o studiu', 2: 'Potvrzení o příjmu' };
const names: Readonly<Record<number, RegExp>> = { 1: /potvrzení\.pdf$/i, 2: /(?:potvrzení\.pdf|příjem\.jpg)$/i };

const input = (root: HTMLElement, typeId: number): HTMLElement | null =>
  within(root).queryByLabelText(new RegExp(`^${labels[typeId] ?? ''} Vybrat (?:jiný )?soubor$`));

/** The field of an attachment type, from its label to its message. */
export const fieldOf = (root: HTMLElement, typeId: number): HTMLElement | null =>
  input(root, typeId)?.closest<HTMLElement>('[data-over]')?.parentElement ?? null;

export const attachmentsGestures = {
  choose: {
    per: 'case',
    find: ({ root }, { typeId }) => input(root, typeId),
    perform: async ({ user }, { file: { name } }, control) => {
      const file = new File(['x'], name);
      // The file chooser hides programs, but people can drop them on the field.
      const zone = control.closest('[data-over]');
      if (name.endsWith('.exe') && zone !== null)
        fireEvent.drop(zone, { dataTransfer: { files: [file], types: ['Files'] } });
      else await user.upload(control, file);
    },
  },
  remove: {
    per: 'case',
    find: ({ root }, { typeId }) => {
      const field = fieldOf(root, typeId);
      const name = names[typeId] ?? /^$/;
      return field === null
        ? null
        : within(field).queryByRole('button', { name: new RegExp(`^Odebrat soubor .*${name.source}`, 'i') });
    },
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof attachmentsModel>;
