import { fireEvent, within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { passVerificationModel } from '#machines/pass/pass-verification/model/pass-verification.model.ts';

const button = (root: HTMLElement, name: RegExp) => within(root).queryByRole('button', { name });

export const passVerificationGestures = {
  change: {
    find: ({ root }) => within(root).queryByRole('textbox', { name: 'Kód nebo adresa z průkazu' }),
    perform: async (_page, { value }, control) => void fireEvent.change(control, { target: { value } }),
  },
  check: {
    find: ({ root }) => button(root, /^(Ověřit|Zkusit znovu)$/),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  startScan: {
    find: ({ root }) => button(root, /^Skenovat kamerou$/),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  stopScan: {
    find: ({ root }) => button(root, /^Vypnout kameru$/),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  again: {
    find: ({ root }) => button(root, /^Ověřit další$/),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof passVerificationModel>;
