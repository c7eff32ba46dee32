import { expect, type Page } from '@playwright/test';

/** Page object: the live flow map of the sandbox. Steps are named as in the paths of the tests: `change/empty`. */
export const flowMapPage = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Živá mapa toku' });
  const heading = panel.getByRole('heading', { name: 'Živá mapa toku' });
  const choice = panel.getByRole('combobox', { name: 'Automat' });
  const hold = panel.getByRole('checkbox', { name: 'Zdržovat volání' });
  const step = (name: string) => panel.locator(`[data-step="${name}"]`);
  const drawing = panel.getByRole('region', { name: /^Obrázek toku/ });
  const optionOf = (flow: string) => choice.getByRole('option', { name: new RegExp(`^${flow} #`) });
  const at = panel.locator('[data-flow="flowMap"]');
  return {
    open: () => page.getByRole('button', { name: 'Mapa toku' }).click(),
    /** F8 opens a closed map, moves the focus to an open map, or closes the map if the map has the focus. */
    pressKey: () => page.keyboard.press('F8'),
    fold: () => panel.getByRole('button', { name: 'Sbalit' }).click(),
    unfold: () => panel.getByRole('button', { name: 'Rozbalit' }).click(),
    close: () => panel.getByRole('button', { name: 'Zavřít' }).click(),
    choose: async (flow: string) => choice.selectOption((await optionOf(flow).getAttribute('value')) ?? ''),
    follow: () => choice.selectOption(''),
    take: (name: string) => step(name).click(),
    takeAny: () => panel.locator('[data-step]').first().click(),
    clickInDrawing: (label: string) => drawing.locator('[data-transition].is-possible').getByText(label).click(),
    retry: () => panel.getByRole('button', { name: 'Zkusit znovu' }).click(),
    hold: () => hold.check(),
    pass: () => hold.uncheck(),
    letThrough: (name: string | RegExp) => panel.getByRole('button', { name }).first().click(),
    letAllThrough: () => panel.getByRole('button', { name: 'Pustit všechna' }).click(),
    /** The flow of the machine whose state is shown. */
    flow: () => at.locator('.flow-map-state b').first().textContent(),
    focusStep: (name: string) => step(name).focus(),
    seeOpen: () => expect(at).toBeVisible(),
    seeFolded: async () => {
      await expect(heading).toBeVisible();
      await expect(at).toBeHidden();
    },
    seeClosed: () => expect(panel).toHaveCount(0),
    seeButtonWaiting: () => expect(page.getByRole('button', { name: 'Mapa toku' })).toBeDisabled(),
    seeNoButton: () => expect(page.getByRole('button', { name: 'Mapa toku' })).toHaveCount(0),
    seeFocused: () => expect(heading).toBeFocused(),
    seeFoldFocused: () => expect(panel.getByRole('button', { name: 'Sbalit' })).toBeFocused(),
    seeState: (flow: string, state: string | RegExp) => {
      const words = panel.locator('.flow-map-state b');
      return expect(words).toHaveText([flow, state]);
    },
    /** The innermost state that is marked in the drawing. */
    seeMarked: (state: string) =>
      expect(drawing.locator('.state.is-here:not(.words)').last()).toHaveAttribute('data-state', state),
    seeStep: (name: string) => expect(step(name)).toBeVisible(),
    seeNoStep: (name: string) => expect(step(name)).toHaveCount(0),
    seeHeld: (name: string) => expect(panel.getByRole('button', { name: `Pustit ${name}`, exact: true })).toBeVisible(),
    seeNothingHeld: () => expect(panel.getByRole('status').filter({ hasText: 'Žádné volání nečeká' })).toBeVisible(),
    seeNoDrawing: () => expect(panel.getByRole('alert')).toContainText('npm run flows'),
  };
};
