import { readBaseUrl } from '#api/base-url.ts';
import { createCall, type Call } from '#api/call.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { PassClock } from '#runtime/pass-clock.ts';
import { requestedFaults } from '#runtime/requested-faults.ts';
import { storedSession } from '#runtime/stored-session.ts';

/** Calls of a page of passes. They use the stored session, but neither renew nor end it. A failure shows no toast. */
export const createPassCall = (locale: () => Locale, { now, correct }: Pick<PassClock, 'now' | 'correct'>): Call =>
  createCall({
    baseUrl: readBaseUrl,
    prepared: new Map(),
    token: () => storedSession.read()?.token ?? null,
    locale,
    now,
    faults: requestedFaults,
    hold: () => null,
    serverTimeReceived: correct,
    failed: () => {},
    renewToken: () => Promise.resolve(false),
  });
