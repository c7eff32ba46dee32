import type { Page } from '@playwright/test';
import { draftDatabase } from '#api/composed/application-drafts/draft-database-name.ts';
import { createStores, draftDatabaseVersion, type DraftRow } from '#api/composed/application-drafts/draft-database.ts';

/**
 * Stores a draft in the browser, as the shop does on a plain back end (WIZ-06). The page stores it before the shop runs,
 * unless its database exists already.
 */
export const storeOnDevice = (page: Page, draft: DraftRow): Promise<unknown> =>
  page.addInitScript({
    content: `
      if (location.origin !== 'null') {
        const opening = indexedDB.open('${draftDatabase}', ${draftDatabaseVersion});
        opening.onupgradeneeded = () => {
          (${String(createStores)})(opening.result);
          opening.transaction.objectStore('drafts').add(${JSON.stringify(draft)});
        };
        opening.onsuccess = () => opening.result.close();
      }`,
  });
