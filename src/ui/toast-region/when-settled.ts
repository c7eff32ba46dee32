/** A page that has not changed for so long is settled; in ms. */
const quiet = 150;
/** After this time, a page that still changes or waits is treated as settled; in ms. */
const patience = 2000;

interface Settling {
  /** Call this when the page has changed. */
  readonly changed: () => void;
  readonly stop: () => void;
}

/** Calls `settled` when the page has not changed for a moment and no part of it is being loaded. */
export function whenSettled(settled: () => void): Settling {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(pause);
    clearTimeout(limit);
    limit = undefined;
  };
  const end = () => {
    stop();
    settled();
  };
  const changed = () => {
    clearTimeout(pause);
    if (limit !== undefined && document.querySelector('[data-waiting]') === null) pause = setTimeout(end, quiet);
  };
  limit = setTimeout(end, patience);
  changed();
  return { changed, stop };
}
