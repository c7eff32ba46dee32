import type { Page } from '@playwright/test';
import { eMailRequestPage } from './e-mail-request.page.ts';

/** Forgotten password, in verbs. */
export const passwordRequestPage = (page: Page) => eMailRequestPage(page, '/forgotten-password');
