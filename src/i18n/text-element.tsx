import type { ReactNode } from 'react';

/** Around the text of a `FormattedMessage`, so that it survives the page translators of browsers (src/ui/jsx). */
export function TextElement({ children }: { readonly children?: ReactNode }) {
  return <span>{children}</span>;
}
