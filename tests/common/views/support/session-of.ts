type Context = { readonly session: object | null; readonly endReason?: 'expired' | 'loggedOut' };

/** The session of an account; a test can end it. */
export function sessionOf(username = 'jana@linka.example') {
  let context: Context = { session: { username } };
  const listeners = new Set<(snapshot: { context: Context }) => void>();
  return {
    getSnapshot: () => ({ context }),
    subscribe: (listener: (snapshot: { context: Context }) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    end: (endReason: 'expired' | 'loggedOut') => {
      context = { session: null, endReason };
      for (const listener of listeners) listener({ context });
    },
  };
}
