import { importCustomers, importVehicles } from '../../../../contract/office/imports.ts';
import { pages } from '../../../../contract/site/pages.ts';

/** What tables are imported as: the call, and the list in which the rows are then. */
export const targets = {
  vehicles: { endpoint: importVehicles, list: pages.adminVehicles },
  customers: { endpoint: importCustomers, list: pages.adminUsers },
};
export type TargetName = keyof typeof targets;
