import type { Page } from '@playwright/test';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { groupPicture, portraitPicture } from '../../common/support/faces.ts';
import { portrait } from '../../common/support/pictures.ts';
import type { Sandbox } from '../../common/support/sandbox.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

/** The field of the photo in the wizard of a person without a photo. */
async function openPhoto(page: Page, sandbox: Sandbox) {
  const account = await sandbox.account('newcomer');
  await openAs(page, await createCustomer(sandbox.url, account), '/app/user-account');
  const wizard = cardApplicationPage(page);
  await wizard.open('čipovou kartu');
  return wizard.photo;
}

const jpeg = (buffer: Buffer) => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
const anyAdvice = /obličej/i;

test(
  'a photo with one face gets no advice; a photo without a face or with several gets advice (PHO-03)',
  whole,
  async ({ page, sandbox }) => {
    const photo = await openPhoto(page, sandbox);
    await photo.choose(jpeg(await portraitPicture()));
    await photo.takeOver();
    await photo.seeFacesChecked();
    await photo.seeNoMessage(anyAdvice);

    await photo.choose(await portrait());
    await photo.takeOver();
    await photo.seeMessage(/nenašli obličej/);
    await photo.seePhoto();

    await photo.choose(jpeg(await groupPicture()));
    await photo.takeOver();
    await photo.seeMessage(/víc obličejů/);
    await photo.seeMessage(/Obličej je na fotce malý/);
  },
);

test(
  'the detector of faces is not loaded if the operator has switched the advice off (PHO-03)',
  whole,
  async ({ page, sandbox }) => {
    await sandbox.settings({ photoFaceAdviceAllowed: false });
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (/face/i.test(request.url())) asked.push(request.url());
    });
    const photo = await openPhoto(page, sandbox);
    await photo.choose(await portrait());
    await photo.takeOver();
    await photo.seeFacesChecked();
    await photo.seeNoMessage(anyAdvice);
    expect(asked).toEqual([]);
  },
);

test('a photo gets no advice if the detector of faces cannot be loaded (PHO-03)', whole, async ({ page, sandbox }) => {
  let asked = 0;
  await page.context().route(/tiny_face_detector_model/, (route) => {
    asked += 1;
    return route.abort();
  });
  const photo = await openPhoto(page, sandbox);
  await photo.choose(await portrait());
  await photo.takeOver();
  await photo.seeFacesChecked();
  await photo.seeNoMessage(anyAdvice);
  expect(asked).toBeGreaterThan(0);
});
