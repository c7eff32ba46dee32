import { eMailRequestView, type EMailRequestSnapshot } from '../e-mail-request/e-mail-request.view.ts';

/** The resending as it stands: of its errors only the one by name concerns the address (first specification, 8). */
export const verificationResendView = (snapshot: EMailRequestSnapshot) => eMailRequestView(snapshot, ['INVALID_EMAIL']);
