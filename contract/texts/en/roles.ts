/** What each role is called, and what it gives. */
export const roleTexts = {
  gives: {
    Customer: 'Books and sees their own reservations.',
    Counter:
      'Books for customers, hands over, takes back, notes payments and answers messages; discounts up to the limit of the settings.',
    Accounting:
      'Sees reservations and customers, issues invoices, notes payments, sends reminders and downloads reports.',
    Administrator: 'May do everything.',
  } as Record<string, string>,
  names: {
    Customer: 'Customer',
    Counter: 'Counter',
    Accounting: 'Accounting',
    Administrator: 'Admin',
  } as Record<string, string>,
};
