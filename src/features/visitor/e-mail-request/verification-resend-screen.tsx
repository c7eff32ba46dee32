import { EMailRequestScreen } from './e-mail-request-screen.tsx';

/** The page that asks for a new mail to verify an account (first specification, 2 'Verification resend'). */
export const VerificationResendScreen = () => <EMailRequestScreen mail="verification" />;
