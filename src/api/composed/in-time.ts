/** How long a page waits for a part that it can do without, after all that it needs is there, in milliseconds. */
export const patience = 2000;

/** The part, which never rejects, or `otherwise` if it is not there two seconds after `needed`. Rejects as `needed` does. */
export async function inTime<Part>(part: Promise<Part>, needed: Promise<unknown>, otherwise: Part): Promise<Part> {
  await needed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Part>((resolve) => (timer = setTimeout(resolve, patience, otherwise)));
  const shown = await Promise.race([part, late]);
  clearTimeout(timer);
  return shown;
}
