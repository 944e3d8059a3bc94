import { previewLetter } from '@portal/contract/messages/endpoints.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { call } from '../../lib/api.ts';
import { LetterPreview } from '../preview/LetterPreview.tsx';

interface Values {
  text: string;
  asLetter: boolean;
}

/** Chooses whether the text of the surrounding form is also sent as a letter, and shows the letter. */
export function LetterChoice({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const form = useFormContext<Values>();
  const asLetter = useWatch({ control: form.control, name: 'asLetter' });
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
        <LetterPreview
          isReady={() => form.trigger('text', { shouldFocus: true })}
          load={() =>
            call(previewLetter, {
              body: { requestId, text: form.getValues('text') },
              fallback: 'Failed to load preview',
            })
          }
        />
      )}
    </>
  );
}
