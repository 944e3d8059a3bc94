import { Button, makeStyles } from '@fluentui/react-components';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import type { CallAccess } from '../../requests/api/withRequestAccess.ts';

const RequestDownloadDialog = lazyComponent(
  async () => (await import('./RequestDownloadDialog.tsx')).RequestDownloadDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  // On a narrow phone, the label has two lines.
  button: { minHeight: '36px', maxWidth: '100%', '@media print': { display: 'none' } },
});

interface Props {
  access: CallAccess;
  file: Pick<FileView, 'fileId' | 'originalName'>;
  /** The accessible name, if the page has another button for the same file. */
  label?: string;
}

/** Asks staff for another download of a file. The code of the dialog loads on first use. */
export function RequestDownload({ access, file, label }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={label ?? t('Request another download: {{name}}', { name: file.originalName })}
        onClick={() => setOpen(true)}
      >
        {t('Request another download')}
      </Button>
      {isOpen && <RequestDownloadDialog access={access} file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
