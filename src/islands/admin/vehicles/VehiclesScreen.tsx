import { exportVehicles } from '../../../../contract/exports.ts';
import { pages } from '../../../../contract/pages.ts';
import { isOptional, vehicleFields, vehicleFieldsIn } from '../../../../contract/vehicle-fields.ts';
import { vehicleSorts, type ListedVehicle } from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { price } from '../../../lib/format.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { choiceText } from '../../../lib/vehicle-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { DownloadButton } from '../list/DownloadButton.tsx';
import { useList, type ListSource } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { addressOf } from '../shell/router.ts';
import { filtersOf, pageOfFleet } from './page-of-fleet.ts';
import { StateCell } from './StateCell.tsx';
import { VehicleFilters } from './VehicleFilters.tsx';
import { VehicleName } from './VehicleName.tsx';
import { adminTexts, blockTexts, priceTexts } from '../../../lib/texts.ts';
import { vehicleTexts } from '../../../lib/vehicle-texts.ts';

type Sort = (typeof vehicleSorts)[number];

const fields = (isFull: boolean): Column<ListedVehicle>[] =>
  vehicleFieldsIn('list')
    .filter((name) => isFull || !isOptional(name))
    .map((name) => {
      const { kind } = vehicleFields[name];
      return {
        title: vehicleTexts()[name],
        cell: (vehicle) => cellOf(vehicle, name),
        numeric: kind === 'count' || kind === 'price',
        ...(isSort(name) && { sort: name }),
      };
    });

/** What the vehicle does stands beside its name. */
function columns(isFull: boolean, hasStates: boolean): Column<ListedVehicle>[] {
  const [name, ...others] = fields(isFull);
  const state: Column<ListedVehicle> = {
    title: blockTexts().state,
    cell: (vehicle) => <StateCell vehicle={vehicle} />,
  };
  return [name!, ...(hasStates ? [state] : []), ...others];
}

const isSort = (name: string): name is Sort => (vehicleSorts as readonly string[]).includes(name);

function cellOf(vehicle: ListedVehicle, name: ReturnType<typeof vehicleFieldsIn<'list'>>[number]) {
  if (name === 'model') return <VehicleName vehicle={vehicle} />;
  if (name === 'pricePerHour') return price(vehicle.pricePerHour);
  if (name === 'category') return vehicle.category ? choiceText(vehicle.category) : '–';
  return vehicle[name] ?? '–';
}

const source: ListSource<ListedVehicle, Sort, 'search' | 'category' | 'state'> = {
  sorts: vehicleSorts,
  usual: { sort: 'model', direction: 'ASC' },
  filters: ['search', 'category', 'state'],
  load: pageOfFleet,
};

export function VehiclesScreen() {
  const list = useList(source);
  const isFull = useOffers('vehicleData');
  const hasPrices = useOffers('prices');
  const hasStates = useOffers('blocks') && isFull;
  const hasRetired = useOffers('retirement');
  return (
    <>
      <ScreenHeader title={adminTexts().vehicles}>
        <div className="cluster">
          <DownloadButton
            name="vehicles"
            label={adminTexts().downloadVehicles}
            query={list.asked}
            count={list.known?.totalElements}
            load={(query) => call(exportVehicles, { query: filtersOf(query) })}
          />
          {hasPrices && (
            <a className="button" href={pages.adminVehiclePrices}>
              {priceTexts().change}
            </a>
          )}
          <a className="button button--primary" href={pages.adminNewVehicle}>
            <Icon name="plus" />
            {adminTexts().newVehicle}
          </a>
        </div>
      </ScreenHeader>
      <div className="stack">
        {isFull && (
          <VehicleFilters
            filters={list.state.filters}
            onFilter={list.filter}
            hasStates={hasStates}
            hasRetired={hasRetired}
          />
        )}
        <ListView
          list={list}
          caption={adminTexts().vehicles}
          columns={columns(isFull, hasStates)}
          rowHref={({ id }) => addressOf.vehicle(id)}
          empty={adminTexts().noVehicles}
        />
      </div>
    </>
  );
}
