import { EMailRequestScreen } from './e-mail-request-screen.tsx';

/** The page that requests a new mail to verify an account (VER-02). */
export const VerificationResendScreen = () => <EMailRequestScreen mail="verification" />;
