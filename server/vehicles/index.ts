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
export { storeFurtherImages } from './images.ts';
export { listedVehicles, matchingVehicles } from './search.ts';
export { inspectionFrom } from './state.ts';
