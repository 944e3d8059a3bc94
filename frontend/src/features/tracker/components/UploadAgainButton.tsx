import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';

const UploadAgainDialog = lazyComponent(
  async () => (await import('./UploadAgainDialog.tsx')).UploadAgainDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  button: { minHeight: '36px', maxWidth: '100%', '@media print': { display: 'none' } },
});

interface Props {
  access: ClientViewAccess;
  file: Pick<FileView, 'fileId' | 'originalName'>;
  isPrimary?: boolean;
}

/** Replaces a file that did not pass the virus scan. The dialog's code loads when it first opens. */
export function UploadAgainButton({ access, file, isPrimary = false }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        appearance={isPrimary ? 'primary' : 'secondary'}
        className={styles.button}
        icon={<ArrowUploadRegular />}
        aria-haspopup="dialog"
        aria-label={
          isPrimary
            ? t('{{name}}: Upload again', { name: file.originalName })
            : t('Upload again: {{name}}', { name: file.originalName })
        }
        onClick={() => setOpen(true)}
      >
        {t('Upload again')}
      </Button>
      {isOpen && <UploadAgainDialog access={access} file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
