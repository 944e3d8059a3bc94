import { enableCompileCache } from 'node:module';

// Before anything is loaded, so that a cold start finds the compiled code of the last one.
enableCompileCache();
await import('./app.ts');
