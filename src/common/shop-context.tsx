import { createContext, useContext } from 'react';
import type { Shop } from '../runtime/shop.ts';

const ShopContext = createContext<Shop | null>(null);
export const ShopProvider = ShopContext.Provider;

/** The shop that the app runs on; screens and dialogs give it to the providers of their machines. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}
