// npm run preflight: refuses a deployment that lacks what nobody would leave out knowingly. `azd provision` runs it first.
import { deploymentFaults } from './infra/deploymentFaults.ts';

const faults = deploymentFaults(process.env);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
