/** Whether React holds a reference to this node: React stores its data about a node in a property with this name. */
const isHeld = (node: Node): boolean => Object.keys(node).some((name) => name.startsWith('__reactFiber$'));

/**
 * The texts of a page that React changes or removes by their text nodes. A page translator replaces these nodes; then
 * React would change nodes that are no longer on the page, so that an old amount would stay, or the page would fail.
 * Every other text is the only text of an element (src/ui/jsx), and React changes it through the element.
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
