import { vi } from 'vitest';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import type { Call } from '#api/call.ts';
import type { EcPublicKey, PassClaims, Passes } from '#contract/entities/pass.ts';
import { provideOfflinePass } from '#features/pass/offline-pass/offline-pass.actors.ts';
import { newDeviceKey, publicKeyOf } from '#features/pass/signatures.ts';
import { signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import type { offlinePassMachine } from '#machines/pass/offline-pass/offline-pass.machine.ts';
import { createPassClock } from '#runtime/pass-clock.ts';
import { createAuthority } from '#tests/pass/features/pass-authority.ts';
import { putStored } from './pass-browser.ts';

export interface IssuedPerson {
  readonly customerId: number;
  readonly claims?: Partial<PassClaims>;
  readonly photo?: string;
}

export const passKeysAnswer = (keys: unknown, time?: number) => async (): Promise<Response> =>
  Response.json(keys, time === undefined ? {} : { headers: { 'x-linka-time': String(time) } });

/**
 * A server that signs passes of these people, with public keys that can be fetched. `fail` is the failure of the next
 * calls; `during` is called during a call.
 */
export async function createPassServer(people: readonly IssuedPerson[] = [{ customerId: 5 }]) {
  const authority = await createAuthority();
  const server = {
    authority,
    people,
    sent: [] as { name: string; deviceKey: EcPublicKey; signal: AbortSignal | undefined }[],
    fail: null as object | null,
    during: (): void => {},
    issued: new Date(signedAt).toISOString(),
    expires: new Date(signedAt + 86_400_000).toISOString(),
    passesFor: async (deviceKey: EcPublicKey): Promise<Passes> => {
      const items = server.people.map(async ({ customerId, claims, photo = null }) => ({
        customerId,
        pass: await authority.issueFor(deviceKey, claims),
        photo,
      }));
      return { issued: server.issued, expires: server.expires, items: await Promise.all(items) };
    },
    call: (async ({ name }, options) => {
      const { body, signal } = { ...options };
      const { deviceKey } = body as { deviceKey: EcPublicKey };
      server.sent.push({ name, deviceKey, signal });
      server.during();
      if (server.fail !== null) throw server.fail;
      return server.passesFor(deviceKey);
    }) as Call,
    fetchKeys: vi.fn(passKeysAnswer(authority.keys)),
  };
  vi.stubGlobal('fetch', server.fetchKeys);
  return server;
}

export type PassServer = Awaited<ReturnType<typeof createPassServer>>;

export const noNetwork = { name: 'NO_ANSWER', status: 0, metadata: {} };

/** Stores the passes of the server's people in the browser, as an earlier visit of an account on this device would. */
export async function keepFromBefore(server: PassServer, account = 1) {
  const device = await newDeviceKey();
  const passes = await server.passesFor(await publicKeyOf(device));
  const record = { account, passes, keys: server.authority.keys };
  await putStored('device', { account, keys: device });
  await putStored('passes', record);
  return { device, passes, record };
}

const opened: ActorRefFrom<typeof offlinePassMachine>[] = [];

export function openPassPage(server: PassServer) {
  const clock = createPassClock();
  const page = createActor(provideOfflinePass({ call: server.call, clock })).start();
  opened.push(page);
  return { page, clock };
}

export function closePassPages(): void {
  for (const page of opened.splice(0)) page.stop();
}

/** Waits until the page has finished reading, deleting and all other work. */
export const settled = (page: ActorRefFrom<typeof offlinePassMachine>) =>
  waitFor(page, (snapshot) => !snapshot.hasTag('busy'));
