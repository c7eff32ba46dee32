import { Hono } from 'hono';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import type { Services } from '../../platform/services/services.ts';
import { pageAddress } from '../../platform/static/page-address.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The maximum size of the form that a mail program posts (bytes). */
const largestForm = 4096;

/** The address in the header List-Unsubscribe of reminders (RFC 8058). */
export const oneClickPath = '/unsubscribe-notifications';

/**
 * A mail program posts the form `List-Unsubscribe=One-Click` to switch a reminder off. A program that only opens the
 * link, such as a mail scanner, is redirected to the shop's page, on which the person must press a button.
 */
export function oneClickApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', (context) => {
    const token = context.req.query('token') ?? '';
    return context.redirect(
      pageAddress(services.configuration, `/#${oneClickPath}?token=${encodeURIComponent(token)}`),
      303,
    );
  });
  app.post('/', limitBody(largestForm), async (context) => {
    const form = await context.req.parseBody();
    if (form['List-Unsubscribe'] !== 'One-Click') {
      throw new ApiError('VALIDATION_ERROR', { errors: ['List-Unsubscribe: is not One-Click'] });
    }
    const token = context.req.query('token') ?? '';
    await services.database.transaction((transaction) => unsubscribe(services, transaction, token));
    return context.body(null, 204);
  });
  return app;
}
