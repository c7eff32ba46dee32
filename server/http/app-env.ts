import type { HttpBindings } from '@hono/node-server';

/** What Hono's context holds besides the request: Node's own objects of it. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
}
