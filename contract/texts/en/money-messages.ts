/** Messages about money that is noted, and about reports of it. */
export const moneyMessages = {
  payments: {
    id: 'Send a UUID that names the payment',
    kind: 'Select what was paid or given back',
    method: 'Select how it was paid',
    amount: 'Please enter an amount above zero',
    note: 'Please enter a note',
    at: 'Select when it was',
    abovePaid: 'That is more than was paid. Only what was paid can be refunded',
    aboveHeld: 'That is more than is held. Only the deposit that was taken can be given back',
    needed: 'Part of this was given back already. Remove that first',
    final: 'This was noted on an earlier day and stays. Note a refund instead',
    notFound: 'There is no such payment',
    idReused: 'Another payment was sent with this id',
    added: 'Payment was noted',
    removed: 'Payment was removed',
  },
  reports: {
    month: 'Select a month',
    lines: 'Say true or false',
    format: 'Say csv or xlsx',
  },
} as const;
