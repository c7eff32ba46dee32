import { useEffect, useState } from 'react';
import { useShop } from './shop-context.tsx';

/**
 * Loads the texts of a customer's pages, which are not needed before log-in; returns true as soon as they are loaded.
 */
export function useCustomerTexts(): boolean {
  const shop = useShop();
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isShown = true;
    void shop.loadTexts('customer').then(() => isShown && setLoaded(true));
    return () => {
      isShown = false;
    };
  }, [shop]);
  return areLoaded;
}
