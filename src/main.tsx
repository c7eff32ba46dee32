import './critical.css';
import './ui/font/font.css';
// Here, so that React sets up in a task of its own before the shop does.
import 'react-dom/client';
import { moveQueryIntoHash } from './app/query-into-hash.ts';
import { nextTask } from './next-task.ts';

/** The visitor may type between React's, the shop's modules' and the shop's setting up. */
async function begin(container: HTMLElement): Promise<void> {
  const { start } = await import('./start.tsx');
  await nextTask();
  await start(container);
}

const container = document.getElementById('root');
if (container !== null && !moveQueryIntoHash(window.location)) void begin(container);
