/** The content of a JSON body. */
export const json = (schema: unknown) => ({ 'application/json': { schema } });

export const capitalised = (name: string): string => name.replace(/^\w/, (letter) => letter.toUpperCase());
