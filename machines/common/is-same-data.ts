/** Whether two values of plain data are equal. */
export const isSameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
