import type { z } from 'zod';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import type { listReadings } from '../../../../contract/vehicles/vehicle-changes.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { adminTexts, counterTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Table } from '../../ui/Table.tsx';
import { addressOf } from '../shell/router.ts';

type Readings = z.output<typeof listReadings.answer>;

/** What was read off a vehicle at its hand-overs and returns. */
export function VehicleMileage({ load }: { load: () => Promise<Readings> }) {
  const { title, at, step, none } = fleetTexts().mileage;
  return (
    <Loaded load={load} failed={adminTexts().failed(title)}>
      {(readings) => (
        <Table
          caption={title}
          columns={[
            { title: at, cell: (reading) => dateTime(reading.at) },
            {
              title: step,
              cell: ({ step, reservationId }) => (
                <>
                  {counterTexts().recorded[step]},{' '}
                  <a href={addressOf.reservation(reservationId)}>
                    {reservationNumber(reservationId)}
                  </a>
                </>
              ),
            },
            {
              title,
              cell: ({ mileageKm }) => counterTexts().kilometres(mileageKm),
              numeric: true,
            },
          ]}
          rows={readings}
          rowKey={({ reservationId, step }) => `${reservationId} ${step}`}
          empty={none}
        />
      )}
    </Loaded>
  );
}
