import { replaceApplicationPhoto } from '#contract/endpoints/card-applications.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { holdFile } from '../../common/support/hold-file.ts';
import { waitForWebFont } from '../../common/support/letters.ts';
import { picture } from '../../common/support/pictures.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { applicationCorrectionPage } from '../pages/application-correction.page.ts';
import { applicationDetailPage } from '../pages/application-detail.page.ts';
import { cardApplicationsPage } from '../pages/card-applications.page.ts';

test(
  'a customer submits a photo that was requested again, and keeps the photo when the call fails (APL-02)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('photo-again'));
    await openAs(page, customer, '/app/user-account');
    const applications = cardApplicationsPage(page);
    await applications.openTab();
    await applications.seeStates(['Čeká na vás']);
    await applications.openPage('Čeká na vás');
    await applications.seeStatus(/^Potřebujeme\sod\svás\snovou\sfotografii\./);

    const correction = applicationCorrectionPage(page);
    await correction.seeAsked(/sluneční\sbrýle/);
    await correction.send();
    await correction.seeProblem(/^Vyberte\sprosím\sfotografii\.$/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const image = await picture(1200, 1500);
    await correction.photo.choose({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() });
    await correction.photo.takeOver();
    await correction.photo.seePhoto();
    const calls = holdCalls(page);
    await calls.hold(replaceApplicationPhoto);
    await correction.send();
    await calls.release(replaceApplicationPhoto, 'no-answer-after');
    await correction.seeFailure(/Nevíme,\szda\sfotografie\sdorazila/);
    await correction.photo.seePhoto();

    // The server has stored the photo, but its answer was lost: the same photo can be submitted again without an error.
    await calls.hold(replaceApplicationPhoto);
    await correction.send();
    await calls.release(replaceApplicationPhoto, null);
    await applications.seeStatus(/^Žádost\sjsme\spřijali\sa\skontrolujeme\súdaje\./);
    await correction.seeNothingAsked();
    await applications.goBack();
    await applications.seeStates(['Čeká na kontrolu údajů']);
  },
);

test(
  'the form appears in a reserved place, so that nothing below it moves (SHL-08)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('photo-again'));
    await openAs(page, customer, '/app/user-account?tab=card-applications');
    await cardApplicationsPage(page).openPage('Čeká na vás');
    const correction = applicationCorrectionPage(page);
    await expect(correction.root).toBeVisible();
    const { opener } = applicationDetailPage(page);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdFile(page, /\/application-correction-[^/]*\.js/);
      await page.reload();
      await expect(opener).toBeVisible();
      await waitForWebFont(page);
      const before = await opener.boundingBox();
      release();
      await expect(correction.root).toBeVisible();
      const after = await opener.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity)), String(width)).toBeLessThanOrEqual(2);
      await page.unrouteAll();
    }
  },
);
