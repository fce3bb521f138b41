/** Answers of figures in the API's description. */
export const figures = {
  ...{ from: '2030-01-01', until: '2030-01-31' },
  ...{ previousFrom: '2029-12-01', previousUntil: '2029-12-31' },
  asOf: '2030-02-01T08:00:00',
  revenue: { current: 11_480, previous: 10_250 },
  utilisation: { current: 0.42, previous: 0.38 },
  bookings: { current: 96, previous: 91 },
  cancellations: { current: 4, previous: 7 },
  noShows: { current: 1, previous: 0 },
  averageHours: { current: 21.5, previous: 19.75 },
  averagePrice: { current: 119.58, previous: 112.64 },
  step: 'day' as const,
  points: [{ from: '2030-01-01', bookings: 3, revenue: 370.5 }],
  utilisationPerVehicle: [{ vehicleId: 3, model: 'Kleinwagen Stadt E', utilisation: 0.61 }],
};

/** What else of a day's work the dashboard lists. */
export const attention = {
  conflicts: [
    {
      ...{ id: 9, customer: 'Erika Mustermann', vehicleId: 3 },
      ...{ model: 'Kleinwagen Stadt E', licencePlate: 'XX-NB 101E' },
      ...{ pickUpTime: '2030-01-02T14:00:00', reason: 'late' as const },
    },
  ],
  dues: [
    {
      ...{ id: 4, model: 'Kastenwagen 11', licencePlate: 'XX-NB 140' },
      ...{ inspectionDueOn: '2030-01-31', safetyCheckDueOn: null },
    },
  ],
  unanswered: [
    { id: 5, subject: 'Anhänger', name: 'Max Muster', createdAt: '2030-01-02T08:15:00' },
  ],
  mails: [
    {
      ...{ id: 6, template: 'booking-confirmed', recipient: 'erika@example.com' },
      createdAt: '2030-01-01T10:00:00',
    },
  ],
};
