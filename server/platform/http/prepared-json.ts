import { BoundedMap } from '../cache/bounded-map.ts';
import { prepareAnswer } from './prepared-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

const kept = new BoundedMap<string, Promise<PreparedAnswer>>(20);

/** A JSON answer that is the same for all callers: it is compressed once and cached. */
export function preparedJson(body: unknown): Promise<PreparedAnswer> {
  const text = JSON.stringify(body);
  const answer = kept.get(text) ?? prepareAnswer(text, { 'content-type': 'application/json; charset=utf-8' });
  kept.set(text, answer);
  return answer;
}
