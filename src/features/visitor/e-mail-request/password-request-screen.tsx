import { EMailRequestScreen } from './e-mail-request-screen.tsx';

/** The page that asks for the mail to a forgotten password (PWD-01). */
export const PasswordRequestScreen = () => <EMailRequestScreen mail="passwordReset" />;
