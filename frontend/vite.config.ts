import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetRules } from './build/assetRules.ts';
import { chunkGroups, planChunks } from './build/chunks.ts';
import { compressText } from './build/compressText.ts';
import { guidePages } from './build/guide/guidePages.ts';
import { pageFiles } from './build/pageFiles.ts';
import { pdfParts } from './build/pdfParts.ts';
import { siteRules } from './build/siteRules.ts';
import { styles } from './build/styles.ts';
import { baseStyles } from './build/baseStyles.ts';

export default defineConfig({
  plugins: [
    react(),
    styles(),
    baseStyles(),
    siteRules(process.env.BLOB_ORIGIN),
    pageFiles(),
    guidePages(),
    planChunks(),
    pdfParts(),
    assetRules(),
    // Static Web Apps compresses files itself, and would serve these as pages.
    ...(process.env.BLOB_ORIGIN ? [] : [compressText()]),
  ],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The entry chunk lists all chunk names, so short names save bytes on the first load. Seven is the shortest hash allowed.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
});
