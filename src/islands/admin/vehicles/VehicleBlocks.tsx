import { useCallback } from 'react';
import { addDays } from '../../../../contract/values/times.ts';
import { listBlocks } from '../../../../contract/vehicles/blocks.ts';
import { call } from '../../../lib/api/api.ts';
import { today } from '../../../lib/api/clock.ts';
import { adminTexts, blockTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Table } from '../../ui/Table.tsx';
import { blockColumns } from '../blocks/block-columns.tsx';

/** Days back and ahead. */
const shownDays = 3650;

/** When a vehicle is and was out of service, latest first. */
export function VehicleBlocks({ vehicleId }: { vehicleId: number }) {
  const load = useCallback(async () => {
    const [from, until] = [addDays(today(), -shownDays), addDays(today(), shownDays)];
    return (await call(listBlocks, { query: { from, until, vehicleId } })).toReversed();
  }, [vehicleId]);
  const { blocks } = blockTexts();
  return (
    <Loaded load={load} failed={adminTexts().failed(blocks)}>
      {(rows) => (
        <Table
          caption={blocks}
          columns={blockColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          empty={fleetTexts().noBlocks}
        />
      )}
    </Loaded>
  );
}
