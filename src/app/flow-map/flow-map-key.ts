/** Opens the flow map; browsers and screen readers leave this key alone. */
export const flowMapKey = 'F8';
