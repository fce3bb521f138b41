import type { Lane, LaneBlock, LaneTransfer } from '../../../../contract/reservations/timeline.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import { isLate } from './slots.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { transferName } from '../name-of.ts';
import { CustomerName } from '../CustomerName.tsx';
import { addressOf } from '../shell/router.ts';
import { VehicleName } from '../VehicleName.tsx';
import { blockName } from '../blocks/block.ts';
import { blockColumns } from '../blocks/block-columns.tsx';
import type { Blocks } from './use-blocks.ts';
import { adminTexts, blockTexts } from '../../../lib/texts/texts.ts';

type Row = Lane['reservations'][number] & Pick<Lane, 'vehicle'>;

const columns = (): Column<Row>[] => [
  { title: adminTexts().vehicle, cell: ({ vehicle }) => <VehicleName vehicle={vehicle} /> },
  { title: adminTexts().customer, cell: CustomerName },
  { title: adminTexts().pickUp, cell: ({ pickUpTime }) => dateTime(pickUpTime) },
  { title: adminTexts().dropOff, cell: ({ dropOffTime }) => dateTime(dropOffTime) },
  {
    title: adminTexts().status,
    cell: (row) =>
      isLate(row, `${wallTime()}:00`) ? (
        <span className="badge tone-red">{blockTexts().stateNames.late}</span>
      ) : (
        <StatusBadge status={row.status} />
      ),
  },
];

interface Props {
  lanes: readonly Lane[];
  blocks: Blocks;
}

/** The reservations in view as a table, and transfers and blocks as others. */
export function TimelineTable({ lanes, blocks }: Props) {
  const rows = lanes.flatMap(({ vehicle, reservations }) =>
    reservations.map((reservation) => ({ ...reservation, vehicle })),
  );
  const transfers = lanes.flatMap(({ vehicle, transfers: of }) =>
    of.map((transfer) => ({ ...transfer, vehicle })),
  );
  const blocked = lanes.flatMap(({ vehicle, blocks: of }) =>
    of.map((block) => ({ ...block, vehicle })),
  );
  return (
    <div className="stack">
      <Table
        caption={adminTexts().timeline}
        columns={columns()}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addressOf.reservation(id)}
        empty={adminTexts().noReservations}
      />
      <Titled
        title={blockTexts().transfers}
        columns={transferColumns()}
        rows={transfers}
        rowKey={({ reservationId }) => reservationId}
        rowHref={({ reservationId }) => addressOf.reservation(reservationId)}
      />
      <Titled
        title={blockTexts().blocks}
        columns={columnsOfBlocks(blocks)}
        rows={blocked}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

type TransferRow = LaneTransfer & Pick<Lane, 'vehicle'>;

const transferColumns = (): Column<TransferRow>[] => [
  { title: adminTexts().vehicle, cell: ({ vehicle }) => <VehicleName vehicle={vehicle} /> },
  { title: blockTexts().fromDate, cell: ({ from }) => dateTime(from) },
  { title: blockTexts().barKinds.transfer, cell: transferName },
];

interface TitledProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  rowHref?: (row: Row) => string;
}

/** A table with a heading; nothing without rows. */
const Titled = <Row,>({ title, ...table }: TitledProps<Row>) =>
  table.rows.length > 0 && (
    <section className="stack">
      <h2>{title}</h2>
      <Table caption={title} empty="" {...table} />
    </section>
  );

type BlockRow = LaneBlock & Pick<Lane, 'vehicle'>;

const columnsOfBlocks = (blocks: Blocks, texts = blockTexts()): Column<BlockRow>[] => [
  { title: adminTexts().vehicle, cell: ({ vehicle }) => <VehicleName vehicle={vehicle} /> },
  ...blockColumns(),
  {
    title: texts.edit,
    cell: ({ vehicle, ...block }) => (
      <button
        type="button"
        className="button"
        aria-label={`${texts.edit}: ${vehicleName(vehicle)}, ${blockName(block)}`}
        onClick={() => blocks.edit(vehicle, block)}
      >
        {texts.edit}
      </button>
    ),
  },
];
