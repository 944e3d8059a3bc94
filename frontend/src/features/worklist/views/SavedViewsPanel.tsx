import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { SavedView } from '@portal/contract/workspace/schemas.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { row } from '../../../components/layout/shapes.ts';
import { savedViewSearch } from '../rules/savedViewParams.ts';
import { usePanelStyles } from './usePanelStyles.ts';
import { useSaveView, type ViewState } from './useSaveView.ts';
import type { ViewDraft } from './ViewDialog.tsx';

const useStyles = makeStyles({
  item: {
    ...row('2px 8px'),
    justifyContent: 'space-between',
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' },
  link: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  action: { minWidth: 0, padding: '2px 6px' },
});

export interface SavedViewsProps {
  id: string;
  savedViews: readonly SavedView[];
  /** The saved view that the list shows or that its state started from; null if none. */
  origin: SavedView | null;
  /** Whether the list differs from `origin`. */
  isChanged: boolean;
  /** What a view of the present state saves. */
  state: ViewState;
  onDialog: (dialog: ViewsDialog) => void;
  onClose: () => void;
}

/** A dialog of the panel. It closes the panel. */
export type ViewsDialog =
  | { readonly kind: 'view'; readonly draft: ViewDraft }
  | { readonly kind: 'delete'; readonly view: SavedView };

/** The saved views with what the person may do with them. */
export function SavedViewsPanel(props: SavedViewsProps) {
  const { id, savedViews, origin, isChanged, state, onDialog, onClose } = props;
  const { t } = useTranslation();
  const panel = usePanelStyles();
  const styles = useStyles();
  const { update, isPending } = useSaveView();
  const stateOf = ({ filters, columns, sortBy, sortOrder }: SavedView) => ({
    filters,
    columns,
    sortBy,
    sortOrder,
  });
  const action = (label: string, name: string, onClick: () => void) => (
    <Button
      className={styles.action}
      size="small"
      appearance="subtle"
      aria-label={`${label}: ${name}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <div id={id} className={panel.panel} role="region" aria-label={t('Saved views')}>
      <div className={panel.actions}>
        <Button
          appearance="primary"
          onClick={() =>
            onDialog({ kind: 'view', draft: { viewId: null, name: '', isShared: false, state } })
          }
        >
          {t('Save as a new view')}
        </Button>
        {origin?.isOwn && isChanged && (
          <Button
            disabledFocusable={isPending}
            onClick={() => update(origin.viewId, { state }, t('View updated'), onClose)}
          >
            {t('Update {{name}}', { name: origin.name })}
          </Button>
        )}
      </div>
      {savedViews.length === 0 && (
        <p className={panel.note}>
          {t('No saved views yet. Choose filters, columns and a sort order, then save them as a view.')}
        </p>
      )}
      <ul className={panel.list}>
        {savedViews.map((view) => {
          const { viewId, name, isShared, isOwn, canDelete, owner } = view;
          return (
            <li key={viewId} className={styles.item}>
              <div className={styles.name}>
                <Link
                  to={{ pathname: '/dashboard', search: savedViewSearch(viewId) }}
                  className={styles.link}
                  aria-current={viewId === origin?.viewId && !isChanged ? 'page' : undefined}
                  onClick={onClose}
                >
                  {name}
                </Link>
                <p className={panel.note}>
                  {!isShared && t('Private')}
                  {isShared && isOwn && t('Shared by you')}
                  {isShared && !isOwn && t('Shared by {{name}}', { name: owner?.name ?? t('Someone else') })}
                </p>
              </div>
              <div>
                {isOwn
                  ? action(t('Edit'), name, () =>
                      onDialog({ kind: 'view', draft: { viewId, name, isShared, state: null } }),
                    )
                  : action(t('Copy'), name, () =>
                      onDialog({
                        kind: 'view',
                        draft: { viewId: null, name, isShared: false, state: stateOf(view) },
                      }),
                    )}
                {canDelete && action(t('Delete'), name, () => onDialog({ kind: 'delete', view }))}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
