import { z } from 'zod';
import { getOwnData } from '../../../contract/office/own-data.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { saveFile, timestamped } from '../../lib/api/save-file.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { Form } from '../ui/Form.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';

/** Saves all that is stored about the user as a file. */
export function OwnDataDownload() {
  const { ownData } = accountTexts();
  const submission = useSubmitForm({
    schema: z.object({}),
    defaultValues: {},
    send: async () => {
      const data = JSON.stringify(await call(getOwnData, {}), null, 2);
      saveFile(new Blob([data], { type: 'application/json' }), timestamped('data', 'json'));
    },
  });
  return (
    <Form label={ownData.download} submission={submission}>
      <SubmitButton isQuiet>{ownData.download}</SubmitButton>
    </Form>
  );
}
