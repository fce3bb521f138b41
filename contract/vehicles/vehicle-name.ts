/** What staff call a vehicle: its model with its licence plate, `Kombi, XX-NB 111`. */
export const vehicleName = ({
  model,
  licencePlate,
}: {
  model: string;
  licencePlate?: string | null | undefined;
}): string => (licencePlate ? `${model}, ${licencePlate}` : model);
