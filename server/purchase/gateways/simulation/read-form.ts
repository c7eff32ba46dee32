import type { Context } from 'hono';

/** The text fields of a posted form. */
export async function readForm(context: Context): Promise<Record<string, string>> {
  const body = await context.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
