import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns the blur handler of a field. If the field loses the focus because of a mouse press, `onLeave` is called after
 * the press has ended: an error below the field would move the elements below, and the click would miss its target.
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
