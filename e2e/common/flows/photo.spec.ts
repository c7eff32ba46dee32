import sharp from 'sharp';
import { photoModel } from '#machines/common/photo/model/photo.model.ts';
import { cardApplicationPage } from '../../card-application/pages/card-application.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdScript } from '../support/held-script.ts';
import { picture } from '../support/pictures.ts';
import { runFlowInBrowser, type IsFeasibleIn } from '../support/run-flow.ts';

/** WebP can be animated, so a worker opens the picture, and the test can hold the worker. */
const file = (buffer: Buffer) => ({ name: 'foto.webp', mimeType: 'image/webp', buffer });
const ground = { channels: 3, background: 'white' } as const;
const blank = sharp({ create: { width: 300, height: 400, ...ground } })
  .webp()
  .toBuffer();

/** Only the lower end of the picture is not blank, so that the result depends on the position of the frame. */
const headless = picture(500, 600)
  .then((image) => image.png().toBuffer())
  .then((input) =>
    sharp({ create: { width: 500, height: 1800, ...ground } })
      .composite([{ input, top: 1200, left: 0 }])
      .webp()
      .toBuffer(),
  );

/** The outcomes that this test causes. The machine treats all other outcomes like these. */
const arranged = new Set([
  'readPicture=opened',
  'readPicture=BLANK_PHOTO',
  'readPicture=broken',
  'makePhoto=made',
  'makePhoto=BLANK_PHOTO',
  'makePhoto=broken',
  'seeFaces=NO_FACE',
  'seeFaces=broken',
]);

const isFeasible: IsFeasibleIn<typeof photoModel> = ({ name, kind }) => kind !== 'outcome' || arranged.has(name);

runFlowInBrowser<typeof photoModel>({
  model: photoModel,
  // Left out: a photo that the shop already has, because it is changed like a new photo; a photo that must not be
  // changed, because it offers no steps.
  inputs: ['without'],
  isFeasible,
  length: 60,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
    const { photo } = cardApplicationPage(page);
    const work = await holdScript(page, /\/photo\.worker-[^/]*\.js$/);
    const faces = await holdScript(page, /\/faces\.worker-[^/]*\.js$/);
    // If the worker does not start, the shop would do the work in the page; this is prevented as well.
    await page.route(/\/photo-work-[^/]*\.js$/, (route) => route.abort());
    // The timeout of the search for faces is removed, so that the state lasts until it is checked.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    let answer: string | null = null;
    return {
      root: photo.root,
      open: () => openAs(page, customer, '/app/user-account?apply=HAULIER_CARD'),
      verbs: {
        choose: async () => photo.choose(file(await (answer === 'BLANK_PHOTO' ? blank : headless))),
        takeOver: async () => {
          if (answer === 'made') await photo.moveToLowerEnd();
          await photo.takeOver();
        },
        cancel: () => photo.cancel(),
        remove: () => photo.remove(),
      },
      arrange: ({ actor, outcome }) => {
        if (actor === 'seeFaces') faces.hold();
        else {
          answer = outcome;
          work.hold();
        }
        return Promise.resolve('held');
      },
      release: ({ actor, outcomeName }) => (actor === 'seeFaces' ? faces : work).release(outcomeName !== 'broken'),
      runOut: () => Promise.reject(new Error('expected no delay in making a photo, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in making a photo, but the path has one')),
    };
  },
});
