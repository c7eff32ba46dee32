import { eMailRequestView, type EMailRequestSnapshot } from '../e-mail-request/e-mail-request.view.ts';

/** The forgotten password as it stands: both errors of the call concern the address (first specification, 8). */
export const passwordRequestView = (snapshot: EMailRequestSnapshot) =>
  eMailRequestView(snapshot, ['INVALID_EMAIL', 'VALIDATION_ERROR']);
