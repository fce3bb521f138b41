/** Classes of driving licences that a vehicle may need. */
export const licenceClasses = ['B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D'] as const;
