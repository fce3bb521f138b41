import { exportVehicles } from '../../../../contract/office/exports.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import {
  isOptional,
  vehicleFields,
  vehicleFieldsIn,
} from '../../../../contract/vehicles/vehicle-fields.ts';
import {
  fleetFilters,
  stateFilters,
  vehicleSorts,
  type ListedVehicle,
  type FleetVehicle,
} from '../../../../contract/vehicles/vehicles.ts';
import { call } from '../../../lib/api/api.ts';
import { price } from '../../../lib/texts/format.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { pageOfFleet } from '../../../lib/host/vehicles.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { filterNames } from '../list/list-address.ts';
import { useList, type ListSource } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { addressOf, mayOpen } from '../shell/router.ts';
import { ScreenLink } from '../shell/ScreenLink.tsx';
import { homePlaceName } from './home-place.ts';
import { VehicleName } from '../VehicleName.tsx';
import stacked from '../list/stacked.module.css';
import areas from './VehiclesScreen.module.css';
import { StateCell } from './StateCell.tsx';
import { vehicleActions } from './vehicle-actions.ts';
import { VehicleFilters } from './VehicleFilters.tsx';
import { adminTexts, blockTexts, importTexts, priceTexts } from '../../../lib/texts/texts.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import { VehicleImage } from '../../ui/VehicleImage.tsx';
import { imageOf } from '../../../lib/api/images.ts';
import styles from './PicturedModel.module.css';
import { may } from '../../../lib/session/may.ts';

type Sort = (typeof vehicleSorts)[number];

const fields = (isOurs: boolean): Column<ListedVehicle>[] =>
  vehicleFieldsIn('list')
    // The licence plate stands below the model.
    .filter((name) => (isOurs ? name !== 'licencePlate' : !isOptional(name)))
    .map((name) => {
      const { kind } = vehicleFields[name];
      return {
        title: vehicleTexts()[name],
        area: name,
        isNamed: name === 'pricePerHour',
        cell: (vehicle) => cellOf(vehicle, name),
        numeric: kind === 'count' || kind === 'price',
        ...(isSort(name) && { sort: name }),
      };
    });

/** What the vehicle does stands beside its name. */
function columns(isOurs: boolean): Column<ListedVehicle>[] {
  const [name, ...others] = fields(isOurs);
  const state: Column<ListedVehicle> = {
    title: blockTexts().state,
    area: 'state',
    grows: 1.25,
    cell: (vehicle) => <StateCell vehicle={vehicle} />,
  };
  return [{ ...name!, grows: 1 }, ...(isOurs ? [state] : []), ...others];
}

const isSort = (name: string): name is Sort => (vehicleSorts as readonly string[]).includes(name);

function cellOf(vehicle: ListedVehicle, name: ReturnType<typeof vehicleFieldsIn<'list'>>[number]) {
  if (name === 'model') return <PicturedModel vehicle={vehicle} />;
  if (name === 'pricePerHour') return price(vehicle.pricePerHour);
  if (name === 'category') return vehicle.category ? choiceText(vehicle.category) : '–';
  if (name === 'homePlace') return vehicle.homePlace ? homePlaceName(vehicle.homePlace) : '–';
  return vehicle[name] ?? '–';
}

/** The query with filters of the contract; others, from a mistyped address, are left out. */
const filtersOf = <Query extends { category?: string | undefined; state?: string | undefined }>(
  query: Query,
) => ({
  ...query,
  category: vehicleFields.category.choices.find((category) => category === query.category),
  state: stateFilters.find((state) => state === query.state),
});

const source: ListSource<ListedVehicle, Sort, keyof typeof fleetFilters> = {
  sorts: vehicleSorts,
  usual: { sort: 'model', direction: 'ASC' },
  filters: filterNames(fleetFilters),
  load: (query) => pageOfFleet(filtersOf(query)),
};

export function VehiclesScreen() {
  const list = useList(source);
  const isOurs = useIsOurs();
  return (
    <>
      <ScreenHeader title={adminTexts().vehicles}>
        <ListActions
          title={adminTexts().vehicles}
          download={
            may('exports') && {
              name: 'vehicles',
              label: adminTexts().downloadVehicles,
              query: filtersOf(list.downloadQuery),
              count: list.shownPage?.totalElements,
              load: (query) => call(exportVehicles, { query }),
            }
          }
          links={[
            isOurs && { to: 'importVehicles', text: importTexts().open },
            isOurs && { to: 'vehiclePrices', text: priceTexts().change },
          ]}
        >
          <ScreenLink to="newVehicle" icon="plus" text={adminTexts().newVehicle} isMain />
        </ListActions>
      </ScreenHeader>
      <div className="stack">
        {isOurs && <VehicleFilters filters={list.state.filters} onFilter={list.filter} />}
        <ListView
          list={list}
          caption={adminTexts().vehicles}
          columns={columns(isOurs)}
          tableClass={isOurs ? `${stacked.stacked} ${areas.areas}` : undefined}
          menu={isOurs ? Menu : undefined}
          rowHref={({ id }) => addressOf.vehicle(id)}
          empty={adminTexts().noVehicles}
        />
      </div>
    </>
  );
}

const Menu = (vehicle: ListedVehicle) => (
  <RowMenu
    label={adminTexts().moreActions(vehicleName(vehicle))}
    items={[
      may('vehicles.write') && {
        label: adminTexts().edit,
        href: addressOf.vehicle(vehicle.id, { begins: 'edit' }),
      },
      !vehicle.retiredAt &&
        may('blocks') && {
          label: blockTexts().create,
          href: addressOf.vehicle(vehicle.id, { begins: 'block' }),
        },
      mayOpen('newReservation') && {
        label: adminTexts().newReservation,
        href: addressOf.newReservation({ vehicle: vehicle.id }),
      },
      ...vehicleActions(vehicle),
    ]}
  />
);

/** A vehicle's model beside its picture, which says nothing more. */
function PicturedModel({ vehicle }: { vehicle: FleetVehicle }) {
  return (
    <span className={styles.name}>
      <span className={styles.image}>
        <VehicleImage image={imageOf(vehicle)} sizes="4rem" alt="" />
      </span>
      <span>
        <VehicleName vehicle={vehicle} />
      </span>
    </span>
  );
}
