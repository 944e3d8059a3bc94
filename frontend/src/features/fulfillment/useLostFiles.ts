import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { Upload } from '../uploads/upload.ts';
import type { FulfillValues } from './rules/fulfillValues.ts';
import type { FulfillDraft } from './useFulfillDraft.ts';

/**
 * Files of an earlier visit that were not chosen again when the panel opened. Gives them their own terms
 * back once they are chosen again.
 */
export function useLostFiles(
  initial: FulfillDraft | null,
  files: readonly Upload[],
  setValue: UseFormSetValue<FulfillValues>,
) {
  const [lostFiles, setLostFiles] = useState(() =>
    (initial?.files ?? []).filter((lost) => !files.some(({ name }) => name === lost.name)),
  );
  const restoredIds = useRef(new Set<string>());
  const restoreTerms = useEffectEvent(() => {
    for (const { id, name } of files) {
      const lost = lostFiles.find((file) => file.name === name);
      if (!lost?.terms || restoredIds.current.has(id)) continue;
      restoredIds.current.add(id);
      setValue(`fileTerms.${id}`, lost.terms);
    }
  });
  const names = files.map(({ name }) => name).join('\n');
  useEffect(() => restoreTerms(), [names]);
  return {
    /** Those that are still not chosen again. */
    missingFiles: lostFiles.filter((lost) => !files.some(({ name }) => name === lost.name)),
    forget: () => setLostFiles([]),
  };
}
