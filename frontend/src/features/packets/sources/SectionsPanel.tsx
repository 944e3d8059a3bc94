import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import type { PageRef, Section } from '@portal/contract/packets/recipe.ts';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../components/buttons/ActionMenu.tsx';
import { innerFocusRing, listGrid, plainButton } from '../../../components/layout/shapes.ts';
import { formatDay } from '../../../lib/format.ts';
import { sectionTypeText } from '../packetTexts.ts';

const useStyles = makeStyles({
  list: { ...listGrid('2px') },
  item: {
    display: 'flex',
    alignItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  open: {
    ...plainButton,
    ...innerFocusRing,
    display: 'grid',
    flexGrow: 1,
    minWidth: 0,
    padding: '4px 8px',
    textAlign: 'left',
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusMedium,
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  facts: { color: tokens.colorNeutralForeground3 },
  menu: { minWidth: '32px' },
});

interface Props {
  sections: readonly Section[];
  isRemoved: (page: PageRef) => boolean;
  onShow: (section: Section) => void;
  onSelect: (section: Section) => void;
  onDescribe: (section: Section) => void;
  /** Moves a section in front of another one, or to the end. */
  onMove: (section: Section, before: Section | null) => void;
  onMerge: (section: Section) => void;
}

/** The sections of the packet. Choosing one shows its first page. */
export function SectionsPanel(props: Props) {
  const { sections, isRemoved, onShow, onSelect, onDescribe, onMove, onMerge } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <ol className={styles.list} aria-label={t('Sections')}>
      {sections.map((section, index) => {
        const { id, title, type, date, pages } = section;
        const count = pages.filter((page) => !isRemoved(page)).length;
        const facts = [
          ...(type === 'other' ? [] : [sectionTypeText(type, t)]),
          ...(date ? [formatDay(date, 'medium')] : []),
          t('{{count}} pages', { count }),
        ];
        return (
          <li key={id} className={styles.item}>
            <button type="button" className={styles.open} title={title} onClick={() => onShow(section)}>
              <span className={styles.title}>{title}</span>
              <span className={styles.facts}>{facts.join(' · ')}</span>
            </button>
            <ActionMenu
              button={{
                className: styles.menu,
                appearance: 'subtle',
                icon: <MoreHorizontalRegular />,
                'aria-label': t('Change the section {{title}}', { title }),
              }}
              actions={[
                { label: t('Name, type and date...'), onClick: () => onDescribe(section) },
                { label: t('Select its pages'), onClick: () => onSelect(section) },
                ...(index > 0
                  ? [
                      { label: t('Move up'), onClick: () => onMove(section, sections[index - 1]!) },
                      { label: t('Merge with the section above'), onClick: () => onMerge(section) },
                    ]
                  : []),
                ...(index < sections.length - 1
                  ? [{ label: t('Move down'), onClick: () => onMove(section, sections[index + 2] ?? null) }]
                  : []),
              ]}
            />
          </li>
        );
      })}
    </ol>
  );
}
