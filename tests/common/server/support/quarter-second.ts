/** Waits for 250 ms, after which each instance has read anew what another one has changed. */
export const quarterSecond = () => new Promise((resolve) => setTimeout(resolve, 250));
