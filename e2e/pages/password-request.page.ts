import type { Page } from '@playwright/test';
import { eMailRequestPage } from './e-mail-request.page.ts';

/** Page object: forgotten password. */
export const passwordRequestPage = (page: Page) => eMailRequestPage(page, '/forgotten-password');
