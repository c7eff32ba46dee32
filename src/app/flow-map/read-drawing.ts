import * as v from 'valibot';
import { LiveDrawing } from '#contract/live-drawing.ts';

/** Fetches the gallery's drawing of a flow. Fails if the gallery has not been built, or is older than the shop. */
export async function readDrawing(flow: string, signal: AbortSignal): Promise<LiveDrawing> {
  const answer = await fetch(`/flows/live/${encodeURIComponent(flow)}.json`, { signal });
  if (!answer.ok) throw new Error(`expected a drawing of ${flow}, got ${answer.status}`);
  return v.parse(LiveDrawing, await answer.json());
}
