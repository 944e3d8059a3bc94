import { saveBlob } from './saveBlob.ts';

/** Saves the parts of a CSV file to the device. */
export function saveCsv(parts: readonly string[], name: string): void {
  saveBlob(new Blob([...parts], { type: 'text/csv;charset=utf-8' }), name);
}
