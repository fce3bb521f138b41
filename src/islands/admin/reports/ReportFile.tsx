import { saveFile } from '../../../lib/api/save-file.ts';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import { FileButton } from '../../ui/FileButton.tsx';

interface Props {
  label: string;
  /** Of the file. */
  name: string;
  load: () => Promise<Blob>;
}

/** A button that saves a report. */
export const ReportFile = ({ label, name, load }: Props) => (
  <FileButton loading={moneyTexts().report.loading} save={async () => saveFile(await load(), name)}>
    {label}
  </FileButton>
);
