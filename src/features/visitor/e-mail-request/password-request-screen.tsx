import { EMailRequestScreen } from './e-mail-request-screen.tsx';

/** The page that asks for the mail to a forgotten password (first specification, 2 'Forgotten password'). */
export const PasswordRequestScreen = () => <EMailRequestScreen mail="passwordReset" />;
