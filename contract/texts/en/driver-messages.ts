/** Messages about who drives. */
export const driverMessages = {
  drivers: {
    name: 'Please enter the name of the driver',
    list: 'Please name the drivers as a list',
    tooMany: ({ maximum }: { maximum: number }) => `A reservation has at most ${maximum} drivers`,
    handedOver: 'You have the vehicle already. For another driver please call us{phone}',
    saved: 'The drivers were saved',
  },
} as const;
