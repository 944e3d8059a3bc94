import { Button, makeStyles } from '@fluentui/react-components';
import { previewLetter } from '@portal/contract/messages/endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { call } from '../../lib/api.ts';
import { saveBlob } from '../../lib/saving/saveBlob.ts';

const PreviewDialog = lazyComponent(
  async () => (await import('../preview/PreviewDialog.tsx')).PreviewDialog,
  { failure: 'abovePage' },
);

const PDF = 'application/pdf';

const useStyles = makeStyles({
  preview: { justifySelf: 'start' },
});

interface Values {
  text: string;
  asLetter: boolean;
}

/** Chooses whether the text of the surrounding form is also sent as a letter, and shows the letter. */
export function LetterChoice({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const form = useFormContext<Values>();
  const asLetter = useWatch({ control: form.control, name: 'asLetter' });
  const preview = useMutation({
    mutationFn: async (text: string) => {
      const { name, content } = await call(previewLetter, {
        body: { requestId, text },
        fallback: 'Failed to load preview',
      });
      return { name, bytes: Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)) };
    },
  });
  const { data: letter, error, isPending } = preview;
  async function show() {
    if (await form.trigger('text', { shouldFocus: true })) preview.mutate(form.getValues('text'));
  }
  return (
    <>
      <CheckboxField<Values>
        name="asLetter"
        label={t('Also send as a letter (PDF)')}
        hint={t(
          'The client gets the text as a PDF with your letterhead, kept with the documents of the request.',
        )}
      />
      {asLetter && (
        <Button
          className={styles.preview}
          disabledFocusable={isPending}
          icon={isPending ? <SmallSpinner /> : null}
          onClick={() => void show()}
        >
          {t('Preview letter')}
        </Button>
      )}
      {asLetter && error && (
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
