import { useEffect, useState, type RefObject } from 'react';

/** How many pixels of the target must be on the screen: enough for the space that the bar covered and for a button. */
const seenAt = 128;

/** Whether an element is below the visible part of the page; false until the browser has measured it. */
export function useIsBelow(target: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    if (target.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry !== undefined) setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
      },
      { rootMargin: `0px 0px -${String(seenAt)}px` },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isBelow;
}
