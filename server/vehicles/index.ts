/** What other features use of vehicles; reading and writing them is in repository.ts. */
export {
  fleetColumns,
  rentedFleetJson,
  rentedVehicleJson,
  vehicleAnswer,
  vehicleColumns,
  vehicleJson,
  type VehicleAnswer,
  type VehicleRow,
} from './columns.ts';
export { equal, fromEquals } from './equal.ts';
export { lockUnshared, storeFurtherImages } from './images.ts';
export { describeLostPlaces } from './lost-places.ts';
export { checkPlate, describeSharedPlates } from './plates.ts';
export { isNamed, listedVehicles, matchingVehicles } from './search.ts';
export { inspectionFrom, vehicleState } from './state.ts';
