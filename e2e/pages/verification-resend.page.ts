import type { Page } from '@playwright/test';
import { eMailRequestPage } from './e-mail-request.page.ts';

/** Page object: the verifying mail once more. */
export const verificationResendPage = (page: Page) => eMailRequestPage(page, '/verification');
