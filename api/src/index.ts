import { enableCompileCache } from 'node:module';

// Enabled before anything else loads, so that a cold start uses the compiled code of the previous one.
enableCompileCache();
await import('./app.ts');
