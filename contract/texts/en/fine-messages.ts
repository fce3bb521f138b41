/** Messages about who had a vehicle. */
export const fineMessages = {
  fines: {
    plate: 'Please enter the licence plate',
    at: 'Please enter when it was',
    reason: 'Please enter the reason, such as the file number of the notice',
    to: 'Please select whom the letter is for',
    recipient: 'Please enter the recipient with a line for each part of the address',
    reference: 'Please enter the reference as a line',
    nobody: 'Nobody had this vehicle at that time',
    noVehicle: 'No vehicle had this licence plate at that time',
  },
} as const;
