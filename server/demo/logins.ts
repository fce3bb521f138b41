/** Log-ins of the demo data, printed at start. */
export const demoLogins = {
  administrator: { email: 'admin@fuhrpark.example', password: 'Fuhrpark-Demo-1!' },
  counter: { email: 'theke@fuhrpark.example', password: 'Theke-Demo-1!' },
  accounting: { email: 'buchhaltung@fuhrpark.example', password: 'Buchhaltung-Demo-1!' },
  customer: { email: 'kunde@fuhrpark.example', password: 'Kunden-Demo-1!' },
} as const;
