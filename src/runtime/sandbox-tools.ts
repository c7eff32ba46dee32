import type { Texts } from '#i18n/texts.ts';
import type { ShopClock } from './clock.ts';
import { followSandboxClock } from './follow-sandbox-clock.ts';

const wantsPseudoTexts = (address: string): boolean => /[?&]pseudo=1(&|$)/.test(address);

/** Tools that are loaded only in the sandbox. `?pseudo=1` in the address makes all texts longer. */
export function startSandboxTools(clock: ShopClock, texts: Texts): void {
  followSandboxClock(clock);
  if (!wantsPseudoTexts(window.location.href)) return;
  void import('#i18n/pseudo-texts.ts').then(({ applyPseudoTexts }) => applyPseudoTexts(texts));
}
