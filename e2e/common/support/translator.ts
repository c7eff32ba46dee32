import type { Page } from '@playwright/test';

/** The mark at the end of each translated text. */
export const translated = '\u2060';

/**
 * Translates a page as browsers do: each text is replaced by two elements with another text, unless it is marked as not
 * to be translated. Later changes of the page are not translated.
 */
export const translatePage = (page: Page): Promise<number> =>
  page.evaluate((mark) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isLeft = node.parentElement?.closest('[translate=no], script, style, noscript, option, textarea, svg');
      if (isLeft === null && /\S/.test(node.nodeValue ?? '')) texts.push(node as Text);
    }
    for (const text of texts) {
      const inner = Object.assign(document.createElement('font'), { textContent: `${text.data}${mark}` });
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  }, translated);
