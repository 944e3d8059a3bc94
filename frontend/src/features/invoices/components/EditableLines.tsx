import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import type { useInvoiceLines } from '../useInvoiceLines.ts';
import { LineFields } from './LineFields.tsx';

const useStyles = makeStyles({
  lines: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    ':empty': { display: 'none' },
  },
  add: { justifySelf: 'start', minHeight: '40px' },
});

/** The lines of an invoice as fields of the surrounding form, and a button that adds one. */
export function EditableLines({ lines }: { lines: ReturnType<typeof useInvoiceLines> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    lines.remove(index);
    if (lines.ids.length === 1) addButton.current?.focus();
  };
  return (
    <>
      <ol className={styles.lines}>
        {lines.ids.map((id, index) => (
          <LineFields key={id} index={index} onRemove={lines.canRemove ? () => remove(index) : null} />
        ))}
      </ol>
      <Button
        ref={addButton}
        icon={<AddRegular />}
        className={styles.add}
        disabled={!lines.canAdd}
        onClick={lines.add}
      >
        {t('Add line')}
      </Button>
      <VisuallyHidden role="status">{lines.announcement}</VisuallyHidden>
    </>
  );
}
