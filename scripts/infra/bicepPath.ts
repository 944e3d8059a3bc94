// Prints the path of the Bicep CLI, so that a deployment compiles with the version that npm run check used (deploy.yml).
import { findBicep, VERSION } from './compiler/bicepCli.ts';

const found = findBicep();
if ('path' in found) {
  console.log(found.path);
} else {
  console.error(`Bicep CLI ${VERSION} was not found: ${found.reason}.`);
  process.exitCode = 1;
}
