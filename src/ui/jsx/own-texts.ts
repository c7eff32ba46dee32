import type { ElementType, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** Elements that may contain only text. */
const onlyText: ReadonlySet<unknown> = new Set(['option', 'title', 'textarea', 'style', 'script', 'text', 'tspan']);

const isText = (child: ReactNode): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number';

const isList = (child: ReactNode): child is readonly ReactNode[] => Array.isArray(child);

const isNothing = (child: ReactNode): boolean =>
  child === null || child === undefined || child === '' || typeof child === 'boolean';

/**
 * Spaces around the words stay outside of the new element: translators do not replace text nodes that contain only
 * spaces.
 */
function owned(text: string, index: number): ReactNode {
  const words = text.trim();
  if (words === '') return text;
  const key = `text ${index}`;
  if (words === text) return jsx('span', { children: words }, key);
  const start = text.indexOf(words);
  const around = [text.slice(0, start), text.slice(start + words.length)];
  return jsxs(Fragment, { children: [around[0], jsx('span', { children: words }, 'words'), around[1]] }, key);
}

/**
 * Joins texts that follow one another. The number of children does not change, so that React keeps the other children.
 */
function withOwnTexts(children: readonly ReactNode[]): readonly ReactNode[] {
  if (!children.some((child) => isText(child) || isList(child))) return children;
  const own: ReactNode[] = [];
  let begun: { readonly at: number; text: string } | null = null;
  const end = () => {
    if (begun !== null) own[begun.at] = owned(begun.text, begun.at);
    begun = null;
  };
  for (const [at, child] of children.entries()) {
    if (isText(child)) {
      begun ??= { at, text: '' };
      begun.text += child;
      own.push(null);
    } else {
      if (!isNothing(child)) end();
      own.push(isList(child) ? withOwnTexts(child) : child);
    }
  }
  end();
  return own;
}

interface Props {
  readonly children?: ReactNode;
}

/**
 * Gives each text that has siblings, or has no element around it, an element of its own.
 *
 * The page translators of browsers replace the text nodes of a page. If React holds such a text node itself and later
 * changes or removes it, the node is no longer on the page: the page shows an old amount, or fails. If a text is the
 * only child of an element, React changes it through the element.
 */
export function ownTexts<P extends Props>(type: ElementType, props: P): P {
  const { children } = props;
  if (isList(children)) {
    const own = onlyText.has(type) ? children : withOwnTexts(children);
    return own === children ? props : { ...props, children: own };
  }
  return (type as unknown) === Fragment && isText(children)
    ? { ...props, children: owned(String(children), 0) }
    : props;
}
