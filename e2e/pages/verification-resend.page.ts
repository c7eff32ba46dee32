import type { Page } from '@playwright/test';
import { eMailRequestPage } from './e-mail-request.page.ts';

/** The verifying mail once more, in verbs. */
export const verificationResendPage = (page: Page) => eMailRequestPage(page, '/verification');
