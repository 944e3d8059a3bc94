import { fileId } from '@portal/contract/fields/fields.ts';
import type { LocalizableText } from '@portal/contract/fields/localizableText.ts';
import * as z from 'zod/mini';

/** A file in the quarantine of the store. `size` in bytes. */
export const uploadedFile = z.object({ fileId, name: z.string(), size: z.int() });

export type UploadedFile = z.output<typeof uploadedFile>;

/** A file that was not accepted, with the reason. It stays in its list until the person removes it. `size` in bytes. */
export const refusedFile = z.object({
  group: z.string(),
  name: z.string(),
  size: z.number(),
  text: z.object({
    template: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
});

export interface RefusedFile {
  readonly group: string;
  readonly name: string;
  readonly size: number;
  readonly text: LocalizableText;
}
