import './critical.css';
import './ui/font/font.css';
// Imported here, so that React is initialised in a separate task before the shop.
import 'react-dom/client';
import { nextTask } from './app/next-task.ts';
import { moveIntoHash } from './app/router/move-into-hash.ts';

/** Initialises React, the shop's modules and the shop in separate tasks, so that the visitor can type in between. */
async function begin(container: HTMLElement): Promise<void> {
  const starting = import('./app/start.tsx');
  // Every page but log-in makes calls as soon as the shop starts.
  if (document.documentElement.dataset['away'] !== undefined) import('./api/client.ts').catch(() => {});
  const { start } = await starting;
  await nextTask();
  await start(container);
  // The browser runs the shop.
  document.getElementById('unsupported')?.remove();
}

const container = document.getElementById('root');
if (container !== null && !moveIntoHash(window.location)) void begin(container);
