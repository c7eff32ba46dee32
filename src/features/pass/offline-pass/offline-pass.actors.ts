import * as v from 'valibot';
import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { Call } from '#api/call.ts';
import { issuePasses } from '#contract/endpoints/passes.ts';
import type { Failure } from '#machines/common/failure.ts';
import { offlinePassMachine } from '#machines/pass/offline-pass/offline-pass.machine.ts';
import type { Codes, KeptPasses, OfflinePassEvent, Restored } from '#machines/pass/offline-pass/offline-pass.types.ts';
import { halfMinuteOf, signedText, writeCode } from '#rules/pass-code.ts';
import { findWorkers } from '#runtime/browser-store.ts';
import { forgetPass, passPagePath, passWorkerPath } from '#runtime/forget-pass.ts';
import type { PassClock } from '#runtime/pass-clock.ts';
import { onResume } from '#runtime/resume-detection.ts';
import { sessionKey, storedSession } from '#runtime/stored-session.ts';
import { callRegularly } from '#runtime/ticks.ts';
import { claimsOf } from '#runtime/token.ts';
import { fetchPassKeys } from '../fetch-keys.ts';
import { fromBase64Url, newDeviceKey, publicKeyOf, sign, toBase64Url } from '../signatures.ts';
import { checkRecord, DeviceRecord, KeptRecord, readRecord } from './kept-passes.ts';
import { drop, keep } from './pass-store.ts';

/** What the page of the pass works with; it has no shop around it. */
export interface PassPage {
  readonly call: Call;
  readonly clock: PassClock;
}

const KnownTime = v.object({ ahead: v.number(), latest: v.number() });

/** Milliseconds after which the latest moment is kept again. */
const keptEach = 5000;

const failure = (name: string, status = 0): Failure => ({ name, status, metadata: {} });

/** The key pair of this device for an account; a new one is made for each log-in. */
async function deviceFor(account: number): Promise<CryptoKeyPair> {
  const kept = await readRecord('device', DeviceRecord);
  if (kept?.account === account) return kept.keys;
  const keys = await newDeviceKey();
  await keep('device', { account, keys } satisfies DeviceRecord);
  return keys;
}

async function codesOf({ people }: KeptPasses, now: number): Promise<Codes | null> {
  const device = await readRecord('device', DeviceRecord);
  if (device === null) return null;
  const { x, y } = await publicKeyOf(device.keys);
  const deviceKey = toBase64Url(Uint8Array.of(...fromBase64Url(x), ...fromBase64Url(y)));
  const halfMinute = halfMinuteOf(now);
  const codes = await Promise.all(
    people.map(async ({ customerId, pass }) => {
      const signature = await sign(device.keys, signedText({ pass, halfMinute }));
      return [String(customerId), writeCode({ pass, halfMinute, deviceKey, signature })] as const;
    }),
  );
  return Object.fromEntries(codes);
}

/** Has the worker keep the page and its files; one that is there already is asked to, since they may have been deleted. */
async function keepPage(): Promise<void> {
  const registration = await findWorkers()?.register(passWorkerPath, { scope: passPagePath });
  registration?.active?.postMessage('keep');
}

export function provideOfflinePass({ call, clock }: PassPage) {
  const accountNow = (): number | null => storedSession.read()?.customerAccountId ?? null;

  const restore = async (): Promise<Restored> => {
    const time = await readRecord('time', KnownTime);
    if (time !== null) clock.goOnFrom(time);
    // Proves that the browser can make and keep keys.
    await publicKeyOf(await newDeviceKey());
    const [account, now] = [accountNow(), clock.now()];
    const nothing = { account, now, passes: null, flaw: null };
    if (account === null) return nothing;
    const [record, device] = [await readRecord('passes', KeptRecord), await readRecord('device', DeviceRecord)];
    if (record === null) return nothing;
    const checked = device === null ? 'OTHER_DEVICE' : await checkRecord(record, { account, device: device.keys, now });
    // What is refused once is not shown later either, such as when the device's clock is set back.
    await keep('time', clock.known());
    if (typeof checked === 'string') {
      await drop('passes');
      return { ...nothing, flaw: checked };
    }
    return checked.people.length === 0 ? nothing : { ...nothing, passes: checked };
  };

  const hasRunOut = (token: string): boolean => (claimsOf(token)?.expiresAt ?? 0) <= clock.now();

  /** The account if it is still logged in. Rejects with a {@link Failure} otherwise: SESSION_OVER if its token has run out. */
  const loggedIn = async (account: number | null): Promise<number> => {
    const session = storedSession.read();
    if (session === null || session.customerAccountId !== account) throw failure('UNAUTHENTICATED', 401);
    // The device's clock may be hours ahead until the server's time is known.
    if (hasRunOut(session.token)) await fetchPassKeys(clock).catch(() => null);
    if (hasRunOut(session.token)) throw failure('SESSION_OVER');
    return account;
  };

  const seeStillLoggedIn = (account: number): void => {
    if (accountNow() !== account) throw failure('UNAUTHENTICATED', 401);
  };

  const fetchPasses = async (asked: number | null, signal: AbortSignal): Promise<KeptPasses> => {
    const account = await loggedIn(asked);
    const device = await deviceFor(account);
    const passes = await call(issuePasses, { body: { deviceKey: await publicKeyOf(device) }, signal });
    const record: KeptRecord = { account, passes, keys: await fetchPassKeys(clock) };
    const checked = await checkRecord(record, { account, device, now: clock.now() });
    if (typeof checked === 'string') throw failure('UNREADABLE_ANSWER');
    // Somebody may have logged out meanwhile. Then all is deleted already, and nothing may be kept again.
    seeStillLoggedIn(account);
    await Promise.all([keep('passes', record), keep('time', clock.known())]);
    // What was kept a moment ago must not stay either.
    seeStillLoggedIn(account);
    return checked;
  };

  return offlinePassMachine.provide({
    actors: {
      restore: fromPromise<Restored>(restore),
      fetchPasses: fromPromise<KeptPasses, { account: number | null }>(({ input, signal }) =>
        fetchPasses(input.account, signal),
      ),
      erase: fromPromise<void>(forgetPass),
      ticks: fromCallback<AnyEventObject>(({ sendBack }) => {
        let keptAt = 0;
        const tick = () => {
          const now = clock.now();
          sendBack({ type: 'tick', now } satisfies OfflinePassEvent);
          if (now < keptAt + keptEach || accountNow() === null) return;
          keptAt = now;
          keep('time', clock.known()).catch(() => {});
        };
        tick();
        return callRegularly(tick, 1000);
      }),
      drawCodes: fromCallback<AnyEventObject, { passes: KeptPasses | null }>(({ sendBack, input: { passes } }) => {
        let drawn = 0;
        const draw = async (): Promise<void> => {
          const now = clock.now();
          if (passes === null || drawn === halfMinuteOf(now)) return;
          drawn = halfMinuteOf(now);
          const codes = await codesOf(passes, now);
          if (codes !== null) sendBack({ type: 'drawn', codes } satisfies OfflinePassEvent);
        };
        const attempt = () => void draw().catch(() => {});
        attempt();
        return callRegularly(attempt, 1000);
      }),
      otherTabs: fromCallback<AnyEventObject>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'sessionChanged', account: accountNow() } satisfies OfflinePassEvent);
        const receive = ({ key }: StorageEvent) => {
          if (key === sessionKey || key === null) tell();
        };
        // A page from the browser's history has heard nothing.
        const shown = ({ persisted }: PageTransitionEvent) => persisted && tell();
        window.addEventListener('storage', receive);
        window.addEventListener('pageshow', shown);
        return () => {
          window.removeEventListener('storage', receive);
          window.removeEventListener('pageshow', shown);
        };
      }),
      network: fromCallback<AnyEventObject>(({ sendBack }) =>
        onResume(() => sendBack({ type: 'resumed' } satisfies OfflinePassEvent)),
      ),
    },
    actions: {
      dropKept: () => void drop('passes').catch(() => {}),
      keepPage: () => void keepPage().catch(() => {}),
    },
  });
}
