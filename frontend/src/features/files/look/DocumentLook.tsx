import { makeStyles } from '@fluentui/react-components';
import { mimeTypeOf, fileTypeOfName } from '@portal/contract/files/rules/fileTypes.ts';
import type { NamedPage } from '@portal/contract/files/schemas/documentLook.ts';
import { MAX_OTHER_PERSON_NOTE, otherPersonReasons } from '@portal/contract/files/schemas/otherPerson.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { formatDay } from '../../../lib/format.ts';
import type { Upload } from '../../uploads/upload.ts';
import { groupedPages } from './groupedPages.ts';
import type { ReleaseValues } from '../release/rules/releaseValues.ts';
import type { Look } from './useLooks.ts';

const FirstPage = lazyComponent(async () => (await import('./FirstPage.tsx')).FirstPage, {
  failure: 'hidden',
});

const useStyles = makeStyles({
  line: { margin: 0 },
  pages: { margin: '4px 0', paddingLeft: '20px' },
});

interface Props {
  upload: Upload;
  /** Null until it is uploaded. */
  look: Look | null;
  /** Null if it was uploaded before a reload. */
  content: File | null;
  patient: Pick<StaffRequestView, 'patientName' | 'patientDob'>;
}

/** First page, number of pages, and who is named in an uploaded document, with the reason to release it all the same. */
export function DocumentLook({ upload, look, content, patient }: Props) {
  const { t } = useTranslation();
  if (!look || upload.state.kind !== 'done') return null;
  const type = fileTypeOfName(upload.name);
  return (
    <>
      <Row gap={12} align="top" nowrap shared={['small', 'above8', 'soft']}>
        {content && type && <FirstPage name={upload.name} contentType={mimeTypeOf(type)} content={content} />}
        <Stack gap={2} shared="shrinks" role="status">
          {look.state === 'running' ? (
            <Row gap={8} nowrap>
              <SmallSpinner />
              {t('Checking whose records these are...')}
            </Row>
          ) : (
            <LookText look={look} hasPages />
          )}
        </Stack>
      </Row>
      {look.state === 'read' && look.otherPersonPages > 0 && (
        <OtherPersonWarning id={upload.id} name={upload.name} look={look} patient={patient} />
      )}
    </>
  );
}

interface TextProps {
  look: Exclude<Look, { state: 'running' }>;
  /** Whether it also says how many pages the document has. */
  hasPages?: boolean;
}

/** What the check found, apart from other persons. */
export function LookText({ look, hasPages = false }: TextProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  return lines().map((line) => (
    <p key={line} className={styles.line}>
      {line}
    </p>
  ));

  function lines(): string[] {
    if (look.state === 'checked') return [...count(look.pages), t('A person has checked the packet.')];
    if (look.state !== 'read') return [notRead()];
    const { pages, pagesRead, pagesWithText, namesPatient, otherPersonPages } = look;
    const withoutText = pagesRead - pagesWithText;
    const found = namesPatient
      ? t('The text names the patient and nobody else as the patient.')
      : t('The text names nobody as the patient.');
    return [
      ...count(pages),
      ...(pagesWithText > 0 && otherPersonPages === 0 ? [found] : []),
      ...(withoutText > 0
        ? [t('{{count}} pages have no text. Check yourself whose records these are.', { count: withoutText })]
        : []),
      ...(pagesRead < pages ? [t('Only the first {{count}} pages were checked.', { count: pagesRead })] : []),
    ];
  }

  function count(pages: number): string[] {
    return hasPages ? [t('{{count}} pages', { count: pages })] : [];
  }

  function notRead(): string {
    if (look.state !== 'not-read')
      return t('It could not be checked. Check yourself whose records these are.');
    switch (look.reason) {
      case 'office':
        return t('This type of file can’t be checked. Check yourself whose records these are.');
      case 'password':
        return t('It has a password, so it can’t be checked. Check yourself whose records these are.');
      case 'infected':
        return t('The virus scan did not accept this file.');
      case 'damaged':
      case 'too-complex':
        return t('It could not be checked. Check yourself whose records these are.');
    }
  }
}

interface WarningProps extends Pick<Props, 'patient'> {
  id: string;
  name: string;
  look: Extract<Look, { state: 'read' }>;
}

/** Says who else is named, and asks why the document is released: the field `otherPersons.<id>` of the form around it. */
export function OtherPersonWarning({ id, name, look, patient }: WarningProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { setValue, getValues } = useFormContext<ReleaseValues>();
  const reason = useWatch<ReleaseValues>({ name: `otherPersons.${id}.reason` });
  // The form asks for a reason from now on.
  const [field] = useState(`otherPersons.${id}` as const);
  useEffect(() => {
    if (!getValues(field)) setValue(field, { reason: '', note: '' });
  }, [field, getValues, setValue]);
  const rest = look.otherPersonPages - look.otherPersons.length;
  return (
    <Stack gap={12} shared="above12">
      <Notice type="warning" role="alert" title={t('{{name}} may have records of another person', { name })}>
        <ul className={styles.pages}>
          {groupedPages(look.otherPersons).map(({ named, pages }) => (
            <li key={named.page}>{pageText(named, pages)}</li>
          ))}
          {rest > 0 && <li>{t('{{count}} more pages', { count: rest })}</li>}
        </ul>
        {t('This request is for {{name}}, born {{day}}.', {
          name: patient.patientName,
          day: formatDay(patient.patientDob, 'medium'),
        })}
      </Notice>
      <SelectField<ReleaseValues>
        name={`${field}.reason`}
        label={t('Why is {{name}} released?', { name })}
        hint={t('Only staff can read it.')}
        placeholder={t('Choose a reason')}
        choices={Object.entries(otherPersonReasons).map(([value, label]) => ({ value, label: t(label) }))}
      />
      {reason && (
        <TextAreaField<ReleaseValues>
          name={`${field}.note`}
          label={t('Note')}
          optional={reason !== 'other'}
          maxLength={MAX_OTHER_PERSON_NOTE}
        />
      )}
    </Stack>
  );

  function pageText({ page, names, birthDates }: NamedPage, pages: string): string {
    const found = [
      ...names,
      ...birthDates.map((day) => t('born {{day}}', { day: formatDay(day, 'medium') })),
    ];
    return pages === String(page)
      ? t('Page {{page}}: {{names}}', { page, names: found.join(', ') })
      : t('Pages {{pages}}: {{names}}', { pages, names: found.join(', ') });
  }
}
