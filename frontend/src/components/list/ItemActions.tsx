import { Button } from '@fluentui/react-components';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../SmallSpinner.tsx';
import { useToasts } from '../toasts/useToasts.ts';
import { useListMutation } from '../../lib/query/useListMutation.ts';

interface Props {
  /** The query keys of the list. */
  keys: readonly QueryKey[];
  name: string;
  isActive: boolean;
  /** Activates or deactivates the item; resolves to the saved one. */
  toggle: () => Promise<{ isActive: boolean }>;
  onEdit: () => void;
  /** Omitted for an item that cannot be deleted. */
  onDelete?: (() => void) | undefined;
}

/** Buttons to activate or deactivate, edit and delete an item of a list. */
export function ItemActions({ keys, name, isActive, toggle, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { isPending, mutate } = useListMutation(keys, toggle);
  const start = () =>
    mutate(undefined, {
      onSuccess: (saved) =>
        toasts.show({
          type: 'success',
          message: saved.isActive ? t('Item activated successfully') : t('Item deactivated successfully'),
        }),
      onError: ({ message: reason }) =>
        toasts.show({ type: 'error', message: t('Error updating item status: {{reason}}', { reason }) }),
    });
  return (
    <>
      <Button
        aria-label={isActive ? t('Deactivate {{name}}', { name }) : t('Activate {{name}}', { name })}
        disabledFocusable={isPending}
        icon={isPending ? <SmallSpinner /> : null}
        onClick={start}
      >
        {isActive ? t('Deactivate') : t('Activate')}
      </Button>
      <EditButton name={name} onClick={onEdit} />
      {onDelete && <DeleteButton name={name} onClick={onDelete} />}
    </>
  );
}

interface ButtonProps {
  name: string;
  onClick: () => void;
}

/** Edits the item with this name. */
export function EditButton({ name, onClick }: ButtonProps) {
  const { t } = useTranslation();
  return (
    <Button aria-label={t('Edit {{name}}', { name })} onClick={onClick}>
      {t('Edit')}
    </Button>
  );
}

/** Opens the question before the item with this name is deleted. */
export function DeleteButton({ name, onClick }: ButtonProps) {
  const { t } = useTranslation();
  return (
    <Button aria-label={t('Delete {{name}}', { name })} onClick={onClick}>
      {t('Delete')}
    </Button>
  );
}
