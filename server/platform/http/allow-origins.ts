import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { repeatedHeader } from '#contract/idempotency.ts';
import type { Configuration } from '../configuration/configuration.ts';

/** The headers of the shop's calls. */
const sent = ['authorization', 'accept-language', 'content-type', 'idempotency-key', 'x-request-id'];
/** The header that injects faults into a call. */
const sentInSandbox = ['x-linka-fault'];
/** The headers of answers that pages may read in addition to those that browsers always show, such as content-language. */
const shown = ['content-disposition', 'date', 'retry-after', 'x-linka-time', 'x-request-id', repeatedHeader];

/** How long a browser remembers what it may send (seconds); Chromium remembers it for two hours at most. */
const rememberedFor = 7200;

/**
 * Lets pages of the allowed origins call this server and read all its answers, including refusals. Cookies are neither
 * sent nor stored.
 */
export const allowOrigins = ({
  allowedOrigins,
  sandbox,
}: Pick<Configuration, 'allowedOrigins' | 'sandbox'>): MiddlewareHandler =>
  cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: sandbox ? [...sent, ...sentInSandbox] : sent,
    exposeHeaders: shown,
    maxAge: rememberedFor,
  });
