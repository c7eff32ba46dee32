import { createContext, useContext } from 'react';
import type { Shop } from '#runtime/shop.ts';

const ShopContext = createContext<Shop | null>(null);
export const ShopProvider = ShopContext.Provider;

/** The shop of the app. Components give it to the functions that provide their machines' actors. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}
