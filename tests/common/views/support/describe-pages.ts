import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { heldTexts } from '#formal/view/held-texts.ts';
import { outlineOf } from '#formal/view/outline.ts';
import { pinnedPages } from '#formal/view/pinned-pages.ts';
import { codeDrawn } from '#formal/view/view-run.ts';

/** More rounds than the longest chain of requests on any page. */
const rounds = 8;

/** Waits until the code and the responses of the page have arrived and are rendered. */
async function settled(): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await codeDrawn();
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}

/**
 * Compares the outline of a part of the shop in several situations with the reviewed (pinned) outline. This is for parts
 * without a flow of their own: a test gives them all their data at once.
 */
export function describePages(part: string, situations: Readonly<Record<string, () => ReactElement>>): void {
  const pinned = pinnedPages(part);
  describe(`pages of ${part}`, () => {
    afterEach(cleanup);
    // The router scrolls to the top, which jsdom does not support.
    beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
    it.each(Object.entries(situations))('have the pinned outline: %s', async (name, page) => {
      const { baseElement } = render(page());
      await settled();
      expect(heldTexts(baseElement)).toEqual([]);
      const shown = [outlineOf(baseElement)];
      expect(shown).toEqual(pinned.of(name, shown));
    });
    afterAll(() => pinned.write());
  });
}
