import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { DocumentProhibitedRegular } from '@fluentui/react-icons/svg/document-prohibited';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../components/notices/ErrorPanel.tsx';
import { ImageView } from './ImageView.tsx';
import { PdfView } from './PdfView.tsx';
import { failureTitles, type PreviewFailure } from './previewFailure.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { PreviewKind } from './previewKindOf.ts';

const useStyles = makeStyles({
  unavailable: { display: 'grid', justifyItems: 'center', gap: '8px', maxWidth: '44ch', textAlign: 'center' },
  icon: { fontSize: '48px', color: tokens.colorNeutralForeground3 },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  text: {
    ...typographyStyles.body1,
    margin: '0 0 8px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'balance',
  },
  open: { minHeight: '40px' },
});

interface Props extends ComponentProps<typeof PdfView> {
  kind: PreviewKind;
  /** Why the file cannot be shown; null if it can. */
  failure: PreviewFailure | null;
  onRetry: () => void;
  onOpen: (() => void) | null;
  canDownload: boolean;
}

/** The content of the preview: the pages, the image, or why it cannot be shown. */
export function PreviewBody({ kind, failure, onRetry, onOpen, canDownload, ...view }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (failure) {
    return (
      <PreviewFrame centered>
        <ErrorPanel
          title={t(failureTitles[failure.kind])}
          message={failureMessage(failure)}
          onRetry={failure.kind === 'loading' ? onRetry : undefined}
        />
      </PreviewFrame>
    );
  }
  switch (kind) {
    case 'pdf':
      return <PdfView {...view} />;
    case 'image':
      return (
        <ImageView
          file={view.file}
          getLink={view.getLink}
          zoom={view.zoom}
          rotation={view.rotation}
          onFitPercent={view.onFitPercent}
          onFailed={view.onFailed}
        />
      );
    case 'none':
      return (
        <PreviewFrame centered>
          <div className={styles.unavailable}>
            <DocumentProhibitedRegular className={styles.icon} aria-hidden />
            <h3 className={styles.title}>{t('Preview Not Available')}</h3>
            <p className={styles.text}>
              {canDownload
                ? t('This type of file cannot be shown here. Open it in a new tab, or download it.')
                : t('This type of file cannot be shown here. Open it in a new tab.')}
            </p>
            {onOpen && (
              <Button className={styles.open} icon={<OpenRegular />} onClick={onOpen}>
                {t('Open in New Tab')}
              </Button>
            )}
          </div>
        </PreviewFrame>
      );
  }

  function failureMessage(failed: PreviewFailure): string {
    switch (failed.kind) {
      case 'damaged':
        return t('Your browser can’t read this file. It may be damaged.');
      case 'password':
        return onOpen
          ? t('It can’t be shown here. Open it in a new tab, where you can enter the password.')
          : t('It can’t be shown here.');
      case 'xfa':
        return t(
          'It is a dynamic form (XFA), which browsers can’t show. Open it in Adobe Acrobat or Adobe Reader, print it, and choose “Save as PDF”.',
        );
      case 'loading':
        return loadingMessage(failed.message);
    }
  }

  function loadingMessage(reason: string | null): string {
    if (!onOpen) return reason ?? t('Failed to load preview');
    const help = canDownload
      ? t('The file itself may be fine. Try again, open it in a new tab, or download it.')
      : t('The file itself may be fine. Try again, or open it in a new tab.');
    if (reason === null || reason === t('Failed to load preview')) return help;
    return /[.!?…]$/.test(reason) ? `${reason} ${help}` : `${reason}. ${help}`;
  }
}
