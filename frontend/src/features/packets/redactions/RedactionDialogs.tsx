import type { Source } from '@portal/contract/packets/sources.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import type { BenchState } from '../useBench.ts';
import type { Redactions } from './useRedactions.ts';

const RedactionsDialog = lazyComponent(
  async () => (await import('./RedactionsDialog.tsx')).RedactionsDialog,
  { failure: 'abovePage' },
);
const FindWordsDialog = lazyComponent(async () => (await import('./FindWordsDialog.tsx')).FindWordsDialog, {
  failure: 'abovePage',
});

/** `list`: all redactions. `find`: words to redact. */
export type RedactionDialog = 'list' | 'find';

interface Props {
  open: RedactionDialog | null;
  onOpen: (dialog: RedactionDialog | null) => void;
  requestId: string;
  sources: readonly Source[];
  /** The name of the document. */
  title: string;
  bench: BenchState;
  redactions: Redactions;
}

/** The dialogs of redactions. */
export function RedactionDialogs({ open, onOpen, title, ...shared }: Props) {
  const close = () => onOpen(null);
  switch (open) {
    case 'list':
      return <RedactionsDialog {...shared} onFind={() => onOpen('find')} onClose={close} />;
    case 'find':
      return <FindWordsDialog {...shared} title={title} onAdded={() => onOpen('list')} onClose={close} />;
    case null:
      return null;
  }
}
