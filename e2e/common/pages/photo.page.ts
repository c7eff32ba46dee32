import { expect, type Page } from '@playwright/test';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Page object: the field of a person's photo, by its label. */
export const photoPage = (page: Page, label = 'Fotka') => {
  const field = page.getByRole('group', { name: label, exact: true }).and(page.locator('[data-flow=photo]'));
  const button = (name: string | RegExp) => field.getByRole('button', { name });
  const frame = field.getByRole('slider', { name: 'Rámeček fotky' });
  const key = async (name: string, times: number) => {
    await frame.focus();
    for (let time = 0; time < times; time += 1) await frame.press(name);
  };
  return {
    root: field,
    /** Chooses a first photo, another file while the cropper is open, or a new photo instead of a finished photo. */
    choose: (file: ChosenFile) => field.locator('input[type=file]:not([capture])').setInputFiles(file),
    /** Takes a photo with the camera, which only telephones offer. */
    take: (file: ChosenFile) => field.locator('input[capture]').setInputFiles(file),
    /** Moves the picture by steps of four pixels. */
    move: (direction: 'Left' | 'Right' | 'Up' | 'Down', steps = 1) => key(`Arrow${direction}`, steps),
    moveToLowerEnd: () => key('Shift+ArrowUp', 20),
    /** Enlarges the picture by steps of a tenth. */
    zoomIn: (steps = 1) => key('+', steps),
    takeOver: () => button('Použít výřez').click(),
    cancel: () => button(/^(Zrušit|Přerušit)$/).click(),
    remove: () => button('Odebrat fotku').click(),
    seeCropper: () => expect(frame).toBeVisible(),
    seeFramePosition: (text: RegExp) => expect(frame).toHaveAttribute('aria-valuetext', text),
    seePhoto: () => expect(field.getByRole('img', { name: 'Fotka na kartě' })).toBeVisible(),
    seeNoPhoto: () => expect(button('Vybrat fotku')).toBeVisible(),
    seeMessage: (text: string | RegExp) => expect(field.getByText(text)).toBeVisible(),
    seeNoMessage: (text: string | RegExp) => expect(field.getByText(text)).toHaveCount(0),
    /** The photo is finished, and the search for faces has ended. */
    seeFacesChecked: () => expect(field).toHaveAttribute('data-state', 'settled.ready.looked'),
    /** The finished photo as a data URL. */
    readPhoto: () => field.getByRole('img', { name: 'Fotka na kartě' }).getAttribute('src'),
  };
};
