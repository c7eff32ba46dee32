import { expect, type Page } from '@playwright/test';

/** Page object: the coming changes of the person whose account page is open. */
export const upcomingChangesPage = (page: Page) => {
  const root = page.locator('[data-part=upcomingChanges]');
  const section = page.getByRole('region', { name: 'Co se brzy změní' });
  const people = page.getByRole('navigation', { name: 'Lidé na vašem účtu' });
  const change = (title: RegExp) => section.getByRole('article', { name: title });
  return {
    root,
    choosePerson: (name: string) => people.getByRole('link', { name }).click(),
    /** The mark of a change in the list of people. */
    seeMark: (name: string) => expect(people.getByRole('link', { name })).toContainText(/Změna\sod/),
    seeNoMark: async (name: string) => {
      await expect(people.getByRole('link', { name })).toBeVisible();
      await expect(people.getByRole('link', { name })).not.toContainText(/Změna\sod/);
    },
    see: (title: RegExp, ...lines: readonly RegExp[]) =>
      Promise.all([
        expect(change(title)).toBeVisible(),
        ...lines.map((line) => expect(change(title)).toContainText(line)),
      ]),
    apply: (profile: string) => section.getByRole('button', { name: `Požádat o kartu s profilem ${profile}` }).click(),
    openOthers: () => section.getByRole('button', { name: 'Další možnosti' }).first().click(),
    openLater: () => section.getByRole('button', { name: /^Později během roku/ }).click(),
    /** The changes are loaded, and the person has none. */
    seeNothing: async () => {
      await expect(root).toHaveAttribute('data-state', 'shown');
      await expect(section).toHaveCount(0);
    },
    seeFailure: () => expect(root.getByText(/^Nepodařilo\sse\snačíst/)).toBeVisible(),
    retry: () => root.getByRole('button', { name: 'Zkusit znovu' }).click(),
  };
};
