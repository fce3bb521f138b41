import { ImportScreen } from './ImportScreen.tsx';

export const ImportVehiclesScreen = () => <ImportScreen name="vehicles" />;

export const ImportCustomersScreen = () => <ImportScreen name="customers" />;
