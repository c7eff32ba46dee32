import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { verificationModel } from '#machines/visitor/verification/model/verification.model.ts';

export const verificationGestures = {
  confirm: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Ověřit účet' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  askForMail: {
    find: ({ root }) => within(root).queryByRole('link', { name: 'Poslat ověřovací e-mail znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  goToLogin: {
    find: ({ root }) => within(root).queryByRole('link', { name: 'Zpět na přihlášení' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof verificationModel>;
