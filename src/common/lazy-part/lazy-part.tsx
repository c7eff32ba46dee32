import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { isReachable } from '#api/is-reachable.ts';
import { Continued } from '#ui/dialog/continued.ts';
import { useShop } from '../shop-context.tsx';

/**
 * Why code could not be loaded: the server cannot be reached, or it answers but no longer has this code, mostly because
 * a newer version of the shop was installed.
 */
export type LoadFailure = 'unreachable' | 'missing';

/** The state of a part that is not loaded yet. */
export interface Loading {
  /** Null while the part is being loaded. */
  readonly failure: LoadFailure | null;
  readonly retry: () => void;
}

/**
 * A part of a page whose code is loaded when it is first shown; until then, `Waiting` is shown. A failed load is
 * repeated when the person asks for it, and each time the browser is online again.
 *
 * @param texts the texts that the part needs
 */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<{ readonly loading: Loading; readonly part: Props }>,
  texts: 'account' | 'customer' = 'customer',
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const shop = useShop();
    const [Part, setPart] = useState(() => loaded);
    /** How long the part has been waited for, in ms; null = it was loaded already. */
    const [waited, setWaited] = useState<number | null>(null);
    const waitsSince = useRef<number | null>(null);
    const [attempt, setAttempt] = useState(1);
    const [failed, setFailed] = useState<{ readonly attempt: number; readonly reason: LoadFailure } | null>(null);
    const failure = failed?.attempt === attempt ? failed.reason : null;

    useEffect(() => {
      if (loaded !== null) return undefined;
      let isShown = true;
      const since = (waitsSince.current ??= performance.now());
      const load = async () => {
        try {
          const [code] = await Promise.all([fetchCode(), shop.loadTexts(texts)]);
          loaded = code;
          if (!isShown) return;
          setWaited(Math.round(performance.now() - since));
          setPart(() => code);
        } catch {
          const reason = (await isReachable()) ? 'missing' : 'unreachable';
          if (isShown) setFailed({ attempt, reason });
        }
      };
      void load();
      return () => {
        isShown = false;
      };
    }, [attempt, shop]);

    const isWaitingForNetwork = failure === 'unreachable';
    // A layout effect, because an `online` event before the first paint would be missed otherwise.
    useLayoutEffect(() => {
      if (!isWaitingForNetwork) return undefined;
      const retry = () => setAttempt((last) => last + 1);
      window.addEventListener('online', retry, { once: true });
      return () => window.removeEventListener('online', retry);
    }, [isWaitingForNetwork]);

    if (Part === null) {
      return <Waiting loading={{ failure, retry: () => setAttempt((last) => last + 1) }} part={props} />;
    }
    return (
      <Continued value={waited}>
        <Part {...props} />
      </Continued>
    );
  };
}
