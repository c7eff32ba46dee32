/** Waits for 250 ms; after that, each instance has read the changes of other instances. */
export const quarterSecond = () => new Promise((resolve) => setTimeout(resolve, 250));
