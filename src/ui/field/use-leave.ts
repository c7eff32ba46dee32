import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns what a field does when it loses the focus. If the focus goes because something else is pressed, `onLeave` waits until
 * the press has ended: an error that appears below the field moves what is below it, and the click would miss it.
 */
export function useLeave(onLeave: (() => void) | undefined): () => void {
  const isPressing = useRef(false);
  const isLeaving = useRef(false);
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    let afterClick: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      isPressing.current = true;
    };
    const end = () => {
      isPressing.current = false;
      if (!isLeaving.current) return;
      isLeaving.current = false;
      afterClick = setTimeout(leave);
    };
    document.addEventListener('mousedown', begin, true);
    document.addEventListener('mouseup', end, true);
    document.addEventListener('dragend', end, true);
    return () => {
      clearTimeout(afterClick);
      document.removeEventListener('mousedown', begin, true);
      document.removeEventListener('mouseup', end, true);
      document.removeEventListener('dragend', end, true);
    };
  }, []);
  return () => {
    if (isPressing.current) isLeaving.current = true;
    else onLeave?.();
  };
}
