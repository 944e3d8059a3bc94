import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { acceptedByChooser } from '@portal/contract/files/rules/fileTypes.ts';
import type { UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { type DragEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../components/form/fieldId.ts';

const useStyles = makeStyles({
  zone: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '2px',
    padding: '24px 16px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    border: `1.5px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    cursor: 'pointer',
    ':hover': { ...shorthands.borderColor(tokens.colorCompoundBrandStroke) },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  dragOver: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    backgroundColor: tokens.colorNeutralBackground3,
  },
  invalid: { ...shorthands.borderColor(tokens.colorStatusDangerForeground1) },
  icon: { display: 'flex', fontSize: '28px', marginBottom: '4px', color: tokens.colorBrandForeground1 },
  browse: { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  limits: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  input: { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%', fontSize: 0 },
});

interface Props {
  name: string;
  label: string;
  rules: UploadRules;
  invalid: boolean;
  onFiles: (files: File[]) => void;
}

/** A zone to drop files or browse for them. An invisible file input covers it. Memoized, so that progress does not re-render it. */
export const DropZone = memo(function DropZone({ name, label, rules, invalid, onFiles }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isDragOver, setDragOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const id = fieldId(name);
  return (
    <div
      className={mergeClasses(styles.zone, isDragOver && styles.dragOver, invalid && styles.invalid)}
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={drop}
    >
      <span className={styles.icon} aria-hidden>
        <ArrowUploadRegular />
      </span>
      <span aria-hidden>
        {t('Drag and drop files here, or')} <span className={styles.browse}>{t('browse')}</span>
      </span>
      <span id={`${id}-limits`} className={styles.limits}>
        {t(rules.summary)}
      </span>
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedByChooser(rules.types)}
        data-label={label}
        className={styles.input}
        aria-label={t('Choose files: {{group}}', { group: label })}
        aria-describedby={`${invalid ? `${id}-error ` : ''}${id}-limits`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
});
