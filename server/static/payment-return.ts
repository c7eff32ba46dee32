import type { Context } from 'hono';

const limit = 64 * 1024;

/**
 * A gateway that returns by a posted form: its fields go into the query, unchanged and in their order, where the shop
 * reads them as it does those of a gateway that returns by GET.
 */
export async function postedReturn(context: Context): Promise<Response> {
  if (Number(context.req.header('content-length') ?? 0) > limit) return context.text('The form is too large.', 413);
  const fields = new URLSearchParams(await context.req.text());
  return context.redirect(`/payment-return?${fields.toString()}`, 303);
}
