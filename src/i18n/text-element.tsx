import type { ReactNode } from 'react';

/** The text of a `FormattedMessage`: it gets an element of its own, for the page translators of browsers (src/ui/jsx). */
export function TextElement({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}
