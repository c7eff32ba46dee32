import { createActor } from 'xstate';
import { createCall } from '#api/call.ts';
import type { Locale } from '#contract/enumerations.ts';
import { provideMailLanguage } from '#features/settings/mail-language/mail-language.actors.ts';
import { createPassClock } from '#runtime/pass-clock.ts';
import { requestedFaults } from '#runtime/requested-faults.ts';
import { storedSession } from '#runtime/stored-session.ts';

/**
 * Makes the languages that are chosen on a page of passes those of the mails of the account that is logged in (I18-02).
 * Returns what tells of a choice.
 */
export function followLanguage(locale: () => Locale): (chosen: Locale) => void {
  const call = createCall({
    baseUrl: '',
    prepared: new Map(),
    token: () => storedSession.read()?.token ?? null,
    locale,
    now: createPassClock().now,
    faults: requestedFaults,
    hold: () => null,
    serverTimeReceived: () => {},
    failed: () => {},
    renewToken: () => Promise.resolve(false),
  });
  const actor = createActor(provideMailLanguage({ call })).start();
  return (chosen) => {
    actor.send({ type: storedSession.read() === null ? 'sessionEnded' : 'sessionStarted' });
    actor.send({ type: 'choose', locale: chosen });
  };
}
