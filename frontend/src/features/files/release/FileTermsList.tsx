import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { MAX_COMMENT } from '@portal/contract/files/schemas/fileRelease.ts';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { formatMoney } from '../../../lib/format.ts';
import type { Upload } from '../../uploads/upload.ts';
import { ChargeField } from './ChargeField.tsx';
import { EmbargoDaysField } from './EmbargoDaysField.tsx';
import type { ReleaseValues } from './rules/releaseValues.ts';
import { centsOfTerms, totalCents } from './rules/totalCents.ts';
import { useTermsText } from './useTermsText.ts';

const useStyles = makeStyles({
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  list: { display: 'grid', gap: '4px', margin: '4px 0 0', padding: 0, listStyleType: 'none' },
  file: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { ...typographyStyles.body1, overflowWrap: 'anywhere' },
  terms: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  fields: { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  nested: { paddingLeft: '28px', maxWidth: '240px' },
  total: { ...typographyStyles.body1Strong, margin: '12px 0 0' },
});

interface Props {
  files: readonly Upload[];
  /** Whether files of the request can have a charge. */
  canCharge: boolean;
}

/** Charge, embargo and comment of each file, which may differ from the common terms, and the total charge. */
export function FileTermsList({ files, canCharge }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const headingId = useId();
  const values = useWatch<ReleaseValues>() as ReleaseValues;
  const ids = files.map(({ id }) => id);
  const charged = ids.filter((id) => centsOfTerms(values.fileTerms[id] ?? values)).length;
  const isListed = files.length > 1 || ids.some((id) => values.fileTerms[id]);
  if (!isListed && charged === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t('Terms of each file')}
      </h3>
      {isListed && (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileTerms key={file.id} file={file} values={values} canCharge={canCharge} />
          ))}
        </ul>
      )}
      {charged > 0 && (
        <p className={styles.total}>
          {t('Total: {{amount}} for {{charged}} of {{files}} files', {
            amount: formatMoney(totalCents(values, ids)),
            charged,
            files: files.length,
          })}
        </p>
      )}
    </section>
  );
}

interface FileProps extends Pick<Props, 'canCharge'> {
  file: Upload;
  values: ReleaseValues;
}

function FileTerms({ file: { id, name }, values, canCharge }: FileProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const termsText = useTermsText();
  const { setValue } = useFormContext<ReleaseValues>();
  const ownTerms = values.fileTerms[id];
  const { comment, requiresPayment, chargeAmount, embargoEnabled, embargoDays } = values;
  return (
    <li className={styles.file}>
      <div>
        <div className={styles.name}>{name}</div>
        <div className={styles.terms}>{termsText(ownTerms ?? values)}</div>
      </div>
      <Button
        size="small"
        aria-label={
          ownTerms
            ? t('Use the same terms: {{name}}', { name })
            : t('Set different terms: {{name}}', { name })
        }
        onClick={() =>
          setValue(
            `fileTerms.${id}`,
            ownTerms ? undefined : { comment, requiresPayment, chargeAmount, embargoEnabled, embargoDays },
          )
        }
      >
        {ownTerms ? t('Use the same terms') : t('Set different terms')}
      </Button>
      {ownTerms && (
        <div className={styles.fields}>
          {canCharge && (
            <CheckboxField<ReleaseValues>
              name={`fileTerms.${id}.requiresPayment`}
              label={t('Charge for {{name}}', { name })}
            />
          )}
          {ownTerms.requiresPayment && (
            <div className={styles.nested}>
              <ChargeField
                name={`fileTerms.${id}.chargeAmount`}
                label={t('Amount for {{name}}, in USD', { name })}
              />
            </div>
          )}
          <CheckboxField<ReleaseValues>
            name={`fileTerms.${id}.embargoEnabled`}
            label={t('Embargo on {{name}}', { name })}
          />
          {ownTerms.embargoEnabled && (
            <div className={styles.nested}>
              <EmbargoDaysField
                name={`fileTerms.${id}.embargoDays`}
                label={t('Days for {{name}}', { name })}
              />
            </div>
          )}
          <TextAreaField<ReleaseValues>
            name={`fileTerms.${id}.comment`}
            label={t('Comment on {{name}}', { name })}
            optional
            maxLength={MAX_COMMENT}
          />
        </div>
      )}
    </li>
  );
}
