import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readZip } from '#tests/common/server/support/read-zip.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { widths } from '../../common/support/widths.ts';
import { accountDeletionPage } from '../pages/account-deletion.page.ts';
import { dataExportPage } from '../pages/data-export.page.ts';

const filesIn = async (path: string) => readZip(Uint8Array.from(await readFile(path)).buffer);

for (const width of widths(360, 1440)) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the data are saved as a zip, whose page is legible and accessible (SET-03)', async ({
      page,
      sandbox,
      server,
    }) => {
      await openAs(page, await createCustomer(server.url, await sandbox.account('adult')), '/app/account-setting');
      const offer = dataExportPage(page);
      const file = await offer.save();
      expect(file.suggestedFilename()).toMatch(/^moje-udaje-\d{4}-\d\d-\d\d\.zip$/);
      await offer.seeSaved(file.suggestedFilename());
      await expectAccessible(page);
      const files = await filesIn(await file.path());
      expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'data/profile.json']));
      // Opened without the shop's content security policy, which would forbid the styles of the exported page.
      await page.goto('about:blank');
      await page.setContent(String(files.get('index.html')));
      await expect(page.getByRole('heading', { level: 1, name: 'Vaše údaje' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Jízdenky' }).getByRole('row')).not.toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test(
      'the data are offered before the account is deleted, and the typed password stays (SET-02, SET-03)',
      whole,
      async ({ page, sandbox, server }) => {
        await openAs(page, await createCustomer(server.url, await sandbox.account('adult')), '/app/account-setting');
        const deletion = accountDeletionPage(page);
        await deletion.openDialog();
        await deletion.changePassword('Linka-2026');
        const offer = dataExportPage(page, deletion.dialog);
        const file = await offer.save();
        await offer.seeSaved(file.suggestedFilename());
        await deletion.seePassword('Linka-2026');
        await expectNoSidewaysScroll(page);
      },
    );
  });
}
