import { type ElementType, type ReactNode } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';

/** Elements in which the browser allows nothing but text. */
const onlyText: ReadonlySet<unknown> = new Set(['option', 'title', 'textarea', 'style', 'script', 'text', 'tspan']);

const isText = (child: ReactNode): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number';

const isList = (child: ReactNode): child is readonly ReactNode[] => Array.isArray(child);

const owned = (text: string, index: number): ReactNode => jsx('span', { children: text }, `text ${index}`);

/**
 * Texts that follow one another become one, if they are `joined`. The number of children stays, so that React keeps the others.
 */
function withOwnTexts(children: readonly ReactNode[], joined: boolean): readonly ReactNode[] {
  if (!children.some((child) => isText(child) || isList(child))) return children;
  const own: ReactNode[] = [];
  let begun: { readonly at: number; text: string } | null = null;
  const end = () => {
    if (begun !== null) own[begun.at] = owned(begun.text, begun.at);
    begun = null;
  };
  for (const [at, child] of children.entries()) {
    if (isText(child)) {
      if (!joined) end();
      begun ??= { at, text: '' };
      begun.text += child;
      own.push(null);
    } else {
      if (child !== null && child !== undefined && typeof child !== 'boolean' && child !== '') end();
      own.push(isList(child) ? withOwnTexts(child, joined) : child);
    }
  }
  end();
  return own;
}

interface Props {
  readonly children?: ReactNode;
}

/**
 * Gives each text that has siblings, or no element around it, an element of its own.
 *
 * The page translators of browsers replace the text nodes of a page. React changes and removes text nodes that it holds by itself, which
 * are then no longer on the page: an old amount stays, or the page fails. The only text of an element it holds by that element.
 */
export function ownTexts<P extends Props>(type: ElementType, props: P): P {
  const { children } = props;
  if (isList(children)) {
    if (onlyText.has(type)) return props;
    // A component may take its children apart.
    const own = withOwnTexts(children, typeof type === 'string' || (type as unknown) === Fragment);
    return own === children ? props : { ...props, children: own };
  }
  return (type as unknown) === Fragment && isText(children) ? { ...props, children: jsx('span', { children }) } : props;
}
