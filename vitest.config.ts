import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './messages/vite-plugin.ts';

/** Tests run in node; one that needs a page begins with `// @vitest-environment jsdom`. */
export default defineConfig({
  plugins: [react(), messagesPlugin()],
  resolve: {
    alias: { 'styled-system': fileURLToPath(new URL('./styled-system', import.meta.url)) },
  },
  test: {
    environment: 'node',
    // By itself it leaves one of two cores idle.
    maxWorkers: '100%',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['e2e/**', 'node_modules/**'],
  },
});
