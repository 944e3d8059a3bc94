import { Button } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { saveBlob } from '../../lib/saving/saveBlob.ts';

const PreviewDialog = lazyComponent(async () => (await import('./PreviewDialog.tsx')).PreviewDialog, {
  failure: 'abovePage',
});

const PDF = 'application/pdf';

interface Props {
  /** The PDF as the server makes it, in Base64. */
  load: () => Promise<{ name: string; content: string }>;
  /** Whether the form has what a letter needs. Without it, it always has. */
  isReady?: () => Promise<boolean>;
}

/** A button that shows the letter that the surrounding form makes. */
export function LetterPreview({ load, isReady }: Props) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const preview = useMutation({
    mutationFn: async () => {
      const { name, content } = await load();
      return { name, bytes: Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)) };
    },
  });
  const { data: letter, error, isPending } = preview;
  async function show() {
    if (!isReady || (await isReady())) preview.mutate();
  }
  return (
    <>
      <Button
        className={shared('start')}
        disabledFocusable={isPending}
        icon={isPending ? <SmallSpinner /> : null}
        onClick={() => void show()}
      >
        {t('Preview letter')}
      </Button>
      {error && (
        <Notice type="error" role="alert" title={t('No preview of the letter')}>
          {error.message}
        </Notice>
      )}
      {letter && (
        <PreviewDialog
          file={{
            fileId: letter.name,
            originalName: letter.name,
            contentType: PDF,
            size: letter.bytes.byteLength,
            content: letter.bytes,
          }}
          // The letter is already here.
          getLink={() => Promise.reject(new Error(t('Failed to load preview')))}
          onDownload={() => saveBlob(new Blob([letter.bytes], { type: PDF }), letter.name)}
          onOpen={null}
          onClose={preview.reset}
        />
      )}
    </>
  );
}
