import type { Configuration } from './platform/configuration/configuration.ts';
import { demoAccounts, demoPassword } from './sandbox/seeds/demo-accounts.ts';

const accountTable = (): string[] => {
  const width = Math.max(...demoAccounts.map(({ username }) => username.length));
  return demoAccounts.map(({ username, purpose }) => `    ${username.padEnd(width)}  ${purpose}`);
};

/** The text for the person who starts the server: the address, and in the sandbox the demo accounts. */
export function welcome({ publicUrl, sandbox }: Configuration): string {
  const lines = sandbox
    ? [
        `  Linka is running:   ${publicUrl}`,
        `  Tester's tools:     ${publicUrl}/sandbox`,
        '',
        `  Demo accounts, all with the password ${demoPassword}:`,
        ...accountTable(),
      ]
    : [`  Linka is running:   ${publicUrl}`];
  return `\n${lines.join('\n')}\n\n`;
}
