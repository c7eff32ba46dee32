import { pressedButton } from './pressed-button.ts';

/**
 * What shows that a person uses the page. `storage` and `hashchange`: the person has logged in in another tab, or has
 * opened another address.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'click', 'input', 'focusin', 'storage', 'hashchange'] as const;

const isUsed = ({ documentElement, activeElement, body }: Document): boolean =>
  activeElement !== body ||
  'entered' in documentElement.dataset ||
  pressedButton() !== undefined ||
  [...document.querySelectorAll('input')].some(({ value }) => value !== '');

/** The first field has the focus, except on devices where this would open the keyboard (LOG-03). */
function focusFirstField(): void {
  if (matchMedia('(pointer: fine)').matches) document.querySelector('input')?.focus({ preventScroll: true });
}

/**
 * Waits until a person begins to use the prerendered log-in, not only looks at it, or until the browser has filled in
 * the credentials (LOG-04).
 */
export function firstSign(): Promise<void> {
  if (isUsed(document)) return Promise.resolve();
  focusFirstField();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    const end = () => {
      listening.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, end, options);
    // Not every browser sends `input` when it fills in credentials, but each starts the animation of critical.css.
    addEventListener('animationstart', ({ animationName }) => animationName === 'filled-in' && end(), options);
  });
}
