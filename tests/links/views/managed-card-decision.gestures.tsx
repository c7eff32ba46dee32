import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { managedCardDecisionModel } from '#machines/links/managed-card-decision/model/managed-card-decision.model.ts';

export const managedCardDecisionGestures = {
  decide: {
    find: ({ root }) => within(root).queryByRole('button', { name: /^(Přijmout správu karty|Odmítnout žádost)$/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  goToApp: {
    find: ({ root }) => within(root).queryByRole('link', { name: 'Zpět do e-shopu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof managedCardDecisionModel>;
