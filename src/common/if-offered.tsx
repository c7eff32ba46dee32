import type { ReactNode } from 'react';
import type { Extension } from '#contract/extensions.ts';
import { useShop } from './shop-context.tsx';

interface IfOfferedProps {
  readonly extension: Extension;
  readonly children: ReactNode;
}

/** Shows its content only if the back end offers the extension that the content needs (docs/calls.md). */
export function IfOffered({ extension, children }: IfOfferedProps) {
  return useShop().offers(extension) ? children : null;
}
