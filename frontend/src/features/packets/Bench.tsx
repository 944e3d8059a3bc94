import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { buildPacket } from '@portal/contract/packets/endpoints.ts';
import type { PacketOptions } from '@portal/contract/packets/packet.ts';
import type { Section } from '@portal/contract/packets/recipe.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import {
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LeaveDialog } from '../../components/dialogs/LeaveDialog.tsx';
import { useLeaveGuard } from '../../components/leaving/useLeaveGuard.ts';
import { Notice } from '../../components/Notice.tsx';
import { ErrorPanel } from '../../components/notices/ErrorPanel.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { call } from '../../lib/api.ts';
import { formatList } from '../../lib/format.ts';
import { RequestLine } from '../fulfillment/RequestLine.tsx';
import { MoveDialog } from './editing/MoveDialog.tsx';
import { SectionDialog } from './editing/SectionDialog.tsx';
import { type Assembly, type BenchParts, useAssembly, useSourceUploads } from './editing/useAssembly.ts';
import { OptionsDialog } from './packet/OptionsDialog.tsx';
import { PacketBar } from './packet/PacketBar.tsx';
import { defaultOptions } from './packetTexts.ts';
import { FullPage } from './pages/FullPage.tsx';
import { type GridHandle, PageGrid } from './pages/PageGrid.tsx';
import { PageTable } from './pages/PageTable.tsx';
import { PageToolbar } from './pages/PageToolbar.tsx';
import { pageAcross } from './rules/rows.ts';
import { SectionsPanel } from './sources/SectionsPanel.tsx';
import { AddSources, SourcesPanel } from './sources/SourcesPanel.tsx';
import { useBench } from './useBench.ts';

/** Older packets that are shown, so that the pages keep their room. */
const MAX_WAITING = 2;

const useStyles = makeStyles({
  // Fills the window below the bar of the shell, which is 60 px high.
  bench: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    height: 'calc(100dvh - var(--above-page, 0px) - 60px)',
    minHeight: '520px',
    boxSizing: 'border-box',
    padding: '8px 16px 12px',
    '--title-size': '20px',
    '& > *': { flexShrink: 0 },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  crumbs: { display: 'flex', gap: '8px', ...typographyStyles.caption1 },
  back: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  end: { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  columns: {
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: '272px minmax(0, 1fr) minmax(300px, 32%)',
    '@media (min-width: 1400px)': { gridTemplateColumns: '272px minmax(0, 1fr) 38%' },
    gridTemplateRows: 'minmax(0, 1fr)',
    gap: '8px',
  },
  pane: {
    minWidth: 0,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
  },
  side: { position: 'relative', overflowY: 'auto', padding: '10px', gap: '8px' },
  sideTitle: { ...typographyStyles.body1Strong, margin: '4px 0 0' },
  pages: { flexGrow: 1, minHeight: 0 },
  foot: {
    display: 'flex',
    gap: '12px',
    padding: '4px 12px',
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  empty: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '12px',
    height: '100%',
    padding: '24px',
    boxSizing: 'border-box',
    textAlign: 'center',
    '& p': { margin: 0, maxWidth: '480px' },
  },
  failed: { color: tokens.colorStatusDangerForeground1 },
});

/** The bench: files and sections, their pages, and the page in full size. */
export function Bench({ request }: { request: StaffRequestView }) {
  const { query, parts, refresh } = useAssembly(request._id);
  const { t } = useTranslation();
  if (query.data)
    return <LoadedBench request={request} assembly={query.data} parts={parts} onChanged={refresh} />;
  if (query.error) {
    return (
      <ErrorPanel
        title={t('The records could not be loaded')}
        message={query.error.message}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <ScreenSkeleton />;
}

interface Props {
  request: StaffRequestView;
  assembly: Assembly;
  parts: BenchParts;
  /** Loads what the server has now. */
  onChanged: () => Promise<void>;
}

type OpenDialog =
  { readonly kind: 'options' | 'move' | 'split' } | { readonly kind: 'describe'; readonly section: Section };

function LoadedBench({ request, assembly, parts, onChanged }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const requestId = request._id;
  const { sources, packets, people } = assembly;
  const [announcement, announce] = useAnnouncement();
  const bench = useBench(requestId, sources, parts, announce);
  const { recipe, pages, selection, selected, order, state } = bench;
  const uploads = useSourceUploads(parts);
  const grid = useRef<GridHandle>(null);
  const dropHint = useId();
  const [isList, setList] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [startedPacket, setStartedPacket] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const isUnsaved = state.saving !== 'saved';
  const isSending = uploads.some(
    (upload) => upload.state.kind === 'waiting' || upload.state.kind === 'sending',
  );
  const leaving = useLeaveGuard(() => isUnsaved || isSending);
  // What is being saved is sent first; then nothing has to be asked.
  const sendAndLeave = useEffectEvent(async () => {
    await parts.editor.flush();
    if (!isSending) leaving.leave();
  });
  useEffect(() => {
    if (leaving.isAsking) void sendAndLeave();
  }, [leaving.isAsking]);
  useUndoKeys(bench);

  const kept = [...pages.values()].filter(({ removed }) => removed === null);
  const unavailable = kept.filter(({ isUnavailable }) => isUnavailable).length;
  const packet = packets.find((each) => each.state !== 'canceled' && each.packetId !== dismissed);
  // Older ones that wait for their release can be released or discarded too.
  const waiting = packets.filter((each) => each !== packet && each.state === 'built');
  const shownPackets = packet ? [packet, ...waiting.slice(0, MAX_WAITING)] : [];
  const isBuilding = packet?.state === 'building';
  // The first page, until one is chosen.
  const largePage = selection.active ?? order[0] ?? null;
  const active = largePage === null ? undefined : pages.get(largePage);
  const [firstSelected] = selected;
  const options = packet?.options ?? defaultOptions(request.orderId, recipe.sections.length, t);
  const back = `/dashboard/request/${requestId}?tab=documents`;

  async function build(chosen: PacketOptions) {
    await parts.editor.flush();
    const packetId = crypto.randomUUID();
    const { version } = parts.editor.state().recipe ?? recipe;
    await call(buildPacket, { body: { requestId, packetId, version, options: chosen } });
    setStartedPacket(packetId);
    announce(t('The packet is being built.'));
    await onChanged();
  }

  async function buildAtOnce() {
    setStarting(true);
    try {
      await build(options);
    } catch (error) {
      toasts.show({
        type: 'error',
        message: error instanceof Error ? error.message : t('The packet was not built'),
      });
    }
    setStarting(false);
  }

  function obstacle(): string | null {
    if (kept.length === 0) return t('There are no pages yet');
    if (unavailable > 0) return t('It has pages of a file that is not available');
    return null;
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, shiftKey, altKey } = event;
    const hasCommand = event.ctrlKey || event.metaKey;
    const run = keyAction();
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();

    function keyAction(): (() => void) | null {
      const step = arrowSteps(key);
      if (altKey)
        return step && selected.length > 0
          ? () => bench.moveBy(step.across ? step.by * bench.columns : step.by)
          : null;
      if (step) return () => goTo(step.across ? across(step.by) : order[indexOfActive() + step.by]);
      if (key === 'Home') return () => goTo(order[0]);
      if (key === 'End') return () => goTo(order.at(-1));
      if (hasCommand) return key.toLowerCase() === 'a' ? () => bench.selectAll(order) : null;
      if (key === ' ' && selection.active)
        return () => bench.select(selection.active!, { toggles: true, extends: false });
      if (key === 'Escape' && selected.length > 1 && selection.active)
        return () => bench.select(selection.active!, { toggles: false, extends: false });
      if (key.toLowerCase() === 'r') return () => bench.rotate(shiftKey ? 270 : 90);
      if (key === 'Delete' && selected.length > 0) return () => setRemoving(true);
      return null;
    }

    function goTo(page: (typeof order)[number] | null | undefined): void {
      if (page) bench.select(page, { toggles: false, extends: shiftKey });
    }
  }

  const indexOfActive = () => (selection.active === null ? -1 : order.indexOf(selection.active));
  const across = (by: 1 | -1) =>
    selection.active === null ? order[0] : pageAcross(bench.rows, selection.active, by);
  const focusPages = () => grid.current?.focus();

  function showSection(section: Section): void {
    const first = section.pages.find(bench.isShown);
    if (first) bench.select(first, { toggles: false, extends: false });
    grid.current?.showSection(section.id);
    focusPages();
  }

  function takeFiles(event: DragEvent): boolean {
    if (!event.dataTransfer.types.includes('Files')) return false;
    event.preventDefault();
    return true;
  }

  return (
    <div
      className={styles.bench}
      onDragOver={takeFiles}
      onDrop={(event) => {
        if (takeFiles(event)) parts.uploads.add([...event.dataTransfer.files]);
      }}
    >
      <div className={styles.head}>
        <nav aria-label={t('Breadcrumb')} className={styles.crumbs}>
          <Link to="/dashboard" className={styles.back}>
            {t('Dashboard')}
          </Link>
          <span aria-hidden>/</span>
          <Link to={back} className={styles.back}>
            {t('Order {{orderId}}', { orderId: request.orderId })}
          </Link>
          <span aria-hidden>/</span>
        </nav>
        <PageTitle title={t('Assemble records')} />
        <div className={styles.end}>
          {people.length > 0 && (
            <span className={styles.note}>
              {t('Also here: {{names}}', { names: formatList(people.map(({ name }) => name)) })}
            </span>
          )}
          <span role="status" className={state.saving === 'failed' ? styles.failed : styles.note}>
            {savingText()}
          </span>
          <Button
            disabledFocusable={obstacle() !== null || isBuilding || isStarting}
            onClick={() => setDialog({ kind: 'options' })}
          >
            {t('Options...')}
          </Button>
          <Button
            appearance={packet?.state === 'built' && !packet.isOutdated ? 'secondary' : 'primary'}
            disabledFocusable={obstacle() !== null || isBuilding || isStarting}
            icon={isStarting ? <SmallSpinner /> : null}
            title={obstacle() ?? undefined}
            onClick={() => void buildAtOnce()}
          >
            {t('Build packet')}
          </Button>
        </div>
      </div>
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
          isOwn={shown.packetId === startedPacket}
          onAnnounce={announce}
          onDismiss={() => setDismissed(shown.packetId)}
        />
      ))}
      <div className={styles.columns}>
        <div className={`${styles.pane} ${styles.side}`}>
          <AddSources queue={parts.uploads} describedBy={dropHint} />
          <span id={dropHint} className={styles.note}>
            {t('PDF, JPEG, PNG or TIFF, up to 250 MB each')}
          </span>
          <SourcesPanel
            requestId={requestId}
            sources={sources}
            uploads={uploads}
            queue={parts.uploads}
            onSelect={(source) =>
              bench.selectAll(order.filter((page) => page.startsWith(`${source.number}.`)))
            }
            onWithdrawn={(source) => announce(t('{{name}} was withdrawn.', { name: source.name }))}
          />
          {recipe.sections.length > 0 && (
            <>
              <h2 className={styles.sideTitle}>{t('Sections')}</h2>
              <SectionsPanel
                sections={recipe.sections}
                isRemoved={(page) => recipe.removed[page] !== undefined}
                onShow={showSection}
                onSelect={(section) => bench.selectAll(section.pages.filter(bench.isShown))}
                onDescribe={(section) => setDialog({ kind: 'describe', section })}
                onMove={bench.moveSection}
                onMerge={bench.merge}
              />
            </>
          )}
        </div>
        <section className={styles.pane} aria-label={t('Pages of the packet')}>
          <PageToolbar
            canUndo={state.canUndo}
            canRedo={state.canRedo}
            selected={selected.length}
            hasRemoved={selected.some((page) => recipe.removed[page] !== undefined)}
            isList={isList}
            showsRemoved={bench.showsRemoved}
            isRemoving={isRemoving}
            onRemoving={setRemoving}
            onUndo={bench.undo}
            onRedo={bench.redo}
            onRotate={bench.rotate}
            onRemove={(reason) => {
              bench.remove(reason);
              // After the menu has given the focus back to its button.
              setTimeout(focusPages);
            }}
            onRestore={bench.restore}
            onMove={() => setDialog({ kind: 'move' })}
            onSplit={() => setDialog({ kind: 'split' })}
            onSelectAll={() => bench.selectAll(order)}
            onFind={(kind) => void bench.find(kind)}
            onView={setList}
            onShowRemoved={bench.setShowsRemoved}
          />
          <div className={styles.pages}>{pagesView()}</div>
          <div className={styles.foot}>
            <span>{t('In the packet: {{pages}}', { pages: kept.length })}</span>
            <span>{t('Removed: {{pages}}', { pages: pages.size - kept.length })}</span>
            <span>{t('Selected: {{pages}}', { pages: selected.length })}</span>
          </div>
        </section>
        <div className={styles.pane}>
          <FullPage
            requestId={requestId}
            page={largePage}
            source={active?.source}
            rotation={active?.rotation ?? 0}
            number={active?.number ?? null}
          />
        </div>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {dialog?.kind === 'options' && (
        <OptionsDialog options={options} onBuild={build} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === 'move' && <MoveDialog onMove={bench.moveToNumber} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'split' && firstSelected && (
        <SectionDialog
          title={t('Start a section here')}
          section={pages.get(firstSelected)!.section}
          onSave={(facts) => bench.split(firstSelected, facts)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'describe' && (
        <SectionDialog
          title={t('Change the section {{title}}', { title: dialog.section.title })}
          section={dialog.section}
          onSave={(facts) => bench.describe(dialog.section.id, facts)}
          onClose={() => setDialog(null)}
        />
      )}
      {leaving.isAsking && (
        <LeaveDialog
          title={isSending ? t('Leave while files are sent?') : t('Leave before everything is saved?')}
          text={
            isSending
              ? t('Files that are not sent yet stop. They go on when you choose them again.')
              : t(
                  'Your last changes are being saved. If you leave now, they are saved when you come back in this tab.',
                )
          }
          onStay={leaving.stay}
          onLeave={leaving.leave}
        />
      )}
    </div>
  );

  function savingText(): string {
    if (state.saving === 'failed') return t('Not saved, trying again');
    return state.saving === 'saving' ? t('Saving...') : t('Saved');
  }

  function pagesView() {
    if (order.length === 0) {
      return (
        <div className={styles.empty}>
          <p>
            {sources.length === 0
              ? t('Drop the scans here. Each file becomes a section, and you arrange its pages.')
              : t('The pages appear here when a file is ready.')}
          </p>
        </div>
      );
    }
    if (isList) {
      return (
        <PageTable
          pages={pages}
          order={order}
          selection={selection}
          marks={bench.marks}
          onSelect={bench.select}
          onShow={bench.show}
        />
      );
    }
    return (
      <PageGrid
        ref={grid}
        requestId={requestId}
        rows={bench.rows}
        height={bench.height}
        pages={pages}
        order={order}
        selection={selection}
        marks={bench.marks}
        onColumns={bench.setColumns}
        onSelect={bench.select}
        onDrop={bench.moveTo}
        onKey={handleKey}
      />
    );
  }
}

/** A text for screen readers. The same text is read again. */
function useAnnouncement() {
  const [text, setText] = useState('');
  const announce = (next: string) => setText((before) => (before === next ? `${next}\u00a0` : next));
  return [text, announce] as const;
}

/** Ctrl+Z and Ctrl+Shift+Z on the whole page, but not in fields and dialogs. */
function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  const handle = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
    const { target } = event;
    if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, [role=dialog]'))
      return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function arrowSteps(key: string): { readonly by: 1 | -1; readonly across: boolean } | null {
  switch (key) {
    case 'ArrowRight':
      return { by: 1, across: false };
    case 'ArrowLeft':
      return { by: -1, across: false };
    case 'ArrowDown':
      return { by: 1, across: true };
    case 'ArrowUp':
      return { by: -1, across: true };
    default:
      return null;
  }
}
