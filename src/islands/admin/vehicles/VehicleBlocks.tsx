import type { z } from 'zod';
import type { listBlocks } from '../../../../contract/vehicles/blocks.ts';
import { adminTexts, blockTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Table } from '../../ui/Table.tsx';
import { blockColumns } from '../blocks/block-columns.tsx';

type Blocks = z.output<typeof listBlocks.answer>;

/** When a vehicle is and was out of service. */
export function VehicleBlocks({ load }: { load: () => Promise<Blocks> }) {
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
