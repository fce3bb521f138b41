import type { Lane } from '../../../../contract/timeline.ts';
import { dateTime } from '../../../lib/format.ts';
import { texts } from '../../../lib/texts.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { addressOf } from '../router.ts';

const { admin } = texts;

type Row = Lane['reservations'][number] & Pick<Lane, 'vehicle'>;

const columns: Column<Row>[] = [
  { title: admin.vehicle, cell: ({ vehicle }) => vehicle.model },
  { title: admin.customer, cell: ({ customer }) => customer },
  { title: admin.pickUp, cell: ({ pickUpTime }) => dateTime(pickUpTime) },
  { title: admin.dropOff, cell: ({ dropOffTime }) => dateTime(dropOffTime) },
  { title: admin.status, cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The reservations of the lanes as a table. */
export function TimelineTable({ lanes }: { lanes: readonly Lane[] }) {
  const rows = lanes.flatMap(({ vehicle, reservations }) =>
    reservations.map((reservation) => ({ ...reservation, vehicle })),
  );
  return (
    <Table
      caption={admin.timeline}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => addressOf.reservation(id)}
      empty={admin.noReservations}
    />
  );
}
