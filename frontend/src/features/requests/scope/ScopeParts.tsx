import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ScopeForm } from './scopeForm.ts';
import { filledIn, type ScopePart, scopePartIds, scopeParts } from './scopeParts.ts';

const useStyles = makeStyles({
  // Aligns the titles with the fields above.
  parts: { margin: '0 -12px' },
  part: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  title: { fontWeight: tokens.fontWeightSemibold },
  panel: { padding: '8px 0 20px' },
});

interface Props {
  /** The fields of each part. */
  children: Readonly<Record<ScopePart, ReactNode>>;
}

/**
 * The parts of a scope that fewer orders need. Each title says how much is filled. A part opens if it is filled when the
 * form opens, or if it has an error; it cannot be closed while it has one, because the error summary links to its fields.
 */
export function ScopeParts({ children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control } = useFormContext<ScopeForm>();
  const { errors } = useFormState({ control });
  const scope = useWatch({ control, name: 'scope' });
  const [open, setOpen] = useState(() => scopePartIds.filter((part) => filledIn(part, scope) > 0));
  const mustOpen = scopePartIds.filter(
    (part) =>
      !open.includes(part) && scopeParts[part].some((field) => get(errors, `scope.${field}`) !== undefined),
  );
  if (mustOpen.length > 0) setOpen([...open, ...mustOpen]);
  const titles: Record<ScopePart, string> = {
    records: t('Include, exclude, delivery format'),
    sensitive: t('Sensitive records'),
    references: t('Case references'),
  };
  const countText = (part: ScopePart) => {
    const number = filledIn(part, scope);
    if (number === 0) return '';
    return part === 'sensitive' ? t('{{number}} selected', { number }) : t('{{number}} filled', { number });
  };
  return (
    <Accordion
      className={styles.parts}
      multiple
      collapsible
      openItems={open}
      onToggle={(_, { openItems }) => setOpen(openItems as ScopePart[])}
    >
      {scopePartIds.map((part) => (
        <AccordionItem key={part} value={part} className={styles.part}>
          <AccordionHeader as="h3" size="large">
            <span>
              <span className={styles.title}>{titles[part]}</span>
              {countText(part) && ' · '}
              {countText(part)}
            </span>
          </AccordionHeader>
          <AccordionPanel className={styles.panel}>{children[part]}</AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
