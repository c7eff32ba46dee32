import * as v from 'valibot';
import { LiveDrawing } from '../../../contract/live-drawing.ts';

const read = new Map<string, LiveDrawing>();

/** Fetches what the gallery has made of a flow, once. Fails if the gallery has not been built, or is older than the shop. */
export async function readDrawing(flow: string, signal: AbortSignal): Promise<LiveDrawing> {
  const known = read.get(flow);
  if (known !== undefined) return known;
  const answer = await fetch(`/flows/live/${encodeURIComponent(flow)}.json`, { signal });
  if (!answer.ok) throw new Error(`expected a drawing of ${flow}, got ${answer.status}`);
  const drawing = v.parse(LiveDrawing, await answer.json());
  read.set(flow, drawing);
  return drawing;
}
