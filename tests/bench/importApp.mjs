// Imports a bundled Function App as a worker would, and prints how long that took in milliseconds.
// What the Functions worker itself has loaded by the time it imports an app.
import 'node:crypto';
import 'node:fs/promises';
import 'node:http';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const core = `
module.exports = {
  setProgrammingModel() {}, getProgrammingModel() {}, registerFunction() { return { dispose() {} }; },
  registerHook() { return { dispose() {} }; }, log() {}, Disposable: class {}, version: '3.0.0',
};`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@azure/functions-core'
      ? { url: 'core:functions', format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === 'core:functions' ? { format: 'commonjs', source: core, shortCircuit: true } : next(url, context),
});

const startedAt = performance.now();
await import(pathToFileURL(process.argv[2]).href);
process.stdout.write(String(performance.now() - startedAt));
process.exit(0);
