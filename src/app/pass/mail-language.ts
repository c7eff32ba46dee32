import { createActor } from 'xstate';
import type { Locale } from '#contract/enumerations.ts';
import { provideMailLanguage } from '#features/settings/mail-language/mail-language.actors.ts';
import { createPassClock } from '#runtime/pass-clock.ts';
import { storedSession } from '#runtime/stored-session.ts';
import { createPassCall } from './pass-call.ts';

/**
 * When a language is chosen on a page of passes, makes it the mail language of the logged-in account (I18-02). Returns
 * the function to call with the chosen language.
 */
export function followLanguage(locale: () => Locale): (chosen: Locale) => void {
  const actor = createActor(provideMailLanguage({ call: createPassCall(locale, createPassClock()) })).start();
  return (chosen) => {
    actor.send({ type: storedSession.read() === null ? 'sessionEnded' : 'sessionStarted' });
    actor.send({ type: 'choose', locale: chosen });
  };
}
