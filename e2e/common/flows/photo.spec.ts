import sharp from 'sharp';
import { photoModel } from '#machines/common/photo/model/photo.model.ts';
import { cardApplicationPage } from '../../card-application/pages/card-application.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdScript } from '../support/held-script.ts';
import { picture } from '../support/pictures.ts';
import { runFlowInBrowser, type IsFeasibleIn } from '../support/run-flow.ts';

/** A worker opens a picture that could move, so that its opening can be held. */
const file = (buffer: Buffer) => ({ name: 'foto.webp', mimeType: 'image/webp', buffer });
const ground = { channels: 3, background: 'white' } as const;
const blank = sharp({ create: { width: 300, height: 400, ...ground } })
  .webp()
  .toBuffer();

/** Empty but for its lower end, so that the photo depends on the place of the frame. */
const headless = picture(500, 600)
  .then((image) => image.png().toBuffer())
  .then((input) =>
    sharp({ create: { width: 500, height: 1800, ...ground } })
      .composite([{ input, top: 1200, left: 0 }])
      .webp()
      .toBuffer(),
  );

/** Which of the outcomes that the machine does not distinguish are arranged. */
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
  // A photo that the shop knows is changed like one that was just made, and one that may not be changed has no steps.
  inputs: ['without'],
  isFeasible,
  length: 60,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
    const { photo } = cardApplicationPage(page);
    const work = await holdScript(page, /\/photo\.worker-[^/]*\.js$/);
    const faces = await holdScript(page, /\/faces\.worker-[^/]*\.js$/);
    // Where the worker does not start, the page cannot do its work either.
    await page.route(/\/photo-work-[^/]*\.js$/, (route) => route.abort());
    // The search for faces is held as long as its state is looked at.
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
