import type { RouteComponent } from '@tanstack/react-router';
import { useShop } from '#common/shop-context.tsx';
import type { Extension } from '#contract/extensions.ts';
import { NotFound } from './not-found.tsx';

/** The page, or the page of an unknown address if the back end does not offer the extension that the page needs. */
export function offeredPage(extension: Extension | undefined, Page: RouteComponent): RouteComponent {
  if (extension === undefined) return Page;
  const OfferedPage: RouteComponent = () => (useShop().offers(extension) ? <Page /> : <NotFound />);
  return Object.assign(OfferedPage, Page.preload && { preload: Page.preload });
}
