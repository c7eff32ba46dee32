import { vi } from 'vitest';

/**
 * Keeps what the server has cached for a short time until `mockRestore` is called. Without this, the settings can be read
 * again between any two calls on a busy machine, because the caches end by real time.
 */
export const holdCaches = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now());
