import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment } from 'react';
import type { ShortcutGroup } from './shortcutGroups.ts';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: '8px 0' },
  smallTitle: { ...typographyStyles.body1Strong, margin: '8px 0' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'center',
    gap: '8px 16px',
    margin: '0 0 16px',
    '& dd': { margin: 0 },
  },
  key: {
    padding: '2px 8px',
    fontFamily: tokens.fontFamilyMonospace,
    backgroundColor: tokens.colorNeutralBackground3,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
  },
  keys: { display: 'flex', gap: '4px' },
});

interface Props {
  group: ShortcutGroup;
  /** The level of the title, below the one of its surroundings. */
  level?: 3 | 4;
}

/** One group of shortcuts with its title. */
export function ShortcutList({ group: { title, shortcuts }, level = 3 }: Props) {
  const styles = useStyles();
  return (
    <section>
      {level === 3 ? (
        <h3 className={styles.title}>{title}</h3>
      ) : (
        <h4 className={styles.smallTitle}>{title}</h4>
      )}
      <dl className={styles.list}>
        {shortcuts.map(({ keys, text }) => (
          <Fragment key={text}>
            <dt className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
