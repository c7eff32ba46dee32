import { Hono } from 'hono';
import { passKeysPath } from '#contract/entities/pass.ts';
import type { PassKeys } from '#contract/entities/pass.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import type { Services } from '../../platform/services/services.ts';

/**
 * How long caches may keep the keys, in seconds. A new key is published for at least this time before it signs
 * (docs/decisions/0031).
 */
const keptFor = 3600;

/**
 * The operator's public keys for passes (RFC 7517), for everybody who checks a pass. The list is empty if there is no
 * key.
 */
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
