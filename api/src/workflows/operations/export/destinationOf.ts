import type { StoredDocument } from '../../../domain/operations/backup/documents.ts';
import { type Destination, treatmentOf, unknownKind } from '../../../domain/operations/export/storedKinds.ts';
import type { PageSink } from './exportStage.ts';

/** Where a document goes; null if it is left out. Reports a kind that the export does not know. */
export function destinationOf(
  container: string,
  document: StoredDocument,
  sink: PageSink,
): Destination | null {
  const treatment = treatmentOf(container, document);
  if (!treatment) sink.addUnknown(unknownKind(container, document));
  return treatment && 'to' in treatment ? treatment.to : null;
}
