import { BoundedMap } from '../cache/bounded-map.ts';
import { prepareAnswer } from './prepared-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

const kept = new BoundedMap<string, Promise<PreparedAnswer>>(20);

/** An answer that all visitors get alike: as small as can be, and compressed once however many ask. */
export function preparedJson(body: unknown): Promise<PreparedAnswer> {
  const text = JSON.stringify(body);
  const answer = kept.get(text) ?? prepareAnswer(text, { 'content-type': 'application/json; charset=utf-8' });
  kept.set(text, answer);
  return answer;
}
