import { useCallback } from 'react';
import type { z } from 'zod';
import { listReadings } from '../../../../contract/vehicles/vehicle-changes.ts';
import { call } from '../../../lib/api/api.ts';
import { dateTime, shortDate } from '../../../lib/texts/format.ts';
import { adminTexts, counterTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ChartCard } from '../dashboard/ChartCard.tsx';

type Reading = z.output<typeof listReadings.answer>[number];

/** What was read off a vehicle at its hand-overs and returns, as a chart and as a table. */
export function VehicleMileage({ vehicleId }: { vehicleId: number }) {
  const load = useCallback(() => call(listReadings, { params: { id: vehicleId } }), [vehicleId]);
  return (
    <Loaded load={load} failed={adminTexts().failed(fleetTexts().mileage.title)}>
      {(readings) => <Readings readings={readings} />}
    </Loaded>
  );
}

function Readings({ readings }: { readings: readonly Reading[] }) {
  const texts = fleetTexts().mileage;
  if (readings.length === 0) return <p className="muted">{texts.none}</p>;
  return (
    <ChartCard
      title={texts.chart}
      columnTitles={[texts.at, texts.title]}
      points={readings.map(({ at, mileageKm, reservationId, step }) => ({
        key: `${reservationId} ${step}`,
        label: shortDate(at.slice(0, 10)),
        name: `${dateTime(at)}, ${counterTexts().recorded[step]}`,
        value: mileageKm,
      }))}
      colour="--fibre-3"
      layout="vertical"
      format={counterTexts().kilometres}
    />
  );
}
