const filling = 'ēīūōā';
const attributes = ['placeholder', 'title', 'aria-label'] as const;

/** Makes a text 40 % longer, as translations can be; numbers and single letters do not change. */
export function longer(text: string): string {
  const words = text.trim();
  if (!/\p{L}{2}/u.test(words)) return text;
  const more = filling.repeat(Math.ceil(words.length / filling.length)).slice(0, Math.ceil(words.length * 0.4));
  return text.replace(words, `${words} ${more}`);
}

/** Makes all texts of a page longer, also those that are added later. */
export function lengthenTexts(root: HTMLElement): void {
  const made = new WeakMap<Node, string>();
  const lengthen = (node: Node) => {
    const text = node.nodeValue ?? '';
    if (made.get(node) === text) return;
    made.set(node, longer(text));
    node.nodeValue = longer(text);
  };
  const lengthenAll = (within: Node) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    if (within.nodeType === Node.TEXT_NODE) lengthen(within);
    while (walker.nextNode()) lengthen(walker.currentNode);
    if (!(within instanceof Element)) return;
    for (const element of [within, ...within.querySelectorAll('*')]) {
      for (const name of attributes) {
        const value = element.getAttribute(name);
        if (value !== null && !value.includes(filling.slice(0, 2))) element.setAttribute(name, longer(value));
      }
    }
  };
  lengthenAll(root);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') lengthen(target);
      else for (const node of addedNodes) lengthenAll(node);
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });
}
