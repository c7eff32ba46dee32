/** Whether two values of plain data say the same. */
export const isSameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
