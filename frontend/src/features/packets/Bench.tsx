import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { nextBatesNumbers } from '@portal/contract/packets/batesNumbers.ts';
import type { Section } from '@portal/contract/packets/recipe.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { LoadError } from '../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { RequestLine } from '../fulfillment/RequestLine.tsx';
import { BenchHead } from './BenchHead.tsx';
import { LeaveBench } from './editing/LeaveBench.tsx';
import { type Assembly, type BenchParts, useAssembly, useSourceUploads } from './editing/useAssembly.ts';
import { useUndoKeys } from './editing/useUndoKeys.ts';
import { PacketBar } from './packet/PacketBar.tsx';
import { usePacketBuild } from './packet/usePacketBuild.ts';
import { nextOptions } from './packetTexts.ts';
import { FullPage } from './pages/FullPage.tsx';
import type { PagesHandle } from './pages/PageGrid.tsx';
import { PagesPane } from './pages/PagesPane.tsx';
import { SidePane } from './sources/SidePane.tsx';
import { type RedactionDialog, RedactionDialogs } from './redactions/RedactionDialogs.tsx';
import { useRedactions } from './redactions/useRedactions.ts';
import { useBench } from './useBench.ts';
import { useWorkScreenStyles } from './WorkScreen.tsx';

/** Older packets that are shown, so that the pages keep their room. */
const MAX_WAITING = 2;

const useStyles = makeStyles({
  columns: {
    gridTemplateColumns: '272px minmax(0, 1fr) minmax(300px, 32%)',
    '@media (min-width: 1400px)': { gridTemplateColumns: '272px minmax(0, 1fr) 38%' },
  },
  side: { position: 'relative', overflowY: 'auto', padding: '10px', gap: '8px' },
});

/** The bench: files and sections, their pages, and the page in full size. */
export function Bench({ request }: { request: StaffRequestView }) {
  const { query, parts, refresh } = useAssembly(request._id);
  const { t } = useTranslation();
  if (query.data)
    return <LoadedBench request={request} assembly={query.data} parts={parts} onChanged={refresh} />;
  if (query.error) return <LoadError query={query} title={t('The records could not be loaded')} />;
  return <ScreenSkeleton />;
}

interface Props {
  request: StaffRequestView;
  assembly: Assembly;
  parts: BenchParts;
  /** Loads what the server has now. */
  onChanged: () => Promise<void>;
}

function LoadedBench({ request, assembly, parts, onChanged }: Props) {
  const styles = useStyles();
  const frame = useWorkScreenStyles();
  const { t } = useTranslation();
  const requestId = request._id;
  const { sources, people } = assembly;
  const [announcement, announce] = useAnnouncement();
  const bench = useBench(requestId, sources, parts, announce);
  const { recipe, pages, selection, order, kept, state } = bench;
  // At once, not when the server answers again: the next packet takes over the Bates numbers of one that is outdated.
  const isChanged = (version: number) => state.saving !== 'saved' || version < recipe.version;
  const packets = assembly.packets.map((each) => ({
    ...each,
    isOutdated: each.isOutdated || isChanged(each.version),
  }));
  const uploads = useSourceUploads(parts);
  const grid = useRef<PagesHandle>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const build = usePacketBuild({ requestId, editor: parts.editor, announce, onChanged });
  useUndoKeys(bench);
  const redactions = useRedactions(bench);
  const [dialog, setDialog] = useState<RedactionDialog | null>(null);

  const unavailable = kept.filter(({ isUnavailable }) => isUnavailable).length;
  const packet = packets.find((each) => each.state !== 'canceled' && each.packetId !== dismissed);
  // Older ones that wait for their release can be released or discarded too.
  const waiting = packets.filter((each) => each !== packet && each.state === 'built');
  const shownPackets = packet ? [packet, ...waiting.slice(0, MAX_WAITING)] : [];
  // The first page, until one is chosen.
  const largePage = selection.active ?? order[0] ?? null;
  const active = largePage === null ? undefined : pages.get(largePage);

  const options = nextOptions(packet, packets, {
    orderId: request.orderId,
    sections: recipe.sections.length,
    t,
  });

  function obstacle(): string | null {
    if (kept.length === 0) return t('There are no pages yet');
    if (unavailable > 0) return t('It has pages of a file that is not available');
    const { length: count } = redactions.unconfirmed;
    if (count > 0) return t('{{count}} redactions are not confirmed', { count });
    return null;
  }

  function showSection(section: Section): void {
    const first = section.pages.find(bench.isShown);
    if (first) bench.select(first, { toggles: false, extends: false });
    grid.current?.showSection(section.id);
    grid.current?.focus();
  }

  function takeFiles(event: DragEvent): boolean {
    if (!event.dataTransfer.types.includes('Files')) return false;
    event.preventDefault();
    return true;
  }

  return (
    <div
      className={frame.screen}
      onDragOver={takeFiles}
      onDrop={(event) => {
        if (takeFiles(event)) parts.uploads.add([...event.dataTransfer.files]);
      }}
    >
      <BenchHead
        request={request}
        people={people.map(({ name }) => name)}
        saving={state.saving}
        obstacle={obstacle()}
        options={options}
        bates={nextBatesNumbers(packets)}
        isBuilding={packet?.state === 'building'}
        isBuilt={packet?.state === 'built' && !packet.isOutdated}
        build={build}
      />
      <RequestLine request={request} />
      {state.conflict !== null && (
        <div>
          <Notice
            type="warning"
            role="alert"
            title={t('Your last changes were not saved')}
            actions={<Button onClick={parts.editor.dismissConflict}>{t('Dismiss')}</Button>}
          >
            {state.conflict}
          </Notice>
        </div>
      )}
      {unavailable > 0 && (
        <div>
          <Notice
            type="warning"
            actions={<Button onClick={bench.removeUnavailable}>{t('Remove these pages')}</Button>}
          >
            {t(
              'Pages of a file that was withdrawn or is not available: {{pages}}. No packet can be built with them.',
              { pages: unavailable },
            )}
          </Notice>
        </div>
      )}
      {shownPackets.map((shown) => (
        <PacketBar
          key={shown.packetId}
          request={request}
          packet={shown}
          isOwn={shown.packetId === build.started}
          onAnnounce={announce}
          onDismiss={() => setDismissed(shown.packetId)}
        />
      ))}
      <div className={mergeClasses(frame.columns, styles.columns)}>
        <div className={mergeClasses(frame.pane, styles.side)}>
          <SidePane
            requestId={requestId}
            bench={bench}
            sources={sources}
            uploads={uploads}
            queue={parts.uploads}
            onShowSection={showSection}
            onAnnounce={announce}
          />
        </div>
        <section className={frame.pane} aria-label={t('Pages of the packet')}>
          <PagesPane
            requestId={requestId}
            bench={bench}
            grid={grid}
            hasSources={sources.length > 0}
            onFindWords={() => setDialog('find')}
          />
        </section>
        <div className={frame.pane}>
          <FullPage
            requestId={requestId}
            page={largePage}
            source={active?.source}
            rotation={active?.rotation ?? 0}
            number={active?.number ?? null}
            own={active?.redactions ?? []}
            redactions={redactions}
            onList={() => setDialog('list')}
          />
        </div>
      </div>
      <RedactionDialogs
        open={dialog}
        onOpen={setDialog}
        requestId={requestId}
        sources={sources}
        title={options.title}
        bench={bench}
        redactions={redactions}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <LeaveBench
        editor={parts.editor}
        isUnsaved={state.saving !== 'saved'}
        isSending={uploads.some(
          (upload) => upload.state.kind === 'waiting' || upload.state.kind === 'sending',
        )}
      />
    </div>
  );
}

/** A text for screen readers. The same text is read again. */
function useAnnouncement() {
  const [text, setText] = useState('');
  const announce = (next: string) => setText((before) => (before === next ? `${next}\u00a0` : next));
  return [text, announce] as const;
}
