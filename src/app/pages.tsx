import '../index.css';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { guardOnSessionChange } from './guard-on-session-change.ts';
import { createShopRouter } from './router.tsx';
import { useShop } from './shop-context.tsx';

/** All pages, with the router that leads among them. */
export function Pages() {
  const shop = useShop();
  const [router] = useState(() => createShopRouter(shop));
  useEffect(() => guardOnSessionChange(shop, router), [shop, router]);
  return <RouterProvider router={router} />;
}
