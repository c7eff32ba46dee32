import { useEffect, useState } from 'react';
import { useShop } from './shop-context.tsx';

const second = 1000;

/** Whether the given number of milliseconds has passed, by the shop's clock, since the component was first shown. */
export function useElapsed(milliseconds: number): boolean {
  const { clock } = useShop();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const start = clock.now();
    const timer = setInterval(() => {
      if (clock.now() - start < milliseconds) return;
      clearInterval(timer);
      setOver(true);
    }, second);
    return () => clearInterval(timer);
  }, [clock, milliseconds]);
  return isOver;
}
