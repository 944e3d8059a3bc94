// npm run operate -- <command>: runs a command of the runbook (docs/operations.md) on the deployment of the selected azd
// environment. Without a command it lists all commands.
import { commands } from './operate/commands.ts';
import { selectedDeployment } from './operate/selectedDeployment.ts';
import { missingRole } from './operate/roles.ts';

function usage(): string {
  const rows = commands.map(({ name, argument, description, role, confirmation }) => {
    const confirmationText = confirmation
      ? ` You type the name of the environment${confirmation === 'always' ? '' : ` ${confirmation}`}.`
      : '';
    return `  ${[name, argument].filter(Boolean).join(' ')}\n      ${description}.${confirmationText}\n      Role: ${role.name} on ${role.on}`;
  });
  return ['Usage: npm run operate -- <command>', ...rows].join('\n');
}

const words = process.argv.slice(2);
const isCalled = (name: string) => name.split(' ').every((word, index) => words[index] === word);
// Of `deployments` and `deployments record`, the longer match wins.
const [command] = commands
  .filter(({ name }) => isCalled(name))
  .toSorted((one, other) => other.name.length - one.name.length);
const args = words.slice(command?.name.split(' ').length);
if (!command || args.length > (command.argument?.split(' ').length ?? 0)) {
  console.error(usage());
  process.exit(2);
}
try {
  if ('print' in command) console.log(command.print(args));
  else {
    const deployment = selectedDeployment();
    await command.run(deployment, args).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      const role = missingRole(message, command.role, deployment);
      throw new Error(role ? `${message}\n${role}` : message, { cause: error });
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
