import '../../../lib/schemaMode.ts';
import { makeStyles } from '@fluentui/react-components';
import { corners, type PacketOptions, packetOptions } from '@portal/contract/packets/packet.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';

interface Values extends Omit<PacketOptions, 'numbering'> {
  /** All fields; those of other kinds of numbering are not sent. Numbers as text. */
  numbering: { kind: string; corner: string; prefix: string; start: string; width: string };
}

/** The options, from the values of the form. */
const schema = z.pipe(z.pipe(z.custom<Values>(), z.transform(optionsOf)), packetOptions);

/** Fields of another kind of numbering are left out by the schema. */
function optionsOf({ numbering, ...rest }: Values): z.input<typeof packetOptions> {
  const start = numbering.start.trim() === '' ? Number.NaN : Number(numbering.start);
  const numbers = { ...numbering, start, width: Number(numbering.width) };
  return { ...rest, numbering: numbers as PacketOptions['numbering'] };
}

const useStyles = makeStyles({
  bates: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '12px',
    alignItems: 'start',
  },
});

const FIRST_NUMBERS = { prefix: '', start: 1, width: 6 };

export type BatesNumbering = Extract<PacketOptions['numbering'], { kind: 'bates' }>;

function valuesOf({ numbering, ...rest }: PacketOptions, bates: BatesNumbering | null): Values {
  const { kind } = numbering;
  const corner = kind === 'none' ? (bates?.corner ?? 'bottom-right') : numbering.corner;
  const { prefix, start, width } = kind === 'bates' ? numbering : (bates ?? FIRST_NUMBERS);
  return { ...rest, numbering: { kind, corner, prefix, start: String(start), width: String(width) } };
}

interface Props {
  options: PacketOptions;
  /** What is proposed for Bates numbers if the options have other numbers; null without earlier ones. */
  bates: BatesNumbering | null;
  /** Builds the packet. Throws ApiError. */
  onBuild: (options: PacketOptions) => Promise<void>;
  onClose: () => void;
}

/** Asks what is in a packet beside its pages, and builds it. */
export function OptionsDialog({ options, bates, onBuild, onClose }: Props) {
  const { t } = useTranslation();
  const edit = useListForm<Values, PacketOptions>({
    schema,
    values: valuesOf(options, bates),
    save: onBuild,
    onSaved: onClose,
    failure: t('The packet was not built'),
  });
  return (
    <FormDialog title={t('Build packet')} save={t('Build packet')} edit={edit} onClose={onClose}>
      <TextField name="title" label={t('Name of the document')} maxLength={120} />
      <CheckboxField name="hasCover" label={t('Cover sheet')} />
      <CheckboxField name="hasContents" label={t('Table of contents')} />
      <CheckboxField name="listsRedactions" label={t('List redactions on the last page')} />
      <SelectField
        name="numbering.kind"
        label={t('Numbers on the pages')}
        placeholder={t('Choose how to number')}
        choices={[
          { value: 'none', label: t('No numbers') },
          { value: 'pages', label: t('Page numbers') },
          { value: 'bates', label: t('Bates numbers') },
        ]}
      />
      <NumberingFields />
    </FormDialog>
  );
}

function NumberingFields() {
  const styles = useStyles();
  const { t } = useTranslation();
  const kind = useWatch<Values>({ name: 'numbering.kind' });
  const cornerTexts = {
    'bottom-right': t('Bottom right'),
    'bottom-left': t('Bottom left'),
    'top-right': t('Top right'),
    'top-left': t('Top left'),
  };
  return (
    <>
      {kind === 'bates' && (
        <div className={styles.bates}>
          <TextField name="numbering.prefix" label={t('Prefix')} maxLength={20} optional />
          <TextField name="numbering.start" inputMode="numeric" label={t('First number')} />
          <SelectField
            name="numbering.width"
            label={t('Digits')}
            placeholder={t('Choose')}
            choices={['4', '5', '6', '7', '8'].map((value) => ({ value, label: value }))}
          />
        </div>
      )}
      {(kind === 'bates' || kind === 'pages') && (
        <SelectField
          name="numbering.corner"
          label={t('Corner')}
          placeholder={t('Choose')}
          choices={corners.map((value) => ({ value, label: cornerTexts[value] }))}
        />
      )}
    </>
  );
}
