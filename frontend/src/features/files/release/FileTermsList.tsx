import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { MAX_COMMENT } from '@portal/contract/files/schemas/fileRelease.ts';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatMoney } from '../../../lib/format.ts';
import type { Upload } from '../../uploads/upload.ts';
import { ChargeField } from './ChargeField.tsx';
import { EmbargoDaysField } from './EmbargoDaysField.tsx';
import type { ReleaseValues } from './rules/releaseValues.ts';
import { centsOfTerms, totalCents } from './rules/totalCents.ts';
import { useTermsText } from './useTermsText.ts';

const useStyles = makeStyles({
  file: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

interface Props {
  files: readonly Upload[];
  /** Whether files of the request can have a charge. */
  canCharge: boolean;
}

/** Charge, embargo and comment of each file, which may differ from the common terms, and the total charge. */
export function FileTermsList({ files, canCharge }: Props) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const headingId = useId();
  const values = useWatch<ReleaseValues>() as ReleaseValues;
  const ids = files.map(({ id }) => id);
  const charged = ids.filter((id) => centsOfTerms(values.fileTerms[id] ?? values)).length;
  const isListed = files.length > 1 || ids.some((id) => values.fileTerms[id]);
  if (!isListed && charged === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={shared('strong')}>
        {t('Terms of each file')}
      </h3>
      {isListed && (
        <Stack as="ul" gap={4} shared="above4">
          {files.map((file) => (
            <FileTerms key={file.id} file={file} values={values} canCharge={canCharge} />
          ))}
        </Stack>
      )}
      {charged > 0 && (
        <p className={shared('strong', 'above12')}>
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
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const termsText = useTermsText();
  const { setValue } = useFormContext<ReleaseValues>();
  const ownTerms = values.fileTerms[id];
  const { comment, requiresPayment, chargeAmount, embargoEnabled, embargoDays } = values;
  return (
    <li className={styles.file}>
      <div>
        <div className={shared('body', 'breaks')}>{name}</div>
        <div className={shared('small', 'muted')}>{termsText(ownTerms ?? values)}</div>
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
        <Stack shared="wholeRow">
          {canCharge && (
            <CheckboxField<ReleaseValues>
              name={`fileTerms.${id}.requiresPayment`}
              label={t('Charge for {{name}}', { name })}
            />
          )}
          {ownTerms.requiresPayment && (
            <div className={shared('inset', 'width240')}>
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
            <div className={shared('inset', 'width240')}>
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
        </Stack>
      )}
    </li>
  );
}
