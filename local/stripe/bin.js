#!/usr/bin/env node
// Node.js runs no TypeScript below node_modules: an installed package runs its build, this repository its sources.
const isInstalled = import.meta.url.includes('/node_modules/');
await import(isInstalled ? './dist/main.js' : './src/main.ts');
