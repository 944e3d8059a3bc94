#!/usr/bin/env node
// Node.js does not run TypeScript under node_modules, so an installed package runs its build.
const isInstalled = import.meta.url.includes('/node_modules/');
await import(isInstalled ? './dist/main.js' : './src/main.ts');
