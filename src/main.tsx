import './critical.css';
import './ui/font/font.css';
// Here, so that React sets up in a task of its own before the shop does.
import 'react-dom/client';
import { moveQueryIntoHash } from './app/router/query-into-hash.ts';
import { nextTask } from './app/next-task.ts';

/** The visitor may type between React's, the shop's modules' and the shop's setting up. */
async function begin(container: HTMLElement): Promise<void> {
  const starting = import('./app/start.tsx');
  // Whoever wants another page than log-in makes calls as soon as the shop starts.
  if (document.documentElement.dataset['away'] !== undefined) import('./api/client.ts').catch(() => {});
  const { start } = await starting;
  await nextTask();
  await start(container);
}

const container = document.getElementById('root');
if (container !== null && !moveQueryIntoHash(window.location)) void begin(container);
