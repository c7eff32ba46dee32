/** React keeps what it knows of a node in a property of this name. */
const isHeld = (node: Node): boolean => Object.keys(node).some((name) => name.startsWith('__reactFiber$'));

/**
 * The texts of a page that React changes or removes by their text nodes, which are no longer on the page once a page translator has
 * replaced them: an old amount would stay, or the page would fail. Each other text is the only one of an element (src/ui/jsx).
 */
export function heldTexts(root: Element): string[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const held: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (isHeld(node) && text.trim() !== '' && node.parentElement?.closest('[translate="no"]') === null) held.push(text);
  }
  return held;
}
