import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { bodyText, largeHeading, screenOnly } from '../../../components/layout/shapes.ts';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';

const useStyles = makeStyles({
  heading: { ...largeHeading, margin: 0 },
  /** Aligns the button text with the right edge of the lines. */
  edit: { ...screenOnly, flexShrink: 0, minWidth: 0, marginRight: '-12px' },
  line: {
    ...bodyText,
    display: 'grid',
    gap: '2px 24px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (min-width: 640px)': { gridTemplateColumns: '240px 1fr' },
  },
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
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Surface>
        <Row gap={16} justify="between" nowrap>
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
        </Row>
        {text && <p className={shared('body', 'above4', 'soft')}>{text}</p>}
        <dl className={shared('flush', 'above8')}>
          {lines.map(([term, value]) => {
            const parts = typeof value === 'string' ? [value] : value;
            const values = parts.filter(Boolean);
            return (
              <div key={term} className={styles.line}>
                <dt className={shared('muted')}>{term}</dt>
                <dd className={shared('flush', 'breaks')}>
                  {values.map((part) => (
                    <span key={part} className={shared('block')}>
                      {part}
                    </span>
                  ))}
                  {values.length === 0 && (
                    <span className={shared('muted')}>
                      {typeof value === 'string' ? t('Not provided') : t('No files')}
                    </span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
        {children && (
          <Stack gap={12} shared={['above12', 'unlessEmpty']}>
            {children}
          </Stack>
        )}
      </Surface>
    </section>
  );
}
