import * as v from 'valibot';
import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { Call } from '#api/call.ts';
import { issuePasses } from '#contract/endpoints/passes.ts';
import type { Failure } from '#machines/common/failure.ts';
import { offlinePassMachine } from '#machines/pass/offline-pass/offline-pass.machine.ts';
import type { Codes, KeptPasses, OfflinePassEvent, Restored } from '#machines/pass/offline-pass/offline-pass.types.ts';
import { fromBase64Url, toBase64Url } from '#rules/base64.ts';
import { halfMinuteOf, signedText, writeCode } from '#rules/pass-code.ts';
import { findWorkers } from '#runtime/browser-store.ts';
import { forgetPass, passPagePath, passWorkerPath, shopScope } from '#runtime/forget-pass.ts';
import type { PassClock } from '#runtime/pass-clock.ts';
import { onResume } from '#runtime/resume-detection.ts';
import { sessionKey, storedSession } from '#runtime/stored-session.ts';
import { callRegularly } from '#runtime/ticks.ts';
import { claimsOf } from '#runtime/token.ts';
import { fetchPassKeys } from '../fetch-keys.ts';
import { newDeviceKey, publicKeyOf, sign } from '../signatures.ts';
import { checkRecord, DeviceRecord, KeptRecord, readRecord } from './kept-passes.ts';
import { drop, keep } from './pass-store.ts';

/** The dependencies of the pass page, which runs without a shop. */
export interface PassPage {
  readonly call: Call;
  readonly clock: PassClock;
}

const KnownTime = v.object({ ahead: v.number(), latest: v.number() });

/** The interval in milliseconds at which the latest time is stored. */
const keptEach = 5000;

const failure = (name: string, status = 0): Failure => ({ name, status, metadata: {} });

/** The key pair of this device for an account; each log-in gets a new pair. */
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

/**
 * Asks the service worker to cache the page and its files. An existing worker is asked too, because the files may have
 * been deleted.
 */
async function keepPage(): Promise<void> {
  const registration = await findWorkers()?.register(passWorkerPath, { scope: passPagePath });
  registration?.active?.postMessage('keep');
}

/**
 * Makes the address of the shop lead to the stored pass when the shop cannot be reached.
 *
 * @param isWanted asked after the registration, because the person may have logged out meanwhile
 */
async function replaceShop(isWanted: () => boolean): Promise<void> {
  const registration = await findWorkers()?.register(passWorkerPath, { scope: shopScope });
  if (!isWanted()) await registration?.unregister();
}

export function provideOfflinePass({ call, clock }: PassPage) {
  const accountNow = (): number | null => storedSession.read()?.customerAccountId ?? null;

  const restore = async (): Promise<Restored> => {
    const time = await readRecord('time', KnownTime);
    if (time !== null) clock.continueFrom(time);
    // Checks that the browser can create and store keys.
    await publicKeyOf(await newDeviceKey());
    const [account, now] = [accountNow(), clock.now()];
    const nothing = { account, now, passes: null, flaw: null };
    if (account === null) return nothing;
    const [record, device] = [await readRecord('passes', KeptRecord), await readRecord('device', DeviceRecord)];
    if (record === null) return nothing;
    const checked = device === null ? 'OTHER_DEVICE' : await checkRecord(record, { account, device: device.keys, now });
    // Passes that were refused must not be shown later, for example after the device's clock was set back.
    await keep('time', clock.known());
    if (typeof checked === 'string') {
      await drop('passes');
      return { ...nothing, flaw: checked };
    }
    return checked.people.length === 0 ? nothing : { ...nothing, passes: checked };
  };

  const hasRunOut = (token: string): boolean => (claimsOf(token)?.expiresAt ?? 0) <= clock.now();

  /**
   * The account if it is still logged in; otherwise rejects with a {@link Failure}: SESSION_OVER if the token has
   * expired.
   */
  const loggedIn = async (account: number | null): Promise<number> => {
    const session = storedSession.read();
    if (session === null || session.customerAccountId !== account) throw failure('UNAUTHENTICATED', 401);
    // Until the server's time is known, the device's clock may be hours ahead.
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
    // If the person has logged out meanwhile, everything was deleted already and nothing may be stored again.
    seeStillLoggedIn(account);
    await Promise.all([keep('passes', record), keep('time', clock.known())]);
    // If the person logged out during the write, the stored passes must be deleted as well.
    seeStillLoggedIn(account);
    if (checked.people.length > 0) replaceShop(() => accountNow() === account).catch(() => {});
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
        const drawWhenDue = async (): Promise<void> => {
          const now = clock.now();
          if (passes === null || drawn === halfMinuteOf(now)) return;
          drawn = halfMinuteOf(now);
          const codes = await codesOf(passes, now);
          if (codes !== null) sendBack({ type: 'drawn', codes } satisfies OfflinePassEvent);
        };
        const attempt = () => void drawWhenDue().catch(() => {});
        attempt();
        return callRegularly(attempt, 1000);
      }),
      otherTabs: fromCallback<AnyEventObject>(({ sendBack }) => {
        const report = () => sendBack({ type: 'sessionChanged', account: accountNow() } satisfies OfflinePassEvent);
        const receive = ({ key }: StorageEvent) => {
          if (key === sessionKey || key === null) report();
        };
        // A page restored from the browser's history has missed the storage events.
        const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && report();
        window.addEventListener('storage', receive);
        window.addEventListener('pageshow', onPageShow);
        return () => {
          window.removeEventListener('storage', receive);
          window.removeEventListener('pageshow', onPageShow);
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
