import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { limits } from '../../../../contract/values/limits.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { StepInput, StepValues } from './step-form.ts';
import styles from '../condition/Signature.module.css';
import { SignaturePad } from '../condition/SignaturePad.tsx';

interface Props {
  form: UseFormReturn<StepInput, unknown, StepValues>;
  /** Whose name a drawn signature gets if none is typed. */
  customer: string;
}

/** The customer's signature: drawn, or else the typed name. */
export function SignatureField({ form, customer }: Props) {
  const { signature: texts } = conditionTexts();
  const { control, register } = form;
  const { errors } = useFormState({ control });
  const strokes = useWatch({ control, name: 'strokes' });
  return (
    <section className={styles.signature} aria-labelledby="signature">
      <h2 id="signature">{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      <SignaturePad
        strokes={strokes}
        onChange={(drawn) => form.setValue('strokes', drawn, { shouldDirty: true })}
      />
      <TextField
        label={texts.name}
        placeholder={customer}
        maxLength={limits.line}
        autoComplete="off"
        error={errors.signer?.message ?? errors.strokes?.message}
        {...register('signer')}
      />
    </section>
  );
}
