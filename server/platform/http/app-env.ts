import type { HttpBindings } from '@hono/node-server';

/** The environment of Hono's context: Node's request and response, if the app runs on Node's server. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
}
