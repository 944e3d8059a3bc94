import type { Section } from '@portal/contract/packets/recipe.ts';
import type { Source } from '@portal/contract/packets/sources.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { SectionDialog } from '../editing/SectionDialog.tsx';
import type { BenchState } from '../useBench.ts';
import { SectionsPanel } from './SectionsPanel.tsx';
import { AddSources, SourcesPanel } from './SourcesPanel.tsx';
import type { SourceUpload, SourceUploads } from './sourceUploads.ts';

interface Props {
  requestId: string;
  bench: BenchState;
  sources: readonly Source[];
  uploads: readonly SourceUpload[];
  queue: SourceUploads;
  onShowSection: (section: Section) => void;
  onAnnounce: (text: string) => void;
}

/** The files of the packet, and its sections. */
export function SidePane({ requestId, bench, sources, uploads, queue, onShowSection, onAnnounce }: Props) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const hint = useId();
  const [described, setDescribed] = useState<Section | null>(null);
  const { recipe, order } = bench;
  return (
    <>
      <AddSources queue={queue} describedBy={hint} />
      <span id={hint} className={shared('small', 'soft')}>
        {t('PDF, JPEG, PNG or TIFF, up to 250 MB each')}
      </span>
      <SourcesPanel
        requestId={requestId}
        sources={sources}
        uploads={uploads}
        queue={queue}
        onSelect={(source) => bench.selectAll(order.filter((page) => page.startsWith(`${source.number}.`)))}
        onWithdrawn={(source) => onAnnounce(t('{{name}} was withdrawn.', { name: source.name }))}
      />
      {recipe.sections.length > 0 && (
        <>
          <h2 className={shared('strong', 'above4')}>{t('Sections')}</h2>
          <SectionsPanel
            sections={recipe.sections}
            isRemoved={(page) => recipe.removed[page] !== undefined}
            onShow={onShowSection}
            onSelect={(section) => bench.selectAll(section.pages.filter(bench.isShown))}
            onDescribe={setDescribed}
            onMove={bench.moveSection}
            onMerge={bench.merge}
          />
        </>
      )}
      {described && (
        <SectionDialog
          title={t('Change the section {{title}}', { title: described.title })}
          section={described}
          onSave={(facts) => bench.describe(described.id, facts)}
          onClose={() => setDescribed(null)}
        />
      )}
    </>
  );
}
