import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { caretInGroupedCode, groupTypedCode } from '../../requests/lookup/groupTypedCode.ts';
import { LookupField } from './LookupField.tsx';

interface Props {
  code: string;
  problem: string | undefined;
  onChange: (code: string) => void;
}

/** The verification code. Groups what is entered or pasted and keeps the caret position. */
export function CodeField({ code, problem, onChange }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <LookupField
      ref={input}
      name="verificationCode"
      label={t('Verification code')}
      hint={t('10 characters, such as 7K3M9-QX2TB')}
      problem={problem}
      spaced
      value={code}
      autoCapitalize="characters"
      maxLength={40}
      onChange={({ target }) => {
        caret.current = caretInGroupedCode(target.value, target.selectionStart ?? target.value.length);
        onChange(groupTypedCode(target.value));
      }}
    />
  );
}
