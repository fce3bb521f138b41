/** What staff tell a vehicle from others by. */
export interface NamedVehicle {
  model: string;
  licencePlate?: string | null | undefined;
}

/** What staff call a vehicle: its model with its licence plate, `Kombi, XX-NB 111`. */
export const vehicleName = ({ model, licencePlate }: NamedVehicle): string =>
  licencePlate ? `${model}, ${licencePlate}` : model;
