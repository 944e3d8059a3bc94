import { makeStyles } from '@fluentui/react-components';
import {
  readSubstanceUseNotice,
  saveSubstanceUseNotice,
} from '@portal/contract/configuration/endpoints/manageSubstanceUseNotice.ts';
import {
  type ManagedNoticeForm,
  managedNoticeForm,
  type NoticeContent,
} from '@portal/contract/configuration/schemas/substanceUseNotice.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';

interface Values {
  isReviewedByCounsel: boolean;
  source: string;
  /** Paragraphs with a blank line between them. */
  text: string;
}

type Body = Omit<ManagedNoticeForm, 'seenVersion'>;

const content = z.omit(managedNoticeForm, { seenVersion: true });

const dialogForm = z.pipe(
  z.transform<Values, z.input<typeof content>>(({ text, ...values }: Values) => ({
    ...values,
    text: text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
  })),
  content,
);

const useStyles = makeStyles({
  // Shows the text of the law without much scrolling.
  text: { display: 'contents', '& textarea': { minHeight: 'min(360px, 40vh)' } },
});

interface Props {
  /** The current version. */
  version: number;
  /** What the form starts with. */
  start: NoticeContent;
  onClose: () => void;
}

/** Makes a new version of the notice. After a conflict, the next attempt replaces the version that is stored then. */
export function NoticeDialog({ version, start, onClose }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [seenVersion, setSeenVersion] = useState(version);
  const save = useListMutation([['management', 'substanceUseNotice']], async (body: Body) => {
    try {
      return await call(saveSubstanceUseNotice, { body: { seenVersion, ...body } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        const { notice } = await call(readSubstanceUseNotice, { query: {} });
        setSeenVersion(notice.version);
      }
      throw error;
    }
  });
  const edit = useListForm<Values, Body>({
    schema: dialogForm as z.ZodMiniType<Body, unknown>,
    values: {
      isReviewedByCounsel: start.isReviewedByCounsel,
      source: start.source,
      text: start.text.join('\n\n'),
    },
    save: (body) => save.mutateAsync(body),
    success: t('Notice saved'),
    onSaved: onClose,
    failure: t('The notice was not saved'),
  });
  return (
    <FormDialog title={t('Notice of 42 CFR 2.32')} save={t('Save new version')} edit={edit} onClose={onClose}>
      <TextField<Values>
        name="source"
        label={t('Source')}
        hint={t('The law that words it, such as 42 CFR 2.32(a)(1).')}
        maxLength={200}
        autoComplete="off"
      />
      <div className={styles.text}>
        <TextAreaField<Values>
          name="text"
          label={t('Text')}
          hint={t('In the words of the law. A blank line starts another paragraph.')}
        />
      </div>
      <CheckboxField<Values>
        name="isReviewedByCounsel"
        label={t('Reviewed by counsel')}
        hint={t('Otherwise the notice is marked “Review with counsel before use”.')}
      />
    </FormDialog>
  );
}
