import { makeStyles, tokens } from '@fluentui/react-components';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldLabel, focusField } from './fieldId.ts';

const useStyles = makeStyles({
  summary: {
    padding: '16px 20px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `2px solid ${tokens.colorStatusDangerForeground1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: '8px 0 0', paddingLeft: '20px', fontSize: tokens.fontSizeBase300, lineHeight: '24px' },
  link: {
    color: tokens.colorStatusDangerForeground1,
    textDecorationLine: 'underline',
    textUnderlineOffset: '2px',
  },
});

export interface Problem {
  field: string;
  message: string;
}

/** All errors of a form, each with a link to its field. Gets the focus after a step was refused. */
export function ErrorSummary({ problems, ref }: { problems: readonly Problem[]; ref: Ref<HTMLDivElement> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.summary}>
      <h2 className={styles.title}>{t('Please complete required fields')}</h2>
      <ul className={styles.list}>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <FieldName field={field} />
            <a
              href={`#field-${field}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {t(message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of a field, whose message may not say which one is meant. */
function FieldName({ field }: { field: string }) {
  // Read when it is in the page, because the fields of a step can be rendered together with its problems.
  const show = (span: HTMLSpanElement | null) => {
    const label = fieldLabel(field);
    if (span) span.textContent = label && `${label}: `;
  };
  return <span ref={show} />;
}
