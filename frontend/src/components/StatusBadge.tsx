import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  type StatusColor,
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import { useTranslation } from 'react-i18next';

const tint = (color: string) => `color-mix(in srgb, ${color} 14%, transparent)`;

const useStyles = makeStyles({
  badge: {
    gap: '6px',
    paddingInline: '10px',
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'nowrap',
    // Otherwise a column of a table is narrower than its badges.
    minWidth: 'max-content',
    '::before': {
      content: '""',
      width: '8px',
      height: '8px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: 'var(--status-color)',
    },
  },
  blue: {
    '--status-color': tokens.colorPaletteBlueBorderActive,
    backgroundColor: tint(tokens.colorPaletteBlueBorderActive),
  },
  green: {
    '--status-color': tokens.colorPaletteGreenBorderActive,
    backgroundColor: tint(tokens.colorPaletteGreenBorderActive),
  },
  yellow: {
    '--status-color': tokens.colorPaletteMarigoldBorderActive,
    backgroundColor: tint(tokens.colorPaletteMarigoldBorderActive),
  },
  red: {
    '--status-color': tokens.colorPaletteRedBorderActive,
    backgroundColor: tint(tokens.colorPaletteRedBorderActive),
  },
  purple: {
    '--status-color': tokens.colorPalettePurpleBorderActive,
    backgroundColor: tint(tokens.colorPalettePurpleBorderActive),
  },
  orange: {
    '--status-color': tokens.colorPaletteDarkOrangeBorderActive,
    backgroundColor: tint(tokens.colorPaletteDarkOrangeBorderActive),
  },
  gray: {
    '--status-color': tokens.colorNeutralForeground3,
    backgroundColor: tint(tokens.colorNeutralForeground3),
  },
});

interface Props {
  status: string;
  statuses: readonly StatusDefinition[];
  /** What has the status, if a label is worded differently for it in some language. */
  context?: 'invoice';
}

/** A status with its configured label and color. Color is never the only indication. */
export function StatusBadge({ status, statuses, context }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { label, color } = statusDefinitionOf(status, statuses);
  return (
    <Badge
      appearance="tint"
      size="large"
      className={mergeClasses(styles.badge, styles[color as StatusColor])}
    >
      {t(label, { context })}
    </Badge>
  );
}
