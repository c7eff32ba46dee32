import type { Page } from '@playwright/test';
import { waitForWebFont } from './letters.ts';

/**
 * The texts that extend sideways beyond the page or a box around them, each with the box's class. Texts that can be
 * scrolled into view are not cut off.
 */
export async function cutOffTexts(page: Page): Promise<string[]> {
  await waitForWebFont(page);
  return page.evaluate(() => {
    const tolerance = 1.5;
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.getBoundingClientRect().width <= 1;
    const boxesOf = (text: Node): Element[] => {
      const boxes: Element[] = [];
      for (let box = text.parentElement; box !== null; box = box.parentElement) boxes.push(box);
      return boxes;
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const boxes = boxesOf(text);
      if (text.textContent?.trim() === '' || boxes.some(isHidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (const box of boxes) {
        const { display, overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (display === 'inline' || display === 'contents') continue;
        const edges = box.getBoundingClientRect();
        if (right > edges.right + tolerance || left < edges.left - tolerance)
          found.add(`${text.textContent?.trim() ?? ''}: ${box.tagName} ${box.className}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page is ${String(scrollWidth)} px wide`);
    return [...found];
  });
}
