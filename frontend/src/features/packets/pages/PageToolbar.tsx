import { Button, type ButtonProps, makeStyles, tokens } from '@fluentui/react-components';
import { AppsListRegular } from '@fluentui/react-icons/svg/apps-list';
import { ArrowMoveRegular } from '@fluentui/react-icons/svg/arrow-move';
import { ArrowRedoRegular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowResetRegular } from '@fluentui/react-icons/svg/arrow-reset';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { GridRegular } from '@fluentui/react-icons/svg/grid';
import { RotateLeftRegular } from '@fluentui/react-icons/svg/rotate-left';
import { RotateRightRegular } from '@fluentui/react-icons/svg/rotate-right';
import { SplitHorizontalRegular } from '@fluentui/react-icons/svg/split-horizontal';
import { removalReasons, type RemovalReason } from '@portal/contract/packets/recipe.ts';
import { useTranslation } from 'react-i18next';
import { ActionMenu, ControlledActionMenu } from '../../../components/buttons/ActionMenu.tsx';
import { row } from '../../../components/layout/shapes.ts';
import { useShortcutsEnabled } from '../../../lib/shortcuts/shortcutsSetting.ts';

const useStyles = makeStyles({
  bar: { ...row('2px'), padding: '4px 8px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  line: { width: '1px', height: '20px', margin: '0 4px', backgroundColor: tokens.colorNeutralStroke2 },
  space: { flexGrow: 1 },
  tool: { minWidth: '32px' },
});

interface Props {
  canUndo: boolean;
  canRedo: boolean;
  /** How many pages are selected. */
  selected: number;
  /** Whether some of them were removed. */
  hasRemoved: boolean;
  isList: boolean;
  showsRemoved: boolean;
  /** Whether the menu with the reasons to remove pages is open. */
  isRemoving: boolean;
  onRemoving: (isOpen: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
  onRotate: (by: 90 | 270) => void;
  onRemove: (reason: RemovalReason) => void;
  onRestore: () => void;
  onMove: () => void;
  onSplit: () => void;
  onSelectAll: () => void;
  onFind: (kind: 'blank' | 'duplicates') => void;
  onFindWords: () => void;
  onView: (isList: boolean) => void;
  onShowRemoved: (isShown: boolean) => void;
}

/** What can be done with the selected pages. */
export function PageToolbar(props: Props) {
  const { canUndo, canRedo, selected, hasRemoved, isList, showsRemoved, isRemoving, onRemoving } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const hasShortcuts = useShortcutsEnabled();
  const isNone = selected === 0;
  const tool = (label: string, keys: string | null): ButtonProps => ({
    appearance: 'subtle',
    className: styles.tool,
    'aria-label': label,
    title: keys ? t('{{action}} ({{keys}})', { action: label, keys }) : label,
  });
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('Change the pages')}>
      <Button
        {...tool(t('Undo'), 'Ctrl+Z')}
        icon={<ArrowUndoRegular />}
        disabledFocusable={!canUndo}
        onClick={props.onUndo}
      />
      <Button
        {...tool(t('Redo'), 'Ctrl+Shift+Z')}
        icon={<ArrowRedoRegular />}
        disabledFocusable={!canRedo}
        onClick={props.onRedo}
      />
      <span className={styles.line} aria-hidden />
      <Button
        {...tool(t('Rotate left'), hasShortcuts ? 'Shift+R' : null)}
        icon={<RotateLeftRegular />}
        disabledFocusable={isNone}
        onClick={() => props.onRotate(270)}
      />
      <Button
        {...tool(t('Rotate right'), hasShortcuts ? 'R' : null)}
        icon={<RotateRightRegular />}
        disabledFocusable={isNone}
        onClick={() => props.onRotate(90)}
      />
      <ControlledActionMenu
        isOpen={isRemoving}
        onOpen={onRemoving}
        button={{
          ...tool(t('Remove pages'), t('Delete')),
          icon: <DeleteRegular />,
          disabledFocusable: isNone,
        }}
        actions={removalReasons.map(({ value, label }) => ({
          label: t(label),
          onClick: () => props.onRemove(value),
        }))}
      />
      <Button
        {...tool(t('Restore pages'), null)}
        icon={<ArrowResetRegular />}
        disabledFocusable={!hasRemoved}
        onClick={props.onRestore}
      />
      <Button
        {...tool(t('Move to page...'), t('Alt+arrow keys'))}
        icon={<ArrowMoveRegular />}
        disabledFocusable={isNone}
        onClick={props.onMove}
      />
      <Button
        {...tool(t('Start a section here'), null)}
        icon={<SplitHorizontalRegular />}
        disabledFocusable={isNone}
        onClick={props.onSplit}
      />
      <span className={styles.space} />
      <ActionMenu
        button={{ appearance: 'subtle', children: t('Find and select') }}
        actions={[
          { label: t('Select all pages'), onClick: props.onSelectAll },
          { label: t('Find blank pages'), onClick: () => props.onFind('blank') },
          { label: t('Find duplicates'), onClick: () => props.onFind('duplicates') },
          { label: t('Find words to redact...'), onClick: props.onFindWords },
          {
            label: showsRemoved ? t('Hide removed pages') : t('Show removed pages'),
            onClick: () => props.onShowRemoved(!showsRemoved),
          },
        ]}
      />
      <Button
        {...tool(isList ? t('Show as pictures') : t('Show as a list'), null)}
        icon={isList ? <GridRegular /> : <AppsListRegular />}
        onClick={() => props.onView(!isList)}
      />
    </div>
  );
}
