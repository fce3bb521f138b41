import { exportReservations, type ExportFormat } from '../../../../contract/office/exports.ts';
import type { ListedReservation } from '../../../../contract/reservations/reservations-admin.ts';
import { call } from '../../../lib/api/api.ts';
import { saveFile, timestamped } from '../../../lib/api/save-file.ts';
import { listTexts } from '../../../lib/texts/texts.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import type { Selection } from '../list/use-selection.ts';
import { CancelSelected } from './CancelSelected.tsx';
import { may } from '../../../lib/session/may.ts';

interface Props {
  selection: Selection<ListedReservation>;
  /** After reservations were cancelled. */
  onChanged: () => void;
}

/** Downloads the chosen reservations, or cancels them. */
export function SelectedActions({ selection, onChanged }: Props) {
  const { selection: texts } = listTexts();
  const ids = selection.rows.map(({ id }) => id).join(',');
  const save = async (format: ExportFormat) =>
    saveFile(
      await call(exportReservations, { query: { ids, format } }),
      timestamped('reservations', format),
    );
  return (
    <>
      {may('exports') &&
        (['xlsx', 'csv'] as const).map((format) => (
          <FileButton key={format} save={() => save(format)} loading={texts.downloading}>
            {format === 'xlsx' ? texts.excel : texts.csv}
          </FileButton>
        ))}
      {may('reservations.write') && <CancelSelected selection={selection} onChanged={onChanged} />}
    </>
  );
}
