import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import type { useInvoiceLines } from '../useInvoiceLines.ts';
import { LineFields } from './LineFields.tsx';

/** The lines of an invoice as fields of the surrounding form, and a button that adds one. */
export function EditableLines({ lines }: { lines: ReturnType<typeof useInvoiceLines> }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    lines.remove(index);
    if (lines.ids.length === 1) addButton.current?.focus();
  };
  return (
    <>
      <Stack as="ol" gap={16} shared="unlessEmpty">
        {lines.ids.map((id, index) => (
          <LineFields key={id} index={index} onRemove={lines.canRemove ? () => remove(index) : null} />
        ))}
      </Stack>
      <Button
        ref={addButton}
        icon={<AddRegular />}
        className={shared('start', 'height40')}
        disabled={!lines.canAdd}
        onClick={lines.add}
      >
        {t('Add line')}
      </Button>
      <VisuallyHidden role="status">{lines.announcement}</VisuallyHidden>
    </>
  );
}
