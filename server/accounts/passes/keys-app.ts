import { Hono } from 'hono';
import { passKeysPath } from '#contract/entities/pass.ts';
import type { PassKeys } from '#contract/entities/pass.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import type { Services } from '../../platform/services/services.ts';

/** Caches may keep the keys so long, in seconds: a new key signs only after that (docs/decisions/0031). */
const keptFor = 3600;

/** The operator's public keys for passes (RFC 7517), for everybody who checks one; without a key, an empty list. */
export function passKeysApp({ configuration, settings, database, passSigner, clock }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(passKeysPath, async (context) => {
    const keys: PassKeys = {
      issuer: configuration.publicUrl,
      proofTolerance: await settings.number(database, 'PASS_CLOCK_TOLERANCE_IN_SECONDS'),
      keys: [...(passSigner?.keys ?? [])],
    };
    return context.json(keys, 200, {
      'cache-control': `public, max-age=${String(keptFor)}`,
      'x-linka-time': String(clock.now().getTime()),
    });
  });
  return app;
}
