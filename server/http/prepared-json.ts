import { BoundedMap } from '../cache/bounded-map.ts';
import { compressBest } from './encoding.ts';
import { PreparedAnswer } from './prepared-answer.ts';

const kept = new BoundedMap<string, Promise<PreparedAnswer>>(20);

async function prepare(text: string): Promise<PreparedAnswer> {
  const [gzip, brotli] = await Promise.all([compressBest(text, 'gzip'), compressBest(text, 'br')]);
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new PreparedAnswer({ identity: Buffer.from(text), gzip, brotli, headers });
}

/** An answer that all visitors get alike: as small as can be, and compressed once however many ask. */
export function preparedJson(body: unknown): Promise<PreparedAnswer> {
  const text = JSON.stringify(body);
  const answer = kept.get(text) ?? prepare(text);
  kept.set(text, answer);
  return answer;
}
