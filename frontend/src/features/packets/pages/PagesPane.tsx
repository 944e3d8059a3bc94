import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../editing/MoveDialog.tsx';
import { SectionDialog } from '../editing/SectionDialog.tsx';
import type { BenchState } from '../useBench.ts';
import { PageGrid, type PagesHandle } from './PageGrid.tsx';
import { handleGridKey, handleListKey } from './pageKeys.ts';
import { PageTable } from './PageTable.tsx';
import { PageToolbar } from './PageToolbar.tsx';

const useStyles = makeStyles({
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
});

interface Props {
  requestId: string;
  bench: BenchState;
  grid: RefObject<PagesHandle | null>;
  hasSources: boolean;
  onFindWords: () => void;
}

/** The pages of the packet, and what can be done with the selected ones. */
export function PagesPane({ requestId, bench, grid, hasSources, onFindWords }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { recipe, pages, selection, selected, order, state, kept } = bench;
  const [isList, setList] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [dialog, setDialog] = useState<'move' | 'split' | null>(null);
  const [firstSelected] = selected;
  return (
    <>
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
          setTimeout(() => grid.current?.focus());
        }}
        onRestore={bench.restore}
        onMove={() => setDialog('move')}
        onSplit={() => setDialog('split')}
        onSelectAll={() => bench.selectAll(order)}
        onFind={(kind) => void bench.find(kind)}
        onFindWords={onFindWords}
        onView={setList}
        onShowRemoved={bench.setShowsRemoved}
      />
      <div className={styles.pages}>{pagesView()}</div>
      <div className={styles.foot}>
        <span>{t('In the packet: {{pages}}', { pages: kept.length })}</span>
        <span>{t('Removed: {{pages}}', { pages: pages.size - kept.length })}</span>
        <span>{t('Selected: {{pages}}', { pages: selected.length })}</span>
      </div>
      {dialog === 'move' && <MoveDialog onMove={bench.moveToNumber} onClose={() => setDialog(null)} />}
      {dialog === 'split' && firstSelected && (
        <SectionDialog
          title={t('Start a section here')}
          section={pages.get(firstSelected)!.section}
          onSave={(facts) => bench.split(firstSelected, facts)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );

  function pagesView() {
    if (order.length === 0) {
      return (
        <div className={styles.empty}>
          <p>
            {hasSources
              ? t('The pages appear here when a file is ready.')
              : t('Drop the scans here. Each file becomes a section, and you arrange its pages.')}
          </p>
        </div>
      );
    }
    if (isList) {
      return (
        <PageTable
          ref={grid}
          pages={pages}
          order={order}
          selection={selection}
          marks={bench.marks}
          onSelect={bench.select}
          onShow={bench.show}
          onKey={(event) => handleListKey(event, bench, () => setRemoving(true))}
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
        onKey={(event) => handleGridKey(event, bench, () => setRemoving(true))}
      />
    );
  }
}
