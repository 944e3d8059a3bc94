import griffel from '@griffel/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { compressText } from './build/compressText.ts';
import { languagePreload } from './build/languagePreload.ts';
import { pageFiles } from './build/pageFiles.ts';
import { pdfParts } from './build/pdfParts.ts';
import { siteRules } from './build/siteRules.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    command === 'build' && griffel(),
    languagePreload(),
    pageFiles(),
    pdfParts(),
    siteRules(process.env.BLOB_ORIGIN),
    compressText(),
  ],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The entry names every chunk: each letter is paid for on the first load.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 2)}-[hash:7].js`,
      },
    },
  },
}));
