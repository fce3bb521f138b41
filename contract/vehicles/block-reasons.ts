/** Why a vehicle is out of service. */
export const blockReasons = ['maintenance', 'inspection', 'repair', 'own_use'] as const;
