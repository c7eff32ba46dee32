import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { heldTexts } from '#formal/view/held-texts.ts';
import { outlineOf } from '#formal/view/outline.ts';
import { pinnedPages } from '#formal/view/pinned-pages.ts';
import { codeDrawn } from '#formal/view/view-run.ts';

/** As many answers as a page waits for one after another, with room to spare. */
const rounds = 8;

/** Code and answers that the page waits for have arrived and are drawn. */
async function settled(): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await codeDrawn();
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}

/**
 * What a part of the shop shows in each of some situations: its outline is as it was last reviewed. For parts that no flow of their own
 * draws; they are given everything at once.
 */
export function describePages(part: string, situations: Readonly<Record<string, () => ReactElement>>): void {
  const pinned = pinnedPages(part);
  describe(`pages of ${part}`, () => {
    afterEach(cleanup);
    // The router scrolls to the top; jsdom cannot.
    beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
    it.each(Object.entries(situations))('shows what is pinned: %s', async (name, page) => {
      const { baseElement } = render(page());
      await settled();
      expect(heldTexts(baseElement)).toEqual([]);
      const shown = [outlineOf(baseElement)];
      expect(shown).toEqual(pinned.of(name, shown));
    });
    afterAll(() => pinned.write());
  });
}
