import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flowFiles, type FlowFile } from './flow-files.ts';
import { readRequest, RequestError, type FlowRequest } from './flow-request.ts';

interface WrittenFlow {
  readonly request: FlowRequest;
  readonly files: readonly FlowFile[];
}

/**
 * Writes the files of the requested flow below `root`. If this is not possible, throws a {@link RequestError} and writes
 * no file.
 */
export async function writeFlow(root: string, args: readonly string[]): Promise<WrittenFlow> {
  const isFolder = (path: string) =>
    statSync(join(root, 'src', path), { throwIfNoEntry: false })?.isDirectory() === true;
  const request = readRequest(args, isFolder);
  const files = await flowFiles(request);
  const existing = files.filter(({ path }) => existsSync(join(root, path))).map(({ path }) => `  ${path}`);
  if (existing.length > 0) throw new RequestError(['These files exist already:', ...existing].join('\n'));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { request, files };
}
