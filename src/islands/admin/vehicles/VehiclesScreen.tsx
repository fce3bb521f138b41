import { exportVehicles } from '../../../../contract/exports.ts';
import { pages } from '../../../../contract/pages.ts';
import { vehicleFields, vehicleFieldsIn } from '../../../../contract/vehicle-fields.ts';
import { pageVehicles, vehicleSorts, type Vehicle } from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { price } from '../../../lib/format.ts';
import { texts } from '../../../../contract/texts/en/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { DownloadButton } from '../list/DownloadButton.tsx';
import { useList, type ListSource } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { addressOf } from '../shell/router.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

const { vehicles } = texts;

const columns = vehicleFieldsIn('list').map((name): Column<Vehicle> => {
  const { kind } = vehicleFields[name];
  const sort: (typeof vehicleSorts)[number] = name;
  const cell = (vehicle: Vehicle) =>
    kind === 'price' ? price(Number(vehicle[name])) : vehicle[name];
  return { title: vehicles[name], cell, sort, numeric: kind !== 'line' };
});

const source: ListSource<Vehicle, (typeof vehicleSorts)[number], never> = {
  sorts: vehicleSorts,
  usual: { sort: 'model', direction: 'ASC' },
  filters: [],
  load: (query) => call(pageVehicles, { query }),
};

export function VehiclesScreen() {
  const list = useList(source);
  return (
    <>
      <ScreenHeader title={adminTexts.vehicles}>
        <div className="cluster">
          <DownloadButton
            name="vehicles"
            label={adminTexts.downloadVehicles}
            query={list.asked}
            count={list.known?.totalElements}
            load={(query) => call(exportVehicles, { query })}
          />
          <a className="button button--primary" href={pages.adminNewVehicle}>
            <Icon name="plus" />
            {adminTexts.newVehicle}
          </a>
        </div>
      </ScreenHeader>
      <ListView
        list={list}
        caption={adminTexts.vehicles}
        columns={columns}
        rowHref={({ id }) => addressOf.vehicle(id)}
        empty={adminTexts.noVehicles}
      />
    </>
  );
}
