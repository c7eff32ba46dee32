/** Query values stay texts: the router would turn a payment's number into a number. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export const stringifySearch = (search: Record<string, unknown>): string => {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString();
  return text === '' ? '' : `?${text}`;
};
