import * as v from 'valibot';
import { dataExport } from '#contract/endpoints/data-export.ts';
import { DataExport } from '#contract/entities/data-export.ts';
import { send } from './call.ts';
import { readZip } from './read-zip.ts';
import type { TestServer } from './start-server.ts';

/** Downloads the data of an account: the response, the files of its zip, its page, and its parsed data. */
export async function exportOf(server: Pick<TestServer, 'url'>, token: string) {
  const answer = await send(server, dataExport, { token });
  if (answer.status !== 200) throw new Error(`expected a file, got ${String(answer.status)} ${await answer.text()}`);
  const files = readZip(await answer.arrayBuffer());
  const json = Object.fromEntries(
    [...files]
      .filter(([name]) => name.endsWith('.json'))
      .map(([name, content]) => [name.slice('data/'.length, -'.json'.length), JSON.parse(String(content)) as unknown]),
  );
  const data = v.parse(DataExport, json);
  return { headers: answer.headers, files, json, data, page: String(files.get('index.html')) };
}
