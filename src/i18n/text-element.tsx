import type { ReactNode } from 'react';

/**
 * The text of a `FormattedMessage`. It gets an element of its own because of the browsers' page translators
 * (src/ui/jsx).
 */
export function TextElement({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}
