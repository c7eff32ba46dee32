// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { firstSign } from '#app/prerendered-login/first-sign.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const username = () => find('input');

function showLogin({ hasMouse = true } = {}): void {
  document.body.innerHTML = '<form><input name="username" /><input name="password" /><button>x</button></form>';
  delete document.documentElement.dataset['entered'];
  Object.assign(document.documentElement, { pressed: undefined });
  window.matchMedia = (query) => ({ matches: hasMouse && query === '(pointer: fine)' }) as MediaQueryList;
}

async function isSeen(signs: Promise<void>): Promise<boolean> {
  const nothing = Symbol('nothing');
  return (await Promise.race([signs, new Promise((resolve) => setTimeout(resolve, 0, nothing))])) !== nothing;
}

describe('the first sign of a person at the prerendered log-in (LOG-04)', () => {
  beforeEach(() => showLogin());

  it('is not that the page is shown, scrolled or left', async () => {
    const sign = firstSign();
    for (const event of ['load', 'scroll', 'visibilitychange', 'blur', 'resize', 'mouseover'])
      window.dispatchEvent(new Event(event));
    expect(await isSeen(sign)).toBe(false);
  });

  it.each(['pointermove', 'pointerdown', 'keydown', 'click', 'input', 'focusin', 'storage', 'hashchange'])(
    'is %s',
    async (name) => {
      const sign = firstSign();
      window.dispatchEvent(new Event(name));
      expect(await isSeen(sign)).toBe(true);
    },
  );

  it('is that the browser has filled in the credentials, but no other animation', async () => {
    const animate = (animationName: string) =>
      username().dispatchEvent(Object.assign(new Event('animationstart', { bubbles: true }), { animationName }));
    const sign = firstSign();
    animate('pulse');
    expect(await isSeen(sign)).toBe(false);
    animate('filled-in');
    expect(await isSeen(sign)).toBe(true);
  });

  it.each([
    ['text in a field', () => (username().value = 'jana')],
    ['Enter', () => (document.documentElement.dataset['entered'] = '')],
    ['a press', () => Object.assign(document.documentElement, { pressed: document.querySelector('button') })],
    ['a focus', () => find('[name=password]').focus()],
  ])('may have been %s before this script ran', async (_, use) => {
    use();
    expect(await isSeen(firstSign())).toBe(true);
  });

  it('is not the focus that the first field gets on a device with a mouse (LOG-03)', async () => {
    const sign = firstSign();
    expect(document.activeElement).toBe(username());
    expect(await isSeen(sign)).toBe(false);
  });

  it('gives no field the focus on a telephone, where that would open the keyboard (LOG-03)', () => {
    showLogin({ hasMouse: false });
    void firstSign();
    expect(document.activeElement).toBe(document.body);
  });
});
