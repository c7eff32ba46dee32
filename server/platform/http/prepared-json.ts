import { BoundedMap } from '../cache/bounded-map.ts';
import { prepareAnswer } from './prepared-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

const cachedAnswers = new BoundedMap<string, Promise<PreparedAnswer>>(20);

/** A JSON answer that is the same for all callers. The answer is compressed only one time and cached. */
export function preparedJson(body: unknown): Promise<PreparedAnswer> {
  const text = JSON.stringify(body);
  const answer = cachedAnswers.get(text) ?? prepareAnswer(text, { 'content-type': 'application/json; charset=utf-8' });
  cachedAnswers.set(text, answer);
  return answer;
}
