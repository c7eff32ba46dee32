/** The key that opens the flow map; browsers and screen readers do not use it. */
export const flowMapKey = 'F8';
