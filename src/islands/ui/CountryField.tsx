import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import { texts } from '../../lib/texts/texts.ts';
import { fieldsOf, type FormProps } from './fields-of.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { QuietFold } from './QuietFold.tsx';

const CountrySelect = lazyScreen(() => import('./CountrySelect.tsx'), 'CountrySelect');

/** The country of an address: the company's own, unless somebody asks for another one. */
export function CountryField<Input extends FieldValues, Output>({
  form,
}: FormProps<Input, Output>) {
  const name = 'country' as Path<Input>;
  const value: string | null | undefined = useWatch({ control: form.control, name });
  const field = fieldsOf(form, texts().fields as Record<Path<Input>, string>);
  return (
    <QuietFold label={texts().abroad} stays={Boolean(value)}>
      <CountrySelect {...field(name)} chosen={value ?? ''} />
    </QuietFold>
  );
}
