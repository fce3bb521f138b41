import type { Lane } from '../../../../contract/timeline.ts';
import { dateTime } from '../../../lib/format.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { addressOf } from '../shell/router.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

type Row = Lane['reservations'][number] & Pick<Lane, 'vehicle'>;

const columns: Column<Row>[] = [
  { title: adminTexts.vehicle, cell: ({ vehicle }) => vehicle.model },
  { title: adminTexts.customer, cell: ({ customer }) => customer },
  { title: adminTexts.pickUp, cell: ({ pickUpTime }) => dateTime(pickUpTime) },
  { title: adminTexts.dropOff, cell: ({ dropOffTime }) => dateTime(dropOffTime) },
  { title: adminTexts.status, cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The reservations in view as a table. */
export function TimelineTable({ lanes }: { lanes: readonly Lane[] }) {
  const rows = lanes.flatMap(({ vehicle, reservations }) =>
    reservations.map((reservation) => ({ ...reservation, vehicle })),
  );
  return (
    <Table
      caption={adminTexts.timeline}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => addressOf.reservation(id)}
      empty={adminTexts.noReservations}
    />
  );
}
