import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import {
  type ChecklistItem,
  MAX_CHECKLIST_ITEMS,
} from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { AuthorityChecklists } from './authority/AuthorityChecklists.tsx';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { ChecklistItemDialog } from './ChecklistItemDialog.tsx';
import { ChecklistItemRow } from './ChecklistItemRow.tsx';
import { DeleteChecklistItem } from './DeleteChecklistItem.tsx';
import { managedChecklistQuery } from './managedChecklist.ts';

type OpenDialog = { kind: 'edit'; item: ChecklistItem | null } | { kind: 'delete'; item: ChecklistItem };

/** What staff check in the review of a submission. `children`: what the tab shows below. */
export function ChecklistTab({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const query = useQuery(managedChecklistQuery);
  const { data: items, error } = query;
  if (!items && !error) return <ScreenSkeleton />;
  const close = () => setOpenDialog(null);
  const isFull = items !== undefined && items.length >= MAX_CHECKLIST_ITEMS;
  return (
    <Stack gap={16}>
      <ListFrame
        title={t('Review Checklist')}
        actions={
          items && (
            <Button
              appearance="primary"
              icon={<AddRegular />}
              disabledFocusable={isFull}
              onClick={() => setOpenDialog({ kind: 'edit', item: null })}
            >
              {t('Add item')}
            </Button>
          )
        }
        notices={
          <>
            <LoadError query={query} title={t('Failed to load the review checklist')} />
            <Notice type="info">
              {isFull
                ? t('The checklist is full. It can have at most {{max}} items.', { max: MAX_CHECKLIST_ITEMS })
                : t(
                    'Staff check these items when they review a submission. An approval does not require them.',
                  )}
            </Notice>
          </>
        }
        empty={null}
      >
        {items?.map((item) => (
          <ChecklistItemRow
            key={item.itemId}
            item={item}
            onEdit={() => setOpenDialog({ kind: 'edit', item })}
            onDelete={() => setOpenDialog({ kind: 'delete', item })}
          />
        ))}
      </ListFrame>
      <AuthorityChecklists />
      {children}
      {openDialog?.kind === 'edit' && (
        <ChecklistItemDialog item={openDialog.item} items={items ?? []} onClose={close} />
      )}
      {openDialog?.kind === 'delete' && <DeleteChecklistItem item={openDialog.item} onClose={close} />}
    </Stack>
  );
}
