import { EMailRequestScreen } from './e-mail-request-screen.tsx';

/** The page for a forgotten password: it requests a mail (PWD-01). */
export const PasswordRequestScreen = () => <EMailRequestScreen mail="passwordReset" />;
