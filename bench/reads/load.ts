import { Agent, get } from 'node:http';

/** A GET request that is repeated; the server is on this computer. */
export interface Target {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const send = ({ port, path, headers }: Target): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers: { ...headers }, agent }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`expected status 200 from ${path}, found ${response.statusCode}`));
      });
    });
    request.once('error', reject);
  });

/** Sends the given number of requests over `connections` keep-alive connections, and waits for all answers. */
export async function load(target: Target, requests: number): Promise<void> {
  let left = requests;
  const connection = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await send(target);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

export const closeConnections = (): void => agent.destroy();
