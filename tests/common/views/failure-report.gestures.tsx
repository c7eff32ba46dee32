import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { failureReportModel } from '#machines/common/failure-report/model/failure-report.model.ts';

/** While a report is being sent, the same button is shown, but it is marked as busy and does nothing. */
export const failureReportGestures = {
  open: {
    find: ({ root }) =>
      within(root).queryByText('Prohlédnout, co pošlete') === null
        ? within(root).queryByRole('button', { name: /^(?:Připravit hlášení|Zkusit znovu)$/ })
        : null,
    perform: ({ user }, _payload, control) => user.click(control),
  },
  send: {
    find: ({ root }) =>
      within(root).queryByText('Prohlédnout, co pošlete') === null
        ? null
        : within(root).queryByRole('button', { name: /^(?:Souhlasím a poslat|Zkusit znovu)$/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Neposílat' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof failureReportModel>;
