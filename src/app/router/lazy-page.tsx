import { lazyRouteComponent, useRouter, type AnyRouter, type RouteComponent } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { pageCode } from './page-code.ts';
import { PageLoading } from './page-loading.tsx';

/**
 * A page whose code is loaded when the page is opened. The first page of a visit is rendered in the background, in short
 * pieces, so that the browser can handle presses meanwhile: otherwise its rendering would be the longest task of the
 * start.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, RouteComponent>>>,
  name: Name,
): RouteComponent {
  const Code = lazyRouteComponent<Record<string, RouteComponent>, string>(
    () => pageCode<Record<string, RouteComponent>>(load()),
    name,
  );
  const Page: RouteComponent = () => {
    const router = useRouter<AnyRouter>();
    const [isFirst] = useState(() => router.state.resolvedLocation === undefined);
    const isShown = useDeferredValue(true, !isFirst);
    return isShown ? <Code /> : <PageLoading />;
  };
  return Object.assign(Page, Code.preload && { preload: Code.preload });
}
