import { createInterface } from 'node:readline';
import type { SelectedDeployment } from './selectedDeployment.ts';

/** Asks the user to type the name of the environment. @throws Error when the input does not match */
export async function confirm({ name }: SelectedDeployment): Promise<void> {
  process.stdout.write(`Type the name of the environment (${name}) to continue: `);
  const answer = await firstLine();
  if (name === '' || answer !== name) throw new Error('The name does not match. Nothing was changed.');
}

async function firstLine(): Promise<string> {
  const terminal = createInterface({ input: process.stdin });
  for await (const line of terminal) {
    terminal.close();
    return line.trim();
  }
  return '';
}
