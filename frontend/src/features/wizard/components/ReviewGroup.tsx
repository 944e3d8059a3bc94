import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: {
    margin: '4px 0 0',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  /** Aligns the button text with the right edge of the lines. */
  edit: { flexShrink: 0, minWidth: 0, marginRight: '-12px', '@media print': { display: 'none' } },
  list: { margin: '8px 0 0' },
  line: {
    display: 'grid',
    gap: '2px 24px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '@media (min-width: 640px)': { gridTemplateColumns: '240px 1fr' },
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  part: { display: 'block' },
  empty: { color: tokens.colorNeutralForeground3 },
  below: { display: 'grid', gap: '12px', marginTop: '12px', ':empty': { display: 'none' } },
});

/** A term and its value, or its lines, such as files. */
export type ReviewLine = [term: string, value: string | readonly string[]];

interface Props {
  title: string;
  text?: string;
  lines: readonly ReviewLine[];
  onEdit: () => void;
  /** The text of the button and its full name; Edit by default. */
  editLabels?: { text: string; name: string };
  children?: ReactNode;
}

/** One part of the request to review, with a button to its step. */
export function ReviewGroup({ title, text, lines, onEdit, editLabels, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Surface>
        <div className={styles.head}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          <Button
            appearance="subtle"
            icon={<EditRegular />}
            className={styles.edit}
            aria-label={editLabels?.name ?? t('Edit {{group}}', { group: title })}
            onClick={onEdit}
          >
            {editLabels?.text ?? t('Edit')}
          </Button>
        </div>
        {text && <p className={styles.text}>{text}</p>}
        <dl className={styles.list}>
          {lines.map(([term, value]) => {
            const parts = typeof value === 'string' ? [value] : value;
            const values = parts.filter(Boolean);
            return (
              <div key={term} className={styles.line}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.value}>
                  {values.map((part) => (
                    <span key={part} className={styles.part}>
                      {part}
                    </span>
                  ))}
                  {values.length === 0 && (
                    <span className={styles.empty}>
                      {typeof value === 'string' ? t('Not provided') : t('No files')}
                    </span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
        {children && <div className={styles.below}>{children}</div>}
      </Surface>
    </section>
  );
}
