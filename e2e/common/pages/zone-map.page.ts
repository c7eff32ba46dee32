import { expect, type Page } from '@playwright/test';

/** Page object: the map of zones in the dialog of a new ticket fare. */
export const zoneMapPage = (page: Page) => {
  const opener = page.getByRole('button', { name: 'Zvolit na mapě' });
  const map = page.getByRole('radiogroup', { name: 'Pásmo na mapě' });
  const zone = (name: RegExp) => map.getByRole('radio', { name });
  return {
    open: () => opener.click(),
    close: () => opener.click(),
    openByKeyboard: async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    },
    press: (key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight') => page.keyboard.press(key),
    choose: (name: RegExp) => zone(name).click(),
    /** Moves the pointer to a zone, also to one that cannot be chosen. */
    pointAt: async (name: RegExp) => {
      await zone(name).scrollIntoViewIfNeeded();
      const box = await zone(name).boundingBox();
      if (box === null) throw new Error(`the zone ${String(name)} is not on the map`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 2 });
    },
    seeChosen: (name: RegExp) => expect(zone(name)).toBeChecked(),
    seeFocused: (name: RegExp) => expect(zone(name)).toBeFocused(),
    seeNotSold: (name: RegExp) => expect(zone(name)).toBeDisabled(),
    seeCaption: (text: RegExp) => expect(map.locator('p').first()).toHaveText(text),
    seeClosed: () => expect(map).toBeHidden(),
    /** The number of zones, and the smallest side of a zone in px. */
    measure: async () => {
      const boxes = await map.getByRole('radio').evaluateAll((all) =>
        all.map((each) => {
          const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
          return Math.min(width, height);
        }),
      );
      return { count: boxes.length, smallest: Math.min(...boxes) };
    },
  };
};
