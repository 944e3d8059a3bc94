import type { RequestRoot } from '../request/root.ts';
import type { Fact } from './fact.ts';

/** That a file was paid for. */
export function fileFactsOf(
  { requestId, files }: Pick<RequestRoot, 'requestId' | 'files'>,
  fileId: string,
): Fact[] {
  const file = files[fileId];
  if (!file?.paidAt) return [];
  return [{ kind: 'file-paid', requestId, of: fileId, at: file.paidAt, amountCents: file.chargeCents }];
}
