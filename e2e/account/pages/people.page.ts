import { expect, type Page } from '@playwright/test';

/** Page object: the people of the account above the account page. */
export const peoplePage = (page: Page) => {
  const people = page.getByRole('navigation', { name: 'Lidé na vašem účtu' });
  const person = (name: string | RegExp) => people.getByRole('link', { name });
  return {
    open: (name: string | RegExp) => person(name).tap(),
    /** A part of this person's link is in view, which shows that the list can be scrolled. */
    seePart: (name: string | RegExp) => expect(person(name)).toBeInViewport(),
    seeCount: (count: number) => expect(people.getByRole('link')).toHaveCount(count),
    /** The open person is marked, and the list is scrolled to their link. */
    seeOpen: async (name: string | RegExp) => {
      await expect(person(name)).toHaveAttribute('aria-current', 'page');
      await expect(person(name)).toBeInViewport({ ratio: 0.9 });
      await expect(people.locator('[aria-current]')).toHaveCount(1);
    },
  };
};
