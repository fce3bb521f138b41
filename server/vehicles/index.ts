/** What other features use of vehicles; reading and writing them is in repository.ts. */
export { vehicleAnswer, vehicleColumns, type VehicleRow } from './columns.ts';
